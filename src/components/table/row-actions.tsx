import { Box, Button, Flex, IconButton } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { defineMessage, useIntl } from 'react-intl'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { MissingPart } from '~/components/lazy/missing-part.tsx'
import { useMenu } from '~/components/menu/use-menu.ts'
import type { RowAction } from './row-action.ts'
import { useWide } from './use-wide.ts'

const ActionsMenu = lazyPart(
  async () => (await import('./actions-menu.tsx')).ActionsMenu,
  MissingPart,
)

type RowActionsProps = {
  actions: readonly RowAction[]
  /** What the row is called: buttons of different rows have different names. */
  rowName: string
  compact: boolean
}

/** What can be done with a row: buttons, of icons alone where the table is not wide; on a phone a menu. */
export function RowActions(props: RowActionsProps) {
  const wide = useWide()
  if (props.actions.length === 0) return null
  return wide ? <ActionButtons {...props} /> : <ActionsMenuButton {...props} />
}

function ActionButtons({ actions, rowName, compact }: RowActionsProps) {
  const intl = useIntl()
  return (
    <Flex gap="1" mx="-2">
      {actions.map((action) => {
        const label = intl.formatMessage(action.label)
        const Icon = action.icon
        const look = {
          size: compact ? '2xs' : 'xs',
          variant: 'ghost',
          colorPalette: action.danger ? 'red' : 'gray',
          title: label,
          'aria-label': intl.formatMessage(actionOf, { action: label, row: rowName }),
        } as const
        const content = (
          <>
            <Icon aria-hidden />
            <Box as="span" srOnly css={wordsWhereRoomy}>
              {label}
            </Box>
          </>
        )
        return 'link' in action && !action.disabled ? (
          <Button key={label} asChild {...look}>
            <Link {...action.link} target={action.newTab ? '_blank' : undefined}>
              {content}
            </Link>
          </Button>
        ) : (
          <Button
            key={label}
            {...look}
            disabled={action.disabled}
            onClick={'onSelect' in action ? action.onSelect : undefined}
          >
            {content}
          </Button>
        )
      })}
    </Flex>
  )
}

function ActionsMenuButton({ actions, rowName, compact }: RowActionsProps) {
  const intl = useIntl()
  const menu = useMenu()
  return (
    <>
      <IconButton
        {...menu.button}
        size={compact ? '2xs' : 'xs'}
        variant="ghost"
        colorPalette="gray"
        aria-label={intl.formatMessage(actionsFor, { row: rowName })}
      >
        <MoreHorizontal aria-hidden />
      </IconButton>
      {menu.open && <ActionsMenu actions={actions} {...menu.content} />}
    </>
  )
}

/** The frame of the table is the container. */
const wordsWhereRoomy = {
  '@container (min-width: 64rem)': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: '0',
    overflow: 'visible',
    clip: 'auto',
  },
}

const actionOf = defineMessage<{ action: string; row: string }>({
  defaultMessage: '{action}: {row}',
  description: 'Names a button of a row for screen readers: what it does, and the row',
})

const actionsFor = defineMessage<{ row: string }>({
  defaultMessage: 'Actions for {row}',
  description: 'Button that opens the menu of what can be done with a row',
})
