import { Box } from '~/styled-system/jsx'

type ProgressBarProps = {
  label: string
  /** How many of the `total` are finished. */
  over: number
  total: number
}

/** The progress of work on many items. The numbers are shown as text beside it. */
export function ProgressBar({ label, over, total }: ProgressBarProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={over}
      mb="3"
      h="1.5"
      rounded="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box h="full" bg="colorPalette.solid" style={{ width: `${(over / total) * 100}%` }} />
    </Box>
  )
}
