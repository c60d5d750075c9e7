import { Center, chakra } from '@chakra-ui/react'
import { Image as ImageIcon, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '~/components/page/settings.ts'

type RemoteImageProps = {
  /** Below the address of images, such as `/enterprises/logos/fresh-fields.png`. Null: there is none. */
  path: string | null | undefined
  /** What it shows; empty where the text beside it says so already. */
  alt: string
  /** A number that changes with the image, such as the time of the upload, so that a new one is fetched. */
  version?: number
  /** In place of an image that is missing or cannot be loaded. */
  fallback?: LucideIcon
  /** A size of the theme for each side. */
  size?: string
  /** Its width, if it is not the height: many logos are wide. */
  width?: string
  /** As wide as its own shape makes it, `width` at most. The icon in its place is a square. */
  free?: boolean
}

/** An image of the server, or an icon where there is none. It takes the same room in any case. */
export function RemoteImage({
  path,
  version,
  size = '16',
  width = size,
  alt,
  free = false,
  ...props
}: RemoteImageProps) {
  const { imageBaseUrl } = useSettings()
  const query = version === undefined ? '' : `?timestamp=${version}`
  const address = path && imageBaseUrl ? `${imageBaseUrl}${path}${query}` : null
  const [broken, setBroken] = useState<string | null>(null)
  const Fallback = props.fallback ?? ImageIcon
  const isMissing = address === null || broken === address
  return (
    <Center
      h={size}
      {...(!free ? { w: width } : isMissing ? { w: size } : { maxW: width })}
      flexShrink="0"
      bg={free && !isMissing ? undefined : 'bg.muted'}
      color="fg.muted"
      rounded="l2"
      overflow="hidden"
    >
      {isMissing ? (
        <chakra.span
          h="40%"
          maxH="8"
          aspectRatio="1"
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <Fallback width="100%" height="100%" strokeWidth={1.5} aria-hidden />
        </chakra.span>
      ) : (
        <chakra.img
          key={address}
          src={address}
          alt={alt}
          loading="lazy"
          h="full"
          w={free ? 'auto' : 'full'}
          minW="0"
          objectFit="contain"
          // Not the name of the image in the middle of the icon's box, while it fails.
          color="transparent"
          onError={() => setBroken(address)}
        />
      )}
    </Center>
  )
}
