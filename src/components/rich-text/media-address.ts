import { useSettings } from '~/components/page/settings.ts'

/** Where the file of a link is loaded from, or the host that it may not be loaded from. */
export type MediaAddress = { address: string } | { refused: string }

/** Judges links to images and videos: those of this host, the image server and the media servers may be loaded. */
export function useMediaAddress(): (link: string) => MediaAddress {
  const { imageBaseUrl, mediaBaseUrls = [] } = useSettings()
  const bases = [imageBaseUrl, ...mediaBaseUrls].flatMap((base) => base ?? [])
  const allowed = [window.location.origin, ...bases.map((base) => urlOf(base)?.origin)]
  return (link) => {
    if (/^data:image\//i.test(link)) return { address: link }
    // Stored content names an image by its path below the address of images.
    const address = /^\/(?![/\\])/.test(link) ? `${imageBaseUrl ?? ''}${link}` : link
    const url = urlOf(address)
    return url && allowed.includes(url.origin) && !isBare(link)
      ? { address }
      : { refused: url?.host ?? link }
  }
}

/** A path that does not begin at the root would change with the address of the screen. */
const isBare = (link: string) => !/^(?:https?:|\/)/i.test(link)

const urlOf = (address: string) =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
