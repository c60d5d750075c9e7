import { useSelector } from '@tanstack/react-store'
import { ScanBarcode, Undo2, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { Flex, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import type { CameraViewProps } from './camera/camera-view.tsx'
import type { Scan } from './create-scan.ts'
import { KeptCodes } from './kept-codes.tsx'
import { ScanProgress } from './scan-progress.tsx'
import { useScanSound } from './signals.ts'
import { TypedCodes } from './typed-codes.tsx'
import type { ScanSession } from './use-scan.ts'
import { sharedStatus } from './verdict.ts'
import { Verdicts } from './verdicts.tsx'

const CameraView = lazyPart<CameraViewProps & { onClose: () => void }>(
  async () => (await import('./camera/camera-view.tsx')).CameraView,
  LoadFailure,
)

export type ScanPanelProps = {
  scan: Scan
  /** The list to fill, if any. Enables Undo and the comparison with expected codes. */
  session?: ScanSession
  /** Whether codes can be typed here. False if the screen has its own field. */
  typing?: boolean
  /** The formats that the camera reads, as the browser's detector names them: `qr_code`. By default all common ones. */
  formats?: readonly string[]
  onClose?: () => void
}

export function ScanPanel({ scan, session, typing = true, formats, onClose }: ScanPanelProps) {
  const intl = useIntl()
  const panel = useRef<HTMLElement>(null)
  const state = useSelector(scan.state)
  const sound = useScanSound()
  // Opening the panel does not move the focus.
  const [opener] = useState(() => document.activeElement)
  const opened = onClose !== undefined
  useEffect(() => {
    // A phone's window is short.
    if (opened) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [opened, state.camera])
  const undo = () => {
    const last = session?.undo()
    const text = intl.formatMessage(messages.removed)
    if (last) scan.note(last.name, { kind: 'own', status: 'info', text })
  }
  const close = () => {
    onClose?.()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.panel)}
      className={frame}
    >
      <Stack gap="3">
        {session && <KeptCodes session={session} />}
        {state.camera && (
          <CameraView
            onCode={scan.see}
            formats={formats}
            status={sharedStatus(state.readings.slice(0, state.latest))}
            onClose={() => scan.useCamera(false)}
            fallback={<Loader size="md" />}
          />
        )}
        <Verdicts scan={scan} state={state} onDismiss={() => panel.current?.focus()} />
        {typing && <TypedCodes onCodes={scan.type} />}
        {session && <ScanProgress session={session} />}
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            className={large}
            variant={state.camera ? 'outline' : 'solid'}
            aria-pressed={state.camera}
            onClick={() => scan.useCamera(!state.camera)}
          >
            <ScanBarcode aria-hidden />
            <FormattedMessage {...messages.camera} />
          </Button>
          {session && (
            <WhyDisabled
              reason={session.entries.length === 0 && intl.formatMessage(messages.nothingToUndo)}
            >
              {(control) => (
                <Button size="sm" variant="outline" className={quiet} onClick={undo} {...control}>
                  <Undo2 aria-hidden />
                  <FormattedMessage {...messages.undo} />
                </Button>
              )}
            </WhyDisabled>
          )}
          <Button
            size="sm"
            variant="outline"
            className={quiet}
            aria-pressed={sound.on}
            onClick={() => sound.choose(!sound.on)}
          >
            {sound.on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
            <FormattedMessage {...messages.sound} />
          </Button>
          {onClose && (
            <Button size="sm" variant="outline" className={quiet} onClick={close}>
              <FormattedMessage {...messages.close} />
            </Button>
          )}
        </Flex>
      </Stack>
    </section>
  )
}

/** On a phone, a thumb has to hit them. */
const frame = css({
  borderWidth: '1px',
  rounded: 'l3',
  bg: 'bg.panel',
  p: { base: '3', md: '4' },
  outline: 'none',
})

const large = css({
  h: { base: '12', md: '9' },
  minW: { base: '10', md: '9' },
  px: { base: '3', md: '3.5' },
  flex: { base: '1 0 auto', md: 'none' },
  '& svg': { boxSize: { base: '5', md: '4' } },
})

const gray = css({ colorPalette: 'gray' })
const quiet = cx(large, gray)

const messages = defineMessages({
  panel: { defaultMessage: 'Scan codes', description: 'Names the part of a screen for scanning' },
  camera: { defaultMessage: 'Camera', description: 'Button that turns the camera on and off' },
  undo: {
    defaultMessage: 'Undo last',
    description: 'Button that takes the code scanned last out of the list',
  },
  nothingToUndo: {
    defaultMessage: 'The list is empty.',
    description: 'Why the button that takes the last code out of the list cannot be used',
  },
  removed: {
    defaultMessage: 'Removed from the list',
    description: 'A scanned code was taken out of the list again',
  },
  sound: {
    defaultMessage: 'Sound',
    description: 'Button that turns the scanner’s tones on and off',
  },
  close: { defaultMessage: 'Stop scanning', description: 'Button that closes the scanner' },
})
