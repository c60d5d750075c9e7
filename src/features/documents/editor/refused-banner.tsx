import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '~/ui/feedback/banner.tsx'
import { useMediaOrigins } from '~/ui/media/media-origins.ts'
import { imagesRefused, videosRefused } from './messages.ts'

type RefusedBannerProps = { images: number; videos: number; onDismiss: () => void }

/** Says what was left out of pasted HTML. */
export function RefusedBanner({ images, videos, onDismiss }: RefusedBannerProps) {
  const intl = useIntl()
  const origins = intl.formatList(useMediaOrigins(), { type: 'disjunction' })
  return (
    <Banner
      status="warning"
      role="status"
      onDismiss={onDismiss}
      title={
        <>
          {images > 0 && (
            <p>
              <FormattedMessage {...imagesRefused} values={{ count: images }} />
            </p>
          )}
          {videos > 0 && (
            <p>
              <FormattedMessage {...videosRefused} values={{ count: videos, origins }} />
            </p>
          )}
        </>
      }
    />
  )
}
