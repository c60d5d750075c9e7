import { Image as ImageIcon, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { css } from '~/styled-system/css'
import { Center, styled } from '~/styled-system/jsx'
import { useSettings } from '~/ui/settings/operator-settings.ts'

type RemoteImageProps = {
  /** The path below the images' base address, such as `/enterprises/logos/fresh-fields.png`; null if there is no image. */
  path: string | null | undefined
  /** The text alternative; empty if adjacent text says the same. */
  alt: string
  /** A number that changes with the image, such as the time of the upload, so that a new one is fetched. */
  version?: number
  /** Shown if the image is missing or cannot be loaded. */
  fallback?: LucideIcon
  /** The height, and the width of a square, in units of the spacing. */
  size?: number
  /** The width, for images that are not square, such as most logos. */
  width?: number | 'full'
  /** Keeps the image's own aspect ratio, up to `width`. The fallback icon is square. */
  free?: boolean
}

/** An image from the server, or an icon without one. Both take up the same space. */
export function RemoteImage({
  path,
  version,
  size = 16,
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
      style={
        free && !isMissing
          ? { height: spacing(size), maxWidth: spacing(width) }
          : { height: spacing(size), width: spacing(free ? size : width) }
      }
      flexShrink="0"
      bg={free && !isMissing ? undefined : 'bg.muted'}
      color="fg.muted"
      rounded="l2"
      overflow="hidden"
    >
      {isMissing ? (
        <span
          className={css({ h: '40%', maxH: '8', aspectRatio: '1' })}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <Fallback width="100%" height="100%" strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <styled.img
          key={address}
          src={address}
          alt={alt}
          loading="lazy"
          h="full"
          w={free ? 'auto' : 'full'}
          minW="0"
          objectFit="contain"
          // Hides the text alternative that the browser draws while loading fails.
          color="transparent"
          onError={() => setBroken(address)}
        />
      )}
    </Center>
  )
}

const spacing = (units: number | 'full') => (units === 'full' ? '100%' : `${units / 4}rem`)
