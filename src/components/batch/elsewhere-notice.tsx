import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { BusyButton } from '~/components/button/busy-button.tsx'
import { Notice } from '~/components/feedback/notice.tsx'

type ElsewhereNoticeProps = {
  title: MessageDescriptor
  /** Whether another tab works on it. Otherwise it was left unfinished. */
  isOpen: boolean
  onTake: (signal: AbortSignal) => Promise<void>
}

/** Says that a batch is in another tab, or was left, and offers to continue it here. */
export function ElsewhereNotice({ title, isOpen, onTake }: ElsewhereNoticeProps) {
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
          <FormattedMessage
            {...(isOpen ? openElsewhere : leftUnfinished)}
            values={{ title: intl.formatMessage(title) }}
          />
        }
        action={
          <BusyButton
            size="sm"
            variant="outline"
            colorPalette="gray"
            busy={busy}
            onClick={() => void take()}
          >
            <FormattedMessage {...continueHere} />
          </BusyButton>
        }
      />
    </Box>
  )
}

const openElsewhere = defineMessage<{ title: string }>({
  defaultMessage: '“{title}” is being done in another tab. Continue here?',
  description: 'Notice above a list; `title` names work on many things, such as “Move devices”',
})

const leftUnfinished = defineMessage<{ title: string }>({
  defaultMessage: '“{title}” was started earlier and is not finished. Continue here?',
  description: 'Notice above a list; `title` names work on many things, such as “Move devices”',
})

const continueHere = defineMessage({
  defaultMessage: 'Continue here',
  description: 'Button: takes over work on many things from another tab',
})
