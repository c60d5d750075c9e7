import type { TreeNode } from '~/lib/tree.ts'

/** A node of a tree as a line of a list. Levels and positions count from 1. */
export type TreeRow<Node> = {
  node: Node
  parentId: string | null
  level: number
  /** Its position among its siblings, and their number. */
  position: number
  siblings: number
  /** Whether it is expanded; undefined without children. */
  open: boolean | undefined
}

/** The visible lines of a tree: without the descendants of collapsed nodes. */
export function rowsOf<Node extends TreeNode<Node>>(
  root: Node | null,
  closed: ReadonlySet<string>,
): TreeRow<Node>[] {
  const visit = (nodes: readonly Node[], parentId: string | null, level: number) =>
    nodes.flatMap((node, index): TreeRow<Node>[] => {
      const open = node.children.length > 0 ? !closed.has(node.id) : undefined
      const row = { node, parentId, level, position: index + 1, siblings: nodes.length, open }
      return [row, ...(open ? visit(node.children, node.id, level + 1) : [])]
    })
  return visit(root === null ? [] : [root], null, 1)
}

/** The effect of a key: move to another line, or expand or collapse this one. */
export type TreeStep = { to: string } | { toggle: string }

/**
 * The effect of a key on the line at `index`, as in a file tree; undefined for none. A letter moves to the next line
 * whose name begins with it. `rightToLeft` swaps the left and right arrows.
 */
export function stepOf<Node extends TreeNode<Node>>(
  key: string,
  rows: readonly TreeRow<Node>[],
  index: number,
  rightToLeft: boolean,
): TreeStep | undefined {
  const row = rows[index]
  if (!row) return undefined
  const to = (target: TreeRow<Node> | undefined) => target && { to: target.node.id }
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1])
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      if (row.open === undefined) return undefined
      return row.open ? to(rows[index + 1]) : { toggle: row.node.id }
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      if (row.open) return { toggle: row.node.id }
      return row.parentId === null ? undefined : { to: row.parentId }
    default:
      return to(nextNamed(key, rows, index))
  }
}

function nextNamed<Node extends TreeNode<Node>>(
  key: string,
  rows: readonly TreeRow<Node>[],
  index: number,
) {
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLowerCase()
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find(({ node }) =>
    node.name.toLowerCase().startsWith(letter),
  )
}

/** The line that gets the focus when this one is deleted: the next sibling, else the previous line. */
export function rowAfterRemoval<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  id: string,
): string | null {
  const index = rows.findIndex(({ node }) => node.id === id)
  const row = rows[index]
  if (!row) return null
  const sibling = rows.slice(index + 1).find(({ parentId }) => parentId === row.parentId)
  return (sibling ?? rows[index - 1])?.node.id ?? null
}
