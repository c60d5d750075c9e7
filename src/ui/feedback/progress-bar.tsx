import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'

type ProgressBarProps = {
  label: string
  /** How many of the `total` are finished. */
  over: number
  total: number
  /** Beside or within a text. */
  short?: boolean
}

/** The progress of work on many items. The numbers are shown as text beside it. */
export function ProgressBar({ label, over, total, short }: ProgressBarProps) {
  return (
    <div
      className={short ? shortBar : longBar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={over}
    >
      <Box h="full" bg="colorPalette.solid" style={{ width: `${(over / total) * 100}%` }} />
    </div>
  )
}

const longBar = css({ mb: '3', h: '1.5', rounded: 'full', bg: 'bg.emphasized', overflow: 'hidden' })
const shortBar = css({
  w: '32',
  h: '1.5',
  rounded: 'full',
  bg: 'bg.emphasized',
  overflow: 'hidden',
})
