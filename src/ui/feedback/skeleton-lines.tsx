import { Flex } from '@chakra-ui/react'
import { Skeleton } from './skeleton.tsx'

const widths = ['70%', '100%', '85%']

/** Gray placeholder lines for text. The container sets `aria-busy`. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Flex direction="column" gap="2.5" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="4" width={widths[line % widths.length]} />
      ))}
    </Flex>
  )
}
