/** The nodes, moved into a fragment one by one: as the arguments of one call, a hundred thousand overflow the stack. */
export function fragmentOf(nodes: Iterable<Node>): DocumentFragment {
  const moved = [...nodes]
  const fragment = (moved[0]?.ownerDocument ?? document).createDocumentFragment()
  for (const node of moved) fragment.append(node)
  return fragment
}
