import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { styled } from '~/styled-system/jsx'
import { imageBroken, useMediaAddress } from './media-address.ts'

type RichTextImageProps = {
  /** As stored: a path below the images' base address, or a full address. */
  link: string
  alt: string
  /** In pixels. With both, the space is reserved before the image loads. */
  width: number | undefined
  height: number | undefined
}

/** An image in rich text, or a note on why it is not shown. */
export function RichTextImage({ link, alt, width, height }: RichTextImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const media = useMediaAddress()(link)
  if ('refused' in media || broken === media.address) {
    const host = 'refused' in media ? media.refused : null
    return (
      <styled.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        px="3"
        py="2"
        rounded="l2"
        bg="bg.muted"
        color="fg.muted"
        textStyle="sm"
        _icon={{ flexShrink: 0 }}
        overflowWrap="anywhere"
      >
        <ImageOff size={18} aria-hidden />
        <span>
          {host !== null ? (
            <FormattedMessage {...refused} values={{ host }} />
          ) : (
            <FormattedMessage {...imageBroken} />
          )}
          {alt && <> {alt}</>}
        </span>
      </styled.span>
    )
  }
  return (
    <img
      key={media.address}
      src={media.address}
      alt={alt}
      width={width}
      height={height}
      onError={() => setBroken(media.address)}
    />
  )
}

const refused = defineMessage<{ host: string }>({
  defaultMessage: 'This image is not shown, because it is on another server: {host}.',
  description:
    'In place of an image in a help document, before its description; host: such as example.com',
})
