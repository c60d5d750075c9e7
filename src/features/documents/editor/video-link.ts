import { useMediaAddress } from '~/kit/rich-text/media-address.ts'
import { isProtectedLink } from '~/kit/rich-text/sanitize.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'

/** Why a video cannot be inserted. */
type VideoProblem = 'noAddress' | 'otherOrigin'

/**
 * Validates the link of a video. Signed videos may come from the media servers, or from anywhere if none are configured;
 * others must come from an allowed host.
 */
export function useVideoProblem(): (link: string) => VideoProblem | undefined {
  const { mediaBaseUrls = [] } = useSettings()
  const addressOf = useMediaAddress()
  return (link) => {
    if (!/^(https?:\/\/|\/(?![/\\]))/i.test(link) || !URL.canParse(link, document.baseURI)) {
      return 'noAddress'
    }
    if (isProtectedLink(link) && mediaBaseUrls.length === 0) return undefined
    return 'address' in addressOf(link) ? undefined : 'otherOrigin'
  }
}
