import { useSettings } from '~/components/page/settings.ts'

/**
 * Where the file of a link is loaded from. It may not be loaded from a `refused` host; a link without a host leads nowhere.
 */
export type MediaAddress = { address: string } | { refused: string | null }

/** Judges links to images and videos: those of this host, the image server and the media servers may be loaded. */
export function useMediaAddress(): (link: string) => MediaAddress {
  const { imageBaseUrl, mediaBaseUrls = [] } = useSettings()
  const bases = [imageBaseUrl, ...mediaBaseUrls].flatMap((base) => base ?? [])
  const allowed = [window.location.origin, ...bases.map((base) => urlOf(base)?.origin)]
  return (link) => {
    if (/^data:image\//i.test(link)) return { address: link }
    // Stored content names an image by its path below the address of images.
    const address = /^\/(?![/\\])/.test(link) ? `${imageBaseUrl ?? ''}${link}` : link
    // Any other path would depend on the address of the screen.
    const url = /^(?:https?:|\/)/i.test(link) ? urlOf(address) : undefined
    if (!url) return { refused: null }
    return allowed.includes(url.origin) ? { address } : { refused: url.host }
  }
}

const urlOf = (address: string) =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
