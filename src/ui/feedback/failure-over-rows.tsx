import { useState, type ComponentProps } from 'react'
import { Box } from '~/styled-system/jsx'
import { DismissButton } from './banner.tsx'
import { ErrorMessage } from './error-message.tsx'

type FailureOverRowsProps = Omit<ComponentProps<typeof ErrorMessage>, 'error' | 'corner'> & {
  error: Error | null | undefined
  /** The distance from the lower edge of the window. */
  edge?: string
}

/**
 * Why the rows before it could not be updated. It takes no room, so that nothing moves under the pointer: it floats over the
 * end of the rows, or over the lower edge of the window while that is further down, until it is dismissed.
 */
export function FailureOverRows({ error, edge = '1rem', ...message }: FailureOverRowsProps) {
  const [dismissed, setDismissed] = useState<Error | null>(null)
  if (!error || error === dismissed) return null
  return (
    <Box
      position="sticky"
      style={{ bottom: edge }}
      h="0"
      zIndex="docked"
      _print={{ display: 'none' }}
    >
      <Box position="absolute" bottom="0" insetX="2" rounded="l3" shadow="lg">
        <ErrorMessage
          {...message}
          error={error}
          corner={<DismissButton onClick={() => setDismissed(error)} />}
        />
      </Box>
    </Box>
  )
}
