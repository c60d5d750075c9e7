import { useSelector } from '@tanstack/react-store'
import { Camera, Volume2, VolumeX } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Input } from '~/kit/form/input.tsx'
import type { CameraViewProps } from '~/kit/scan/camera/camera-view.tsx'
import type { Scan } from '~/kit/scan/create-scan.ts'
import { useScanSound } from '~/kit/scan/signals.ts'
import { statusOf, verdictText } from '~/kit/scan/verdict.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { useLate } from '~/ui/feedback/use-late.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { large, largeQuiet } from './large.ts'
import { messages } from './messages.ts'

const CameraView = lazyPart<CameraViewProps & { onClose: () => void }>(
  async () => (await import('~/kit/scan/camera/camera-view.tsx')).CameraView,
  LoadFailure,
)

const tones = {
  none: css({ colorPalette: 'gray' }),
  success: css({ colorPalette: 'green' }),
  info: css({ colorPalette: 'blue' }),
  warning: css({ colorPalette: 'orange' }),
  error: css({ colorPalette: 'red' }),
}

type ScanBarProps = { scan: Scan; isAtOrder: boolean }

/** The answer to the latest code, to be read at arm's length, and the other ways to enter a code. */
export function ScanBar({ scan, isAtOrder }: ScanBarProps) {
  const intl = useIntl()
  const id = useId()
  const state = useSelector(scan.state)
  const sound = useScanSound()
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') scan.type(text)
    setText('')
  }
  return (
    <Stack gap="3">
      <Answer scan={scan} isAtOrder={isAtOrder} />
      <styled.form display="flex" gap="2" alignItems="flex-end" flexWrap="wrap" onSubmit={submit}>
        <Box flex="1" minW="48">
          <styled.label htmlFor={id} textStyle="sm" fontWeight="medium">
            <FormattedMessage {...messages.code} />
          </styled.label>
          <Input
            id={id}
            className={large}
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </Box>
        <Button type="submit" variant="outline" className={large}>
          <FormattedMessage {...messages.enter} />
        </Button>
        <Button
          variant="outline"
          className={largeQuiet}
          aria-pressed={state.camera}
          onClick={() => scan.useCamera(!state.camera)}
        >
          <Camera aria-hidden />
          <FormattedMessage {...words.camera} />
        </Button>
        <Button
          variant="outline"
          className={largeQuiet}
          aria-label={intl.formatMessage(words.sound)}
          aria-pressed={sound.on}
          onClick={() => sound.choose(!sound.on)}
        >
          {sound.on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        </Button>
      </styled.form>
      {state.camera && (
        <CameraView
          onCode={scan.see}
          formats={undefined}
          status={undefined}
          onClose={() => scan.useCamera(false)}
          fallback={<Loader size="md" />}
        />
      )}
    </Stack>
  )
}

/** Keeps its place while there is nothing to say, so that nothing moves. */
function Answer({ scan, isAtOrder }: ScanBarProps) {
  const intl = useIntl()
  const { readings, latest, pending } = useSelector(scan.state)
  const isLookingUp = useLate(pending !== undefined)
  const reading = latest > 0 ? readings[0] : undefined
  // The answer to the code before would be taken for this one's.
  const said = isLookingUp || reading?.verdict.kind === 'taken' ? undefined : reading
  return (
    <Flex
      role="status"
      minH="16"
      px="5"
      py="3"
      rounded="l3"
      align="center"
      wrap="wrap"
      columnGap="5"
      className={tones[said ? statusOf(said.verdict) : 'none']}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      {said ? (
        // A new key announces the same text again.
        <Flex key={said.id} wrap="wrap" columnGap="5" align="baseline" minW="0">
          <styled.p textStyle="2xl" fontWeight="semibold">
            {verdictText(intl, said.verdict)}
          </styled.p>
          <styled.p textStyle="lg" fontFamily="mono" overflowWrap="anywhere">
            <bdi>{said.code}</bdi>
          </styled.p>
        </Flex>
      ) : isLookingUp ? (
        <Flex wrap="wrap" columnGap="5" align="baseline" minW="0">
          <styled.p textStyle="2xl" fontWeight="semibold">
            <FormattedMessage {...messages.lookingUp} />
          </styled.p>
          <styled.p textStyle="lg" fontFamily="mono" overflowWrap="anywhere">
            <bdi>{pending}</bdi>
          </styled.p>
        </Flex>
      ) : (
        <styled.p textStyle="lg" color="fg.muted">
          <FormattedMessage {...(isAtOrder ? messages.orderHint : messages.queueHint)} />
        </styled.p>
      )}
    </Flex>
  )
}

const words = defineMessages({
  camera: { defaultMessage: 'Camera', description: 'Button that turns the camera on and off' },
  sound: {
    defaultMessage: 'Sound',
    description: 'Button that turns the scanner’s tones on and off',
  },
})
