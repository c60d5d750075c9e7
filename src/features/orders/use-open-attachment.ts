import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { getGetOrderAttachmentQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { toFailure } from '~/lib/failure.ts'
import { isWebAddress } from '~/lib/web-address.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { toast, unsay } from '~/ui/toast/toasts.ts'

/** Opens an attachment in a new tab. `opening` is true while its address loads. */
export function useOpenAttachment() {
  const intl = useIntl()
  const textOf = useErrorText()
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState(false)
  const open = async (id: number) => {
    if (opening) return
    const about = `open ${id}`
    unsay(about)
    // Only the click itself may open a tab; the address arrives later.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setOpening(true)
    try {
      // An address is valid for a few minutes only.
      const options = { ...getGetOrderAttachmentQueryOptions(id), staleTime: 0, gcTime: 0 }
      const { url } = await queryClient.fetchQuery(options)
      if (!isWebAddress(url)) throw new Error(intl.formatMessage(notAnAddress))
      if (tab) tab.location.replace(url)
      else window.open(url, '_blank', 'noopener,noreferrer')
    } catch (error) {
      tab?.close()
      const failure = toFailure(error)
      const reason = failure.kind ? textOf(failure) : failure.message
      toast('error', `${intl.formatMessage(failed)} ${reason}`, about)
    } finally {
      setOpening(false)
    }
  }
  return { open: (id: number) => void open(id), opening }
}

const failed = defineMessage({
  defaultMessage: 'The attachment could not be opened.',
  description: 'The reason follows',
})

const notAnAddress = defineMessage({
  defaultMessage: 'The attachment has no usable address. Contact support.',
  description: 'Why the file of an attachment is not opened',
})
