import { defineMessage, useIntl } from 'react-intl'
import { toast } from '~/components/toast/toasts.ts'

/**
 * Returns what puts a text on the clipboard and says so: for a row of a list, or several. Elsewhere there is `CopyButton`.
 * Of a long text, `shown` says what it is.
 */
export function useCopy() {
  const intl = useIntl()
  return (text: string, shown = text) => {
    const write = async () => {
      // Without a secure context there is no clipboard at all.
      await navigator.clipboard.writeText(text)
    }
    void write().then(
      () => toast('info', intl.formatMessage(copied, { text: shown })),
      () => toast('error', intl.formatMessage(failed, { text: shown })),
    )
  }
}

const copied = defineMessage<{ text: string }>({
  defaultMessage: 'Copied: {text}',
  description: 'Said once a text of a row is on the clipboard',
})

const failed = defineMessage<{ text: string }>({
  defaultMessage: 'Could not be copied: {text}',
  description: 'Said when the browser refuses the clipboard',
})
