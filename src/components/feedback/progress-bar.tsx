import { Box } from '@chakra-ui/react'

type ProgressBarProps = {
  /** Names what is under way, for screen readers. */
  label: string
  /** How much of it is done, from 0 to 1; undefined where nobody can tell. */
  share: number | undefined
}

/** Shows how far something has come. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      bg="bg.emphasized"
      rounded="full"
      overflow="hidden"
    >
      <Box
        h="1.5"
        bg="teal.solid"
        rounded="full"
        animation={share === undefined ? 'pulse' : undefined}
        transition="width 120ms"
        style={{ width: `${(share ?? 1) * 100}%` }}
      />
    </Box>
  )
}
