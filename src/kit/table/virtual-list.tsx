import { Fragment, useRef, type ReactNode } from 'react'
import { Box, styled } from '~/styled-system/jsx'
import { maxPlainRows } from './paging.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

type VirtualListProps = {
  /** The accessible name of the list. */
  label: string
  /** One for each row. */
  ids: readonly string[]
  /** The height of a row before it is measured, in pixels. */
  estimate: (index: number) => number
  /** The content of a row. */
  children: (index: number) => ReactNode
}

/** A scrolling list that draws only the rows in sight once it has many. */
export function VirtualList({ label, ids, estimate, children }: VirtualListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const many = ids.length > maxPlainRows
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={label}
      // For the arrow keys.
      tabIndex={0}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      overflowY="auto"
      maxH={{ base: 'max({sizes.xs}, calc(100dvh - {sizes.48}))', _print: 'none' }}
      css={{ '& > ul > li:not([aria-hidden])': { borderBottomWidth: '1px' } }}
    >
      <styled.ul listStyleType="none">
        {many ? (
          <Rows frame={frame} {...{ ids, estimate, children }} />
        ) : (
          ids.map((id, index) => <li key={id}>{children(index)}</li>)
        )}
      </styled.ul>
    </Box>
  )
}

type RowsProps = Omit<VirtualListProps, 'label'> & {
  frame: { readonly current: HTMLDivElement | null }
}

function Rows({ ids, estimate, children, frame }: RowsProps) {
  const { rows, gapAfter, measure } = useRowsInSight<HTMLLIElement>({
    ids,
    frame,
    estimate,
    overscan: 10,
  })
  return (
    <>
      {rows.map(({ index, gapBefore }) => (
        <Fragment key={ids[index]}>
          <Gap height={gapBefore} />
          <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={ids.length}>
            {children(index)}
          </li>
        </Fragment>
      ))}
      <Gap height={gapAfter} />
    </>
  )
}

/** Space for rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <li aria-hidden style={{ height }} /> : null
