/** A node of a tree, whose children are nodes of the same type. The id is unique in the tree. */
export interface TreeNode<Self> {
  id: string
  name: string
  children: readonly Self[]
}

/** The node and its descendants, parents first. Empty if there is no tree. */
export function nodesOf<Node extends TreeNode<Node>>(root: Node | null): Node[] {
  return root === null ? [] : [root, ...root.children.flatMap((child) => nodesOf(child))]
}

/** The parent of the node with this id; null for the root and for an unknown id. */
export function parentOf<Node extends TreeNode<Node>>(root: Node | null, id: string): Node | null {
  return nodesOf(root).find(({ children }) => children.some((child) => child.id === id)) ?? null
}

/** A copy of the tree with one node changed. Nodes off the path to it are shared with the original. */
export function withNode<Node extends TreeNode<Node>>(
  root: Node,
  id: string,
  change: (node: Node) => Node,
): Node {
  if (root.id === id) return change(root)
  const children = root.children.map((child) => withNode(child, id, change))
  return children.some((child, index) => child !== root.children[index])
    ? { ...root, children }
    : root
}

/** A copy of the tree without one node and its descendants; null when that is the root. */
export function withoutNode<Node extends TreeNode<Node>>(root: Node, id: string): Node | null {
  if (root.id === id) return null
  const parent = parentOf(root, id)
  if (!parent) return root
  const rest = parent.children.filter((child) => child.id !== id)
  return withNode(root, parent.id, (node) => ({ ...node, children: rest }))
}

/**
 * A copy of the tree with `node` below the parent: it replaces the node with its id, or becomes the last child.
 * A parent of null makes it the root, with its own children.
 *
 * @throws When the parent is missing, or is a descendant of the node.
 */
export function withNodeBelow<Node extends TreeNode<Node>>(
  root: Node | null,
  node: Node,
  parentId: string | null,
): Node {
  if (parentId === null) return node
  if (root && parentOf(root, node.id)?.id === parentId) return withNode(root, node.id, () => node)
  const rest = root && withoutNode(root, node.id)
  const parent = nodesOf(rest).find(({ id }) => id === parentId)
  if (!rest || !parent) throw new Error('A node cannot stand there')
  return withNode(rest, parentId, (above) => ({ ...above, children: [...above.children, node] }))
}

/** Whether a node other than the one with this id has the name, ignoring case and surrounding spaces. */
export function hasOtherNamed<Node extends TreeNode<Node>>(
  root: Node | null,
  name: string,
  id: string | undefined,
): boolean {
  const folded = fold(name)
  return nodesOf(root).some((node) => node.id !== id && fold(node.name) === folded)
}

const fold = (name: string) => name.trim().toLowerCase()
