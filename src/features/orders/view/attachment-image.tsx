import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetOrderAttachment } from '~/api/generated/endpoints/orders/orders.ts'
import { isWebAddress } from '~/lib/web-address.ts'
import { css } from '~/styled-system/css'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { messages } from './messages.ts'

type AttachmentImageProps = { id: number; name: string; origins: readonly string[] }

/** An attachment as an image, if it is one and comes from one of the hosts for images. */
export function AttachmentImage({ id, name, origins }: AttachmentImageProps) {
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

const image = css({ maxW: 'full', maxH: 'lg', objectFit: 'contain', rounded: 'l1' })
