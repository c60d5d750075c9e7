import { useSelector } from '@tanstack/react-store'
import { ScanBarcode } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Button, type ButtonProps } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import type { Scan } from './create-scan.ts'
import type { ScanPanelProps } from './scan-panel.tsx'

const ScanPanel = lazyPart<ScanPanelProps>(
  async () => (await import('./scan-panel.tsx')).ScanPanel,
  ({ onClose, onRetry }) =>
    onClose ? <LoadFailure onClose={onClose} /> : <PartMissing onRetry={onRetry} />,
)

type ScannerProps = Omit<ScanPanelProps, 'onClose'> & {
  /** For a screen that is all about scanning: the panel cannot be closed. */
  always?: boolean
}

/** The scan panel: camera, typed codes, verdicts. It loads when opened, or when a code needs an answer. */
export function Scanner({ always = false, ...panel }: ScannerProps) {
  const { open } = useSelector(panel.scan.state)
  if (always) return <ScanPanel {...panel} fallback={<Loader />} />
  return open && <ScanPanel {...panel} onClose={panel.scan.close} fallback={<Loader />} />
}

/** Opens the scan panel with the camera on, and closes it. */
export function ScanButton({ scan, ...button }: ButtonProps & { scan: Scan }) {
  const { open } = useSelector(scan.state)
  return (
    <Button
      quiet
      {...button}
      aria-expanded={open}
      onClick={() => (open ? scan.close() : scan.useCamera(true))}
    >
      <ScanBarcode aria-hidden />
      <FormattedMessage {...messages.scan} />
    </Button>
  )
}

const messages = defineMessages({
  scan: { defaultMessage: 'Scan', description: 'Button that opens the barcode scanner' },
})
