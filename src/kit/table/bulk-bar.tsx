import { useId } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import type { ActionBase } from './row-action.ts'

type BulkBarProps = {
  /** How many rows are selected. */
  count: number
  actions: readonly (ActionBase & { onSelect: () => void })[]
  onClear: () => void
}

/** The actions on the selected rows. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <Flex
      // Its buttons may have the same names as those of a row.
      role="group"
      aria-labelledby={id}
      wrap="wrap"
      align="center"
      gap="2"
      px="3"
      py="1.5"
      bg="teal.subtle"
      borderTopWidth="1px"
      textStyle="sm"
      // Below the rows, so that they do not move under the pointer, and always in sight.
      data-stays-in-sight
      data-unsaved
      position="sticky"
      bottom="0"
      zIndex="docked"
    >
      <Box id={id} fontWeight="medium" me="auto" fontVariantNumeric="tabular-nums" role="status">
        <FormattedMessage {...selectedCount} values={{ count }} />
      </Box>
      {actions
        .filter(({ hidden }) => !hidden)
        .map(({ label, icon: Icon, danger, disabled, onSelect }) => (
          <WhyDisabled key={label.id} reason={disabled && intl.formatMessage(disabled)}>
            {(control) => (
              <Button
                size="xs"
                variant="outline"
                className={css({ bg: 'bg.panel', colorPalette: danger ? 'red' : 'gray' })}
                onClick={onSelect}
                {...control}
              >
                <Icon aria-hidden />
                <FormattedMessage {...label} />
              </Button>
            )}
          </WhyDisabled>
        ))}
      <Button size="xs" variant="ghost" className={css({ colorPalette: 'gray' })} onClick={onClear}>
        <FormattedMessage {...messages.clear} />
      </Button>
    </Flex>
  )
}

const messages = defineMessages({
  clear: { defaultMessage: 'Clear selection', description: 'Button that selects no row any more' },
})

const selectedCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# selected} other {# selected}}',
  description: 'How many rows of a table are selected',
})
