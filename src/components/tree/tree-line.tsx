import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { ChevronRight, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'

type TreeLineProps = {
  name: string
  /** Beside the name, muted. */
  details: ReactNode
  level: number
  open: boolean | undefined
  /** Whether Tab leads to its buttons. */
  active: boolean
  /** Why it may not be deleted, or null. */
  keptBecause: string | null
  /** Of the name and the details, which name the line. */
  nameId: string
  detailsId: string
  onToggle: () => void
  onAddChild: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What a line of the tree shows: the name below its parent's, and the buttons of the node. */
export function TreeLine({ name, details, active, keptBecause, ...props }: TreeLineProps) {
  const intl = useIntl()
  const button = {
    type: 'button',
    variant: 'ghost',
    size: 'xs',
    colorPalette: 'gray',
    tabIndex: active ? 0 : -1,
  } as const
  const labels = {
    addChild: intl.formatMessage(addChildTo, { name }),
    edit: intl.formatMessage(edit, { name }),
    remove: intl.formatMessage(remove, { name }),
  }
  return (
    <Flex
      align="center"
      gap="1"
      minH="11"
      py="1"
      pe="2"
      style={{ paddingInlineStart: `calc(var(--tree-indent) * ${props.level - 1})` }}
      css={{ '--tree-indent': { base: '{spacing.3}', md: '{spacing.6}' } }}
    >
      <Flex w="7" flexShrink="0" justify="center">
        {props.open !== undefined && <Chevron open={props.open} onToggle={props.onToggle} />}
      </Flex>
      <Flex flex="1" minW="0" wrap="wrap" align="baseline" columnGap="3" textStyle="sm">
        <Text id={props.nameId} fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Flex id={props.detailsId} wrap="wrap" columnGap="3" textStyle="xs" color="fg.muted">
          {details}
        </Flex>
      </Flex>
      <Flex flexShrink="0">
        <Button
          {...button}
          px="2"
          title={labels.addChild}
          aria-label={labels.addChild}
          onClick={props.onAddChild}
        >
          <Plus aria-hidden />
          <Box as="span" hideBelow="md">
            <FormattedMessage {...messages.addChild} />
          </Box>
        </Button>
        <IconButton {...button} title={labels.edit} aria-label={labels.edit} onClick={props.onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          {...button}
          title={keptBecause ?? labels.remove}
          aria-label={labels.remove}
          // It can still be reached, and says why when it is pressed.
          aria-disabled={keptBecause !== null || undefined}
          onClick={props.onDelete}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Flex>
    </Flex>
  )
}

/** For the pointer; the keyboard has the arrows, and a screen reader the state of the line. */
function Chevron({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      boxSize="7"
      rounded="l2"
      color="fg.muted"
      cursor="button"
      _hover={{ bg: 'bg.muted' }}
      onClick={onToggle}
    >
      <Box
        asChild
        boxSize="4"
        transition="transform 120ms"
        transform={open ? 'rotate(90deg)' : undefined}
        _rtl={{ transform: open ? 'rotate(90deg)' : 'scaleX(-1)' }}
      >
        <ChevronRight />
      </Box>
    </Flex>
  )
}

const messages = defineMessages({
  addChild: {
    defaultMessage: 'Add Child',
    description: 'Button that adds a node below another one of a tree',
  },
})

const addChildTo = defineMessage<{ name: string }>({
  defaultMessage: 'Add Child to {name}',
  description: 'Button and heading: adds a node below the named one of a tree',
})

const edit = defineMessage<{ name: string }>({
  defaultMessage: 'Edit {name}',
  description: 'Button and heading: edits the named node of a tree',
})

const remove = defineMessage<{ name: string }>({
  defaultMessage: 'Delete {name}',
  description: 'Button and heading: deletes the named node of a tree',
})

/** The texts of a node's buttons, which also head their dialogs. */
export const treeMessages = { addChildTo, edit, remove }
