import { lazy, Suspense } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageValue,
} from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import type { Question } from './use-add.ts'

const ConfirmDialog = lazy(() =>
  import('~/ui/dialog/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** Asks whether to add a record although an earlier send without a response has added one. Equal ones may be meant. */
export function AddAgain({ question }: { question: Question | null }) {
  const intl = useIntl()
  if (!question) return null
  const { sentAt, found, answer } = question
  const link = (
    <bdi>
      {/* In another tab, so that what was entered stays. */}
      <ScreenLink
        {...screenOf(found.kind, found.id)}
        target="_blank"
        otherwise={found.name}
        variant="underline"
      >
        {found.name}
      </ScreenLink>
    </bdi>
  )
  return (
    <Suspense>
      <ConfirmDialog
        title={messages.title}
        confirmLabel={messages.again}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        <FormattedMessage {...exists} values={{ link, time: formatInstant(intl, sentAt) }} />
      </ConfirmDialog>
    </Suspense>
  )
}

const messages = defineMessages({
  title: {
    defaultMessage: 'Add it a second time?',
    description:
      'Heading of a question: a new record, such as an order, was sent before, and exists already',
  },
  again: {
    defaultMessage: 'Add a second one',
    description: 'Button: add a record, such as an order, although an equal one was just added',
  },
})

const exists = defineMessage<{ link: MessageValue; time: string }>({
  defaultMessage:
    '{link} has exactly the values that you sent on {time}. It was probably added then, although no response arrived.',
  description:
    'Below “Add it a second time?”; link: the number or name of a record, such as an order; time: a date and a time of day',
})
