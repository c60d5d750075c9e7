import { RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { ButtonText, iconOnPhone } from '~/ui/button/button-text.tsx'
import { Button } from '~/ui/button/button.tsx'
import { RelativeTime } from '~/ui/tooltip/relative-time.tsx'

type RefreshButtonProps = {
  /** When the data was loaded, in milliseconds since 1970; 0 until all of it has arrived. */
  updatedAt: number
  /** Replaces the age. */
  note?: ReactNode
  busy: boolean
  failed: boolean
  onRefresh: () => void
}

/** Reloads the data and shows its age; the exact time is in a tooltip. */
export function RefreshButton({ updatedAt, note, busy, failed, onRefresh }: RefreshButtonProps) {
  /** The progress of the last press. */
  const [asked, setAsked] = useState<'waiting' | 'begun'>()
  if (asked === 'waiting' && busy) setAsked('begun')
  const refresh = () => {
    setAsked('waiting')
    onRefresh()
  }
  return (
    // On a phone, the age fills what the buttons leave of their line.
    <Flex display={{ base: 'contents', md: 'flex' }} align="center" columnGap="3">
      {/* Reserves its space while the data loads. */}
      <p className={age} data-failed={failed || undefined}>
        {note ??
          (updatedAt > 0 && (
            <RelativeTime instant={updatedAt}>
              {(ago) => <FormattedMessage {...updated} values={{ ago }} />}
            </RelativeTime>
          ))}
      </p>
      <Button size="sm" quiet className={iconOnPhone} aria-busy={busy} onClick={refresh}>
        <ButtonText
          icon={<RefreshCw aria-hidden className={busy ? css({ animation: 'spin' }) : undefined} />}
          label={messages.refresh}
        />
      </Button>
      <Box role="status" srOnly>
        {asked === 'begun' && !busy && !failed && <FormattedMessage {...messages.refreshed} />}
      </Box>
    </Flex>
  )
}

const age = css({
  flex: { base: '1 0 0', md: 'none' },
  minW: { base: '20', md: '28' },
  minH: '5',
  lineHeight: { base: 'short', md: 'inherit' },
  textAlign: 'end',
  textStyle: 'sm',
  color: 'fg.muted',
  '&[data-failed]': { flexBasis: { base: 'full', md: 'auto' } },
})

/** The age of the data. */
export const updated = defineMessage<{ ago: string }>({
  defaultMessage: 'Updated {ago}',
  description: 'When what is shown was loaded, for example "Updated 5 minutes ago"',
})

const messages = defineMessages({
  refresh: { defaultMessage: 'Refresh', description: 'Button that reloads the data of a screen' },
  refreshed: {
    defaultMessage: 'Refreshed',
    description: 'Announced to screen readers when a refresh has ended',
  },
})
