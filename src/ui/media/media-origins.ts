import { useSettings } from '~/ui/settings/operator-settings.ts'

/** The origins of the image server and the media servers. */
export function useMediaOrigins(): string[] {
  const { imageBaseUrl, mediaBaseUrls = [] } = useSettings()
  const bases = [imageBaseUrl, ...mediaBaseUrls].flatMap((base) => base || [])
  return [...new Set(bases.map((base) => new URL(base, document.baseURI).origin))]
}
