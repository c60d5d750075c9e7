import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { day } from '~/lib/units.ts'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ask } from '~/ui/dialog/ask.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import type { ScanSession } from './use-scan.ts'

/** Reports codes restored from an earlier visit, which the user may discard. */
export function KeptCodes({ session }: { session: ScanSession }) {
  const intl = useIntl()
  const [now] = useState(() => Date.now())
  const kept = new Set(session.kept)
  const last = session.entries.findLast(({ id }) => kept.has(id))
  if (!last) return null
  const isRecent = now - last.at < day
  const time = intl.formatDate(last.at, {
    ...(!isRecent && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <Notice
      status="info"
      role="status"
      title={<FormattedMessage {...from} values={{ count: kept.size, time }} />}
      action={
        <Flex gap="2">
          <Button
            size="sm"
            quiet
            onClick={() =>
              ask({
                title: intl.formatMessage(discardQuestion, { count: kept.size }),
                text: intl.formatMessage(messages.discardHint),
                confirmLabel: intl.formatMessage(words.discard),
                destructive: true,
                onConfirm: session.discard,
              })
            }
          >
            <FormattedMessage {...words.discard} />
          </Button>
          <Button size="sm" onClick={session.goOn}>
            <FormattedMessage {...messages.goOn} />
          </Button>
        </Flex>
      }
    />
  )
}

const from = defineMessage<{ count: number; time: string }>({
  defaultMessage: '{count, plural, one {# scanned code} other {# scanned codes}} from {time}',
  description: 'Codes that were scanned before and are in the list again; time: of the last one',
})

const discardQuestion = defineMessage<{ count: number }>({
  defaultMessage: 'Discard {count, plural, one {# code} other {# codes}}?',
  description: 'Asks before codes that were scanned in an earlier visit are removed from the list',
})

const messages = defineMessages({
  discardHint: {
    defaultMessage: 'Discarded codes have to be scanned again.',
    description: 'What follows if scanned codes are discarded',
  },
  goOn: {
    defaultMessage: 'Continue',
    description: 'Button: keeps the codes that were scanned before',
  },
})
