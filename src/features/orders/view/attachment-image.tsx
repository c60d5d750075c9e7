import { css } from '~/styled-system/css'
import { Image, ImageOff } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetOrderAttachment } from '~/api/generated/endpoints/orders/orders.ts'
import { Button } from '~/ui/button/button.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { useMediaOrigins } from '~/ui/settings/operator-settings.ts'
import { isWebAddress } from '~/lib/web-address.ts'
import { messages, showFile } from './messages.ts'

type AttachmentImageProps = { id: number; name: string }

/** A button that shows an attachment below it, if hosts for images are configured. Only the file says whether it is one. */
export function AttachmentImage({ id, name }: AttachmentImageProps) {
  const intl = useIntl()
  const partId = useId()
  const [isOpen, setOpen] = useState(false)
  const origins = useMediaOrigins()
  if (origins.length === 0) return null
  return (
    <>
      <Button
        size="sm"
        quiet
        aria-expanded={isOpen}
        aria-controls={partId}
        aria-label={intl.formatMessage(showFile, { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ImageOff aria-hidden /> : <Image aria-hidden />}
        <FormattedMessage {...messages.show} />
      </Button>
      <div id={partId} className={part} hidden={!isOpen}>
        {isOpen && <ShownFile id={id} name={name} origins={origins} />}
      </div>
    </>
  )
}

function ShownFile({ id, name, origins }: AttachmentImageProps & { origins: readonly string[] }) {
  // An address is valid for a few minutes only, so it is not kept.
  const { data, error } = useGetOrderAttachment(id, { query: { staleTime: Infinity, gcTime: 0 } })
  // A download asks for another one, or fails, but the image stays.
  const [address, setAddress] = useState(data?.url)
  const [isBroken, setBroken] = useState(false)
  if (data && address === undefined) setAddress(data.url)
  if (address === undefined) return error ? <FailureText error={error} /> : <Loader />
  const isAllowed = isWebAddress(address) && origins.includes(new URL(address).origin)
  if (!isAllowed || isBroken) return <FormattedMessage {...messages.notShown} />
  return <img src={address} alt={name} onError={() => setBroken(true)} className={image} />
}

const part = css({ w: 'full', textStyle: 'sm' })
const image = css({ maxW: 'full', maxH: 'lg', objectFit: 'contain', rounded: 'l1' })
