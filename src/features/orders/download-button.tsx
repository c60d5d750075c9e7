import { Download } from 'lucide-react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { useOpenAttachment } from './use-open-attachment.ts'

/** Opens the file of an attachment in a new tab. */
export function DownloadButton({ id, name }: { id: number; name: string }) {
  const intl = useIntl()
  const { open, opening } = useOpenAttachment()
  return (
    <BusyButton
      size="sm"
      quiet
      busy={opening}
      aria-label={intl.formatMessage(downloadOf, { name })}
      onClick={() => open(id)}
    >
      <Download aria-hidden />
      <FormattedMessage {...download} />
    </BusyButton>
  )
}

const download = defineMessage({
  defaultMessage: 'Download',
  description: 'Button: opens the file of an attachment',
})

const downloadOf = defineMessage<{ name: string }>({
  defaultMessage: 'Download {name}',
  description: 'Names a button for screen readers: opens the file of an attachment',
})
