import { Flashlight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { words } from '~/i18n/words.ts'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice, type NoticeStatus } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { useStored } from '~/ui/settings/use-stored.ts'
import { scanBox } from './read-frames.ts'
import { runCamera, type CameraFailure, type CameraState } from './run-camera.ts'

export type CameraViewProps = {
  /** Called for each code in view, on every frame. */
  onCode: (code: string) => void
  /** All common ones if undefined. */
  formats: readonly string[] | undefined
  /** The status of the latest code, which colors the box. */
  status: NoticeStatus | undefined
}

const cameraId = z.string()

/** The camera's video with the box in which codes are read. */
export function CameraView({ onCode, formats, status }: CameraViewProps) {
  const intl = useIntl()
  const { video, state, choose, retry } = useCamera({ onCode, formats })
  const failed = state.kind === 'failed'
  return (
    <Stack gap="2">
      {failed && (
        <Notice
          status="warning"
          role="alert"
          title={failures[state.failure]}
          action={
            <RetryButton onClick={retry} byHand>
              <FormattedMessage {...words.tryAgain} />
            </RetryButton>
          }
        >
          <FormattedMessage {...messages.otherwise} />
        </Notice>
      )}
      <Box
        hidden={failed}
        position="relative"
        overflow="hidden"
        rounded="l2"
        bg="black"
        h={{ base: '52', md: '64' }}
        w="full"
        maxW="lg"
        mx="auto"
      >
        <styled.video
          ref={video}
          aria-label={intl.formatMessage(messages.picture)}
          muted
          playsInline
          w="full"
          h="full"
          objectFit="cover"
        />
        {state.kind === 'running' && <CodeBox status={status} />}
        {state.kind === 'starting' && (
          <Box position="absolute" inset="0" color="white" css={{ '& *': { color: 'inherit' } }}>
            <Loader size="md">
              <FormattedMessage {...messages.starting} />
            </Loader>
          </Box>
        )}
      </Box>
      {state.kind === 'running' && <CameraControls camera={state} onChoose={choose} />}
    </Stack>
  )
}

/** Runs the camera that the user chose last. */
function useCamera({ onCode, formats }: Pick<CameraViewProps, 'onCode' | 'formats'>) {
  const { value: id, update } = useStored('scan camera', cameraId, '')
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>({ kind: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const see = useEffectEvent(onCode)
  const wantedFormats = useEffectEvent(() => formats)

  useEffect(() => {
    if (id === undefined || !video.current) return
    return runCamera({
      video: video.current,
      cameraId: id || undefined,
      formats: () => wantedFormats(),
      onCode: (code) => see(code),
      onState: setState,
    })
  }, [id, attempt])

  return {
    video,
    state,
    choose: (next: string) => void update(() => next),
    retry: () => setAttempt(attempt + 1),
  }
}

function CodeBox({ status }: Pick<CameraViewProps, 'status'>) {
  return (
    <Box
      aria-hidden
      position="absolute"
      inset="0"
      m="auto"
      maxW="full"
      style={{ width: scanBox.width, height: scanBox.height }}
      rounded="l1"
      borderWidth="3px"
      className={boxColors[status ?? 'info']}
      // Dims the video around the box.
      boxShadow="0 0 0 100vmax {colors.blackAlpha.500}"
    />
  )
}

type CameraControlsProps = {
  camera: Extract<CameraState, { kind: 'running' }>
  onChoose: (id: string) => void
}

/** The choice of a camera and the light, if there is any. */
function CameraControls({ camera, onChoose }: CameraControlsProps) {
  const intl = useIntl()
  const { cameras, current, torch } = camera
  const [lit, setLit] = useState(false)
  if (cameras.length < 2 && !torch) return null
  return (
    <Flex gap="2" justify="center" wrap="wrap">
      {cameras.length > 1 && (
        <Select
          className={css({ width: 'auto', maxW: 'full' })}
          aria-label={intl.formatMessage(messages.choose)}
          value={current}
          onChange={({ target }) => onChoose(target.value)}
        >
          {cameras.map(({ id, name }, index) => (
            <option key={id} value={id}>
              {name || intl.formatMessage(nameless, { number: index + 1 })}
            </option>
          ))}
        </Select>
      )}
      {torch && (
        <Button
          quiet
          aria-pressed={lit}
          onClick={() =>
            void torch(!lit).then(
              () => setLit(!lit),
              () => {},
            )
          }
        >
          <Flashlight aria-hidden />
          <FormattedMessage {...messages.light} />
        </Button>
      )}
    </Flex>
  )
}

const boxColors = {
  info: css({ borderColor: 'white' }),
  success: css({ borderColor: 'green.400' }),
  warning: css({ borderColor: 'orange.400' }),
  error: css({ borderColor: 'red.400' }),
}

const messages = defineMessages({
  picture: {
    defaultMessage: 'Camera image',
    description: 'Names the live picture of the camera',
  },
  starting: { defaultMessage: 'Starting the camera…', description: 'While the camera starts' },
  choose: { defaultMessage: 'Choose a camera', description: 'Label of the choice of a camera' },
  light: {
    defaultMessage: 'Flashlight',
    description: 'Button that turns the light of a phone on and off',
  },
  otherwise: {
    defaultMessage: 'You can still type or paste codes, or use a handheld scanner.',
    description: 'What works while the camera does not',
  },
})

const nameless = defineMessage<{ number: number }>({
  defaultMessage: 'Camera {number, number}',
  description: 'A camera that has no name; number: 1, 2, 3',
})

const failures = defineMessages<CameraFailure>({
  insecure: {
    defaultMessage: 'The camera works only on a secure address. Open this page with https.',
    description: 'Why the camera cannot be used',
  },
  denied: {
    defaultMessage:
      'This page is not allowed to use the camera. Allow it in the browser’s settings for this page, then try again.',
    description: 'Why the camera cannot be used',
  },
  missing: {
    defaultMessage: 'No camera was found. Connect one, then try again.',
    description: 'Why the camera cannot be used',
  },
  busy: {
    defaultMessage: 'Another application is using the camera. Close it, then try again.',
    description: 'Why the camera cannot be used',
  },
  disconnected: {
    defaultMessage: 'The camera was disconnected. Connect it, then try again.',
    description: 'Why the camera cannot be used any more',
  },
  reader: {
    defaultMessage: 'The barcode reader could not be loaded. Check the connection, then try again.',
    description: 'Why the camera cannot be used',
  },
  other: {
    defaultMessage: 'The camera could not be started. Try again, or choose another camera.',
    description: 'Why the camera cannot be used, without a known reason',
  },
})
