import { Box } from '@chakra-ui/react'

type ProgressBarProps = {
  label: string
  /** How many of the `total` are over. */
  over: number
  total: number
}

/** How far work on many things is. The numbers stand beside it as text. */
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
      <Box h="full" bg="colorPalette.solid" width={`${(over / total) * 100}%`} />
    </Box>
  )
}
