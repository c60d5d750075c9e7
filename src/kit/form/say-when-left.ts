import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { fieldTexts, type Failure } from '~/lib/failure.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { toast } from '~/ui/toast/toasts.ts'
import type { SaveOutcome } from './form-props.ts'

/** What is said of a save that ends after its form was left. */
export type WhenLeft = {
  /** Null if the call itself reports its success. */
  saved: MessageDescriptor | null
  /** What failed; the reason follows. */
  failed: MessageDescriptor | ((error: Failure) => MessageDescriptor)
}

/** Returns a function that reports a failure to a user who has left what would have shown it. */
export function useSayFailed() {
  const intl = useIntl()
  const textOf = useErrorText()
  return (title: MessageDescriptor, error: Failure) => {
    // The text of a refusal may be that of its only field.
    const reason = [...new Set([textOf(error), ...fieldTexts(error)])].join(' ')
    const text = intl.formatMessage(failed, { outcome: intl.formatMessage(title), reason })
    toast('error', text, null)
  }
}

/** Returns a function that reports how a save has ended, for the `onLeft` of a form. */
export function useSayWhenLeft() {
  const intl = useIntl()
  const sayFailed = useSayFailed()
  return (texts: WhenLeft, outcome: SaveOutcome<unknown>) => {
    if ('error' in outcome) {
      const { error } = outcome
      sayFailed(typeof texts.failed === 'function' ? texts.failed(error) : texts.failed, error)
    } else if (texts.saved) {
      toast('success', intl.formatMessage(texts.saved))
    }
  }
}

const failed = defineMessage<{ outcome: string; reason: string }>({
  defaultMessage: '{outcome}: {reason}',
  description:
    'Said after the user has left a form or a dialog; outcome: a heading such as “The language was not saved”; reason: sentences',
})
