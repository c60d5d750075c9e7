import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { policyOf, toFailure } from '~/lib/failure.ts'
import { css } from '~/styled-system/css'
import { Box, styled } from '~/styled-system/jsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { useMediaAddress } from './media-address.ts'
import { isProtectedLink } from './sanitize.ts'

/** Finds the signed address of a protected file. */
export type AddressQuery = (
  link: string,
) => Pick<UseQueryOptions<{ signedURL: string }>, 'queryKey' | 'queryFn'>

type RichTextVideoProps = { link: string; addressQuery: AddressQuery }

/** A video in rich text with the browser's controls, or a note on why it is not shown. */
export function RichTextVideo({ link, addressQuery }: RichTextVideoProps) {
  if (link === '') return null
  return (
    <Box data-video my="4">
      <styled.p display="none" _print={{ display: 'block' }}>
        <FormattedMessage {...messages.printed} />
      </styled.p>
      <Box _print={{ display: 'none' }}>
        {isProtectedLink(link) ? (
          <ProtectedVideo link={link} addressQuery={addressQuery} />
        ) : (
          <Video link={link} />
        )}
      </Box>
    </Box>
  )
}

/** Plays from an address that expires. A new one is requested once; after that, the user decides. */
function ProtectedVideo({ link, addressQuery }: RichTextVideoProps) {
  const [renewed, setRenewed] = useState(false)
  const [broken, setBroken] = useState(false)
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...addressQuery(link),
    // A new address would interrupt the video, and a cached one may have expired.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const [place, setPlace] = useState<Place>(start)
  if (isFetching) return <Waiting />
  if (error || broken || data === undefined) {
    const failure = broken || error === null ? undefined : toFailure(error)
    const retry = () => {
      setBroken(false)
      void refetch()
    }
    return (
      <Failed {...((!failure || policyOf(failure).retry) && { onRetry: retry })}>
        {failure ? <FailureText error={failure} /> : <FormattedMessage {...messages.broken} />}
      </Failed>
    )
  }
  return (
    <Player
      key={dataUpdatedAt}
      link={data.signedURL}
      place={place}
      onProgress={() => setRenewed(false)}
      onFailure={(at) => {
        setPlace(at)
        setRenewed(true)
        setBroken(renewed)
        if (!renewed) void refetch()
      }}
    />
  )
}

/** Plays from the stored address. */
function Video({ link }: { link: string }) {
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState(false)
  const retry = () => {
    setBroken(false)
    setAttempt(attempt + 1)
  }
  return broken ? (
    <Failed onRetry={retry}>
      <FormattedMessage {...messages.broken} />
    </Failed>
  ) : (
    <Player key={attempt} link={link} place={start} onFailure={() => setBroken(true)} />
  )
}

/** The playback position in seconds, and whether the video is playing. */
type Place = { time: number; playing: boolean }

const start: Place = { time: 0, playing: false }

type PlayerProps = {
  link: string
  /** Where to resume. */
  place: Place
  /** Called once the video has played past that position. */
  onProgress?: () => void
  onFailure: (place: Place) => void
}

function Player({ link, place, onProgress, onFailure }: PlayerProps) {
  const intl = useIntl()
  const media = useMediaAddress()(link)
  const played = useRef(false)
  if ('refused' in media) {
    if (media.refused === null) return <Failed>{link}</Failed>
    const values = { host: media.refused }
    return <Notice status="info" title={<FormattedMessage {...refused} values={values} />} />
  }
  const goOn = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (place.time > 0) video.currentTime = place.time
    // If the browser blocks autoplay, the user starts it.
    if (place.playing) video.play().catch(() => {})
  }
  return (
    <Frame>
      <styled.video
        src={media.address}
        controls
        preload="metadata"
        aria-label={intl.formatMessage(messages.video)}
        bg="black"
        // The controls get the focus inside the element, whose edge would clip an outer ring.
        _focusWithin={{
          outline: '2px solid',
          outlineColor: 'teal.focusRing',
          outlineOffset: '-2px',
        }}
        onLoadedMetadata={goOn}
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          if (played.current || currentTime < place.time + 1) return
          played.current = true
          onProgress?.()
        }}
        onError={({ currentTarget: { currentTime, paused } }) =>
          onFailure({ time: Math.max(currentTime, place.time), playing: !paused || place.playing })
        }
      />
    </Frame>
  )
}

const Waiting = () => (
  <Frame>
    <Box bg="bg.muted">
      <Loader />
    </Box>
  </Frame>
)

/** Reserves the space of a video, so that nothing below it moves when it loads. */
const Frame = ({ children }: { children: ReactNode }) => <div className={frame}>{children}</div>

const frame = css({
  aspectRatio: '16 / 9',
  maxW: '3xl',
  rounded: 'l2',
  overflow: 'hidden',
  '& > *': {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    w: 'full',
    h: 'full',
    overflow: 'hidden',
    objectFit: 'cover',
  },
})

const Failed = ({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) => (
  <Notice
    status="error"
    role="alert"
    title={messages.failed}
    action={
      onRetry && (
        <RetryButton onClick={onRetry}>
          <FormattedMessage {...words.tryAgain} />
        </RetryButton>
      )
    }
  >
    {children}
  </Notice>
)

const messages = defineMessages({
  video: { defaultMessage: 'Video', description: 'Names a video in a help document' },
  printed: {
    defaultMessage: 'A video is shown here on the screen.',
    description: 'In a printed help document, in place of a video',
  },
  failed: {
    defaultMessage: 'This video cannot be played.',
    description: 'In place of a video in a help document, above the reason',
  },
  broken: {
    defaultMessage: 'The file could not be loaded.',
    description: 'Why a video cannot be played',
  },
})

const refused = defineMessage<{ host: string }>({
  defaultMessage: 'This video is not shown, because it is on another server: {host}.',
  description: 'In place of a video in a help document; host: such as example.com',
})
