import { defineMessage, useIntl } from 'react-intl'
import { toast } from '~/ui/toast/toasts.ts'

/**
 * Returns a function that copies a text and confirms it, for one or several rows of a list. Elsewhere there is
 * `CopyButton`. For a long text, `shown` describes it.
 */
export function useCopy() {
  const intl = useIntl()
  return (text: string, shown = text) => {
    const write = async () => {
      // The clipboard needs a secure context.
      await navigator.clipboard.writeText(text)
    }
    void write().then(
      () => toast('info', intl.formatMessage(copied, { text: shown }), 'copy'),
      () => toast('error', intl.formatMessage(failed, { text: shown }), 'copy'),
    )
  }
}

const copied = defineMessage<{ text: string }>({
  defaultMessage: 'Copied: {text}',
  description: 'Said once a text of a row is on the clipboard',
})

const failed = defineMessage<{ text: string }>({
  defaultMessage: 'Could not copy: {text}',
  description: 'Said when the browser refuses the clipboard',
})
