'use no memo' // The virtualiser changes inside; the compiler would keep stale lines.

import { Box } from '@chakra-ui/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { TreeNode } from '~/lib/tree.ts'
import { TreeLine } from './tree-line.tsx'
import { stepOf, type TreeRow } from './tree-rows.ts'

/** Which line the keyboard is at. A new object moves the focus there when `focused` is set. */
export type TreeCursor = { id: string | undefined; focused: boolean }

type TreeViewProps<Node> = {
  /** Names the tree for screen readers. */
  label: string
  rows: readonly TreeRow<Node>[]
  cursor: TreeCursor
  onCursor: (cursor: TreeCursor) => void
  details: ((node: Node) => ReactNode) | undefined
  keepBecause: (node: Node) => string | null
  onToggle: (node: Node) => void
  onAddChild: (node: Node) => void
  onEdit: (node: Node) => void
  onDelete: (node: Node) => void
}

/** The lines of a tree, of which only those in view are drawn, with the keys of a tree. */
export function TreeView<Node extends TreeNode<Node>>(props: TreeViewProps<Node>) {
  const { rows, cursor } = props
  const intl = useIntl()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === cursor.id),
  )
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey: (index) => rows[index]?.node.id ?? index,
    estimateSize: () => 44,
    overscan: 8,
    // The line that has the focus stays, wherever the others are scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  })
  useEffect(() => {
    if (!cursor.focused) return
    const lineOf = `[data-node="${CSS.escape(cursor.id ?? '')}"]`
    frame.current?.querySelector<HTMLElement>(lineOf)?.focus()
  }, [cursor])

  const press = (event: KeyboardEvent<HTMLElement>, { node }: TreeRow<Node>, index: number) => {
    const { key, target, currentTarget } = event
    // The keys of a button in the line are its own.
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
    const step = stepOf(key, rows, index, rightToLeft)
    if (key === 'Enter') props.onEdit(node)
    else if (key === 'Delete') props.onDelete(node)
    else if (step && 'to' in step) props.onCursor({ id: step.to, focused: true })
    else if (step) props.onToggle(node)
    else return
    event.preventDefault()
  }

  return (
    <Box ref={frame} maxH="60dvh" overflowY="auto" bg="bg.panel" borderWidth="1px" rounded="l3">
      <Box
        role="tree"
        aria-label={props.label}
        aria-describedby={`${id}-keys`}
        position="relative"
        style={{ height: lines.getTotalSize() }}
      >
        {lines.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const { node } = row
          const [nameId, detailsId] = [`${id}-${node.id}-name`, `${id}-${node.id}-details`]
          return (
            <Box
              key={key}
              ref={lines.measureElement}
              data-index={index}
              data-node={node.id}
              role="treeitem"
              tabIndex={index === active ? 0 : -1}
              aria-labelledby={`${nameId} ${detailsId}`}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={row.open}
              position="absolute"
              insetInline="0"
              top="0"
              style={{ transform: `translateY(${start}px)` }}
              borderTopWidth={index > 0 ? '1px' : undefined}
              borderColor="border.muted"
              focusVisibleRing="inside"
              _hover={{ bg: 'bg.subtle' }}
              onFocus={() => index !== active && props.onCursor({ id: node.id, focused: false })}
              onKeyDown={(event) => press(event, row, index)}
            >
              <TreeLine
                name={node.name}
                details={props.details?.(node)}
                level={row.level}
                open={row.open}
                active={index === active}
                keptBecause={props.keepBecause(node)}
                nameId={nameId}
                detailsId={detailsId}
                onToggle={() => props.onToggle(node)}
                onAddChild={() => props.onAddChild(node)}
                onEdit={() => props.onEdit(node)}
                onDelete={() => props.onDelete(node)}
              />
            </Box>
          )
        })}
      </Box>
      <Box id={`${id}-keys`} hidden>
        {intl.formatMessage(messages.keys)}
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  keys: {
    defaultMessage:
      'The arrow keys move between the items, Enter edits one, Delete removes it, and Tab leads to its buttons.',
    description: 'Tells users of a screen reader which keys a tree has',
  },
})
