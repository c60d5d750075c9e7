import { css, cx } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Skeleton } from './skeleton.tsx'

const widths = [css({ width: '70%' }), css({ width: '100%' }), css({ width: '85%' })]

/** Gray placeholder lines for text. The container sets `aria-busy`. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Flex direction="column" gap="2.5" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx(css({ height: '4' }), widths[line % widths.length])} />
      ))}
    </Flex>
  )
}
