import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { TreeNode } from '~/lib/tree.ts'
import { Box } from '~/styled-system/jsx'
import { TreeLine, type NodeActions } from './tree-line.tsx'
import { stepOf, type TreeRow } from './tree-rows.ts'

/** The active line. A new object with `focused` set moves the focus there. */
export type TreeCursor = { id: string | undefined; focused: boolean }

type TreeViewProps<Node> = NodeActions<Node> & {
  /** The accessible name of the tree. */
  label: string
  rows: readonly TreeRow<Node>[]
  cursor: TreeCursor
  onCursor: (cursor: TreeCursor) => void
  details: ((node: Node) => ReactNode) | undefined
  keepBecause: (node: Node) => string | null
}

/** The lines of a tree, with the usual keys of a file tree. */
export function TreeView<Node extends TreeNode<Node>>(props: TreeViewProps<Node>) {
  const { rows, cursor, onCursor, onToggle, onAddChild, onEdit, onDelete } = props
  const keysId = useId()
  const tree = useRef<HTMLDivElement>(null)
  const found = rows.findIndex(({ node }) => node.id === cursor.id)
  const active = Math.max(0, found)
  useEffect(() => {
    if (!cursor.focused) return
    const selector = `[data-node="${CSS.escape(cursor.id ?? '')}"]`
    tree.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [cursor])

  const press = (event: KeyboardEvent<HTMLElement>, node: Node) => {
    const { key, target, currentTarget } = event
    // The line's buttons handle their own keys.
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
    const step = stepOf(
      key,
      rows,
      rows.findIndex((row) => row.node === node),
      rightToLeft,
    )
    if (key === 'Enter') onEdit(node)
    else if (key === 'Delete') onDelete(node)
    else if (step && 'to' in step) onCursor({ id: step.to, focused: true })
    else if (step) onToggle(node)
    else return
    event.preventDefault()
  }
  const focus = ({ id }: Node) => onCursor({ id, focused: false })

  return (
    <Box maxH="60dvh" overflowY="auto" bg="bg.panel" borderWidth="1px" rounded="l3" css={look}>
      <div ref={tree} role="tree" aria-label={props.label} aria-describedby={keysId}>
        {rows.map((row, index) => (
          <TreeLine
            key={row.node.id}
            {...row}
            active={index === active}
            details={props.details}
            keptBecause={props.keepBecause(row.node)}
            onToggle={onToggle}
            onAddChild={onAddChild}
            onEdit={onEdit}
            onDelete={onDelete}
            onFocus={focus}
            onKeyDown={press}
          />
        ))}
      </div>
      <div id={keysId} hidden>
        <FormattedMessage {...messages.keys} />
      </div>
    </Box>
  )
}

const look = {
  '--indent': { base: '{spacing.3}', md: '{spacing.6}' },
  '& [role=treeitem]': {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    py: '1',
    pe: '2',
    // Lines outside the viewport are not laid out.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto {sizes.11}',
    focusVisibleRing: 'inside',
  },
  '& [role=treeitem]:hover': { bg: 'bg.subtle' },
  '& [role=treeitem] + [role=treeitem]': { borderTopWidth: '1px', borderColor: 'border.muted' },
  '& [data-part=toggle]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '8',
    rounded: 'l2',
    color: 'fg.muted',
  },
  '& [data-part=toggle] svg': { boxSize: '4', transition: 'transform 120ms' },
  '[dir=rtl] & [data-part=toggle] svg': { transform: 'scaleX(-1)' },
  '& [aria-expanded] > [data-part=toggle]': { cursor: 'button' },
  '& [aria-expanded] > [data-part=toggle]:hover': { bg: 'bg.muted' },
  '& [aria-expanded=true] > [data-part=toggle] svg': {
    transform: 'rotate(90deg)',
  },
  '[dir=rtl] & [aria-expanded=true] > [data-part=toggle] svg': { transform: 'rotate(90deg)' },
  '& [data-part=text]': {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'sm',
  },
  '& [data-part=name]': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& [data-part=details]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    textStyle: 'xs',
    color: 'fg.muted',
  },
}

const messages = defineMessages({
  keys: {
    defaultMessage:
      'Use the arrow keys to move between items, Enter to edit one, Delete to remove it, and Tab to reach its buttons.',
    description: 'Tells users of a screen reader which keys a tree has',
  },
})
