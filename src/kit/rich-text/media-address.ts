import { defineMessage } from 'react-intl'
import { useMediaOrigins } from '~/ui/media/media-origins.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'

/**
 * The address to load a linked file from. Files of a `refused` host are not loaded; a link without a host is invalid.
 */
export type MediaAddress = { address: string } | { refused: string | null }

/** Checks links to images and videos. Allowed are this host, the image server and the media servers. */
export function useMediaAddress(): (link: string) => MediaAddress {
  const { imageBaseUrl } = useSettings()
  const allowed = [window.location.origin, ...useMediaOrigins()]
  return (link) => {
    if (/^data:image\//i.test(link)) return { address: link }
    // Stored content refers to images by their path below the images' base address.
    const address = /^\/(?![/\\])/.test(link) ? `${imageBaseUrl ?? ''}${link}` : link
    // Any other path would depend on the screen's address.
    const url = /^(?:https?:|\/)/i.test(link) ? urlOf(address) : undefined
    if (!url) return { refused: null }
    return allowed.includes(url.origin) ? { address } : { refused: url.host }
  }
}

const urlOf = (address: string) =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined

export const imageBroken = defineMessage({
  defaultMessage: 'This image could not be loaded.',
  description: 'In place of an image in a help document, before its description',
})
