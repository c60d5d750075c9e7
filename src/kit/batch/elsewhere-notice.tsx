import { Box } from '~/styled-system/jsx'
import { useEffect, useRef, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

/** Another tab works on it, it was left unfinished, or it is finished and its outcomes are kept. */
export type Elsewhere = 'open' | 'left' | 'finished'

type ElsewhereNoticeProps = {
  title: MessageDescriptor
  elsewhere: Elsewhere
  onTake: (signal: AbortSignal) => Promise<void>
}

/** Says that a batch is in another tab, or was left, and offers to continue it here. */
export function ElsewhereNotice({ title, elsewhere, onTake }: ElsewhereNoticeProps) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])
  const take = async () => {
    setBusy(true)
    left.current = new AbortController()
    await onTake(left.current.signal).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Box mb="4">
      <Notice
        status="info"
        role="status"
        title={
          <FormattedMessage {...texts[elsewhere]} values={{ title: intl.formatMessage(title) }} />
        }
        action={
          <BusyButton size="sm" quiet busy={busy} onClick={() => void take()}>
            <FormattedMessage {...(elsewhere === 'finished' ? showHere : continueHere)} />
          </BusyButton>
        }
      />
    </Box>
  )
}

const texts = {
  open: defineMessage<{ title: string }>({
    defaultMessage: '“{title}” is being done in another tab. Continue here?',
    description: 'Notice above a list; `title` names work on many things, such as “Move devices”',
  }),
  left: defineMessage<{ title: string }>({
    defaultMessage: '“{title}” was started earlier and is not finished. Continue here?',
    description: 'Notice above a list; `title` names work on many things, such as “Move devices”',
  }),
  finished: defineMessage<{ title: string }>({
    defaultMessage: '“{title}” is finished, but its results have not been closed.',
    description: 'Notice above a list; `title` names work on many things, such as “Move devices”',
  }),
}

const showHere = defineMessage({
  defaultMessage: 'Show the results here',
  description: 'Button: shows what came of work on many things that is open in another tab',
})

const continueHere = defineMessage({
  defaultMessage: 'Continue here',
  description: 'Button: takes over work on many things from another tab',
})
