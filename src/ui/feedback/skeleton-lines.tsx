import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Skeleton } from './skeleton.tsx'

const lineLooks = [
  css({ height: '4', width: '70%' }),
  css({ height: '4', width: '100%' }),
  css({ height: '4', width: '85%' }),
]

/** Gray placeholder lines for text. The container sets `aria-busy`. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Flex direction="column" gap="2.5" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={lineLooks[line % lineLooks.length]} />
      ))}
    </Flex>
  )
}
