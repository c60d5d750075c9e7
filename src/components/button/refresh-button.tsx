import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { useAgo } from '~/i18n/use-ago.ts'
import { Tooltip } from '~/components/tooltip/tooltip.tsx'

type RefreshButtonProps = {
  /** When what is shown was loaded, in milliseconds since 1970; 0 as long as something is not there. */
  updatedAt: number
  busy: boolean
  failed: boolean
  onRefresh: () => void
}

/** Loads what is shown anew, and says how old it is: the exact time is in a tooltip. */
export function RefreshButton({ updatedAt, busy, failed, onRefresh }: RefreshButtonProps) {
  const intl = useIntl()
  const ago = useAgo()
  /** What the last press has come to: a refresh that has not begun yet, one that has, or nothing. */
  const [asked, setAsked] = useState<'waiting' | 'begun'>()
  if (asked === 'waiting' && busy) setAsked('begun')
  const refresh = () => {
    setAsked('waiting')
    onRefresh()
  }
  const instant = updatedAt > 0 ? new Date(updatedAt).toISOString() : ''
  const exact = instant && formatInstant(intl, instant)
  return (
    <Flex align="center" gap="3">
      {instant && (
        <Text asChild textStyle="sm" color="fg.muted">
          <time dateTime={instant} title={exact}>
            <FormattedMessage {...updated} values={{ ago: ago(updatedAt) }} />
          </time>
        </Text>
      )}
      <Tooltip content={exact && <FormattedMessage {...updatedAtTime} values={{ time: exact }} />}>
        {(trigger) => (
          <Button
            {...trigger}
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-busy={busy}
            onClick={refresh}
          >
            <Box asChild animation={busy ? 'spin' : undefined}>
              <RefreshCw aria-hidden />
            </Box>
            <FormattedMessage {...messages.refresh} />
          </Button>
        )}
      </Tooltip>
      <Box role="status" srOnly>
        {asked === 'begun' && !busy && !failed && <FormattedMessage {...messages.refreshed} />}
      </Box>
    </Flex>
  )
}

const updated = defineMessage<{ ago: string }>({
  defaultMessage: 'Updated {ago}',
  description: 'When what is shown was loaded, for example "Updated 5 minutes ago"',
})

const updatedAtTime = defineMessage<{ time: string }>({
  defaultMessage: 'Last updated {time}',
  description: 'When exactly what is shown was loaded: "Last updated Nov 16, 2026, 10:00 AM EST"',
})

const messages = defineMessages({
  refresh: { defaultMessage: 'Refresh', description: 'Button that loads what is shown anew' },
  refreshed: {
    defaultMessage: 'Refreshed',
    description: 'Announced to screen readers when a refresh has ended',
  },
})
