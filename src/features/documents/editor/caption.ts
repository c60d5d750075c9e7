import type { Command } from '@tiptap/core'
import { Fragment, type Node, type NodeType, type ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Selection } from '@tiptap/pm/state'

/**
 * Puts what is selected into a figure, with an empty caption that takes the caret. An image leaves the text that it stands in.
 * In a figure, it takes the figure away: the caption becomes a paragraph.
 */
export const toggleCaption: Command = ({ tr, state: { schema }, dispatch }) => {
  const { figure, figcaption, paragraph } = schema.nodes
  if (!figure || !figcaption || !paragraph) return false
  const depth = depthOf(tr.selection.$from, figure)
  const place =
    depth > 0
      ? withoutFigure(tr.selection.$from, depth, figcaption)
      : (aroundImage(tr.selection, paragraph, figure, figcaption) ??
        aroundBlocks(tr.selection, figure, figcaption))
  if (!place) return false
  const { parent, from, to, start, end, content, caret } = place
  if (!parent.canReplace(start, end, content)) return false
  if (!dispatch) return true
  tr.replaceWith(from, to, content)
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + caret), -1))
  return true
}

/** What takes the place of some blocks, and where in it the caret goes. */
type Change = {
  parent: Node
  from: number
  to: number
  /** The indexes of the blocks. */
  start: number
  end: number
  content: Fragment
  caret: number
}

function depthOf($from: ResolvedPos, type: NodeType): number {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === type) return depth
  return 0
}

function withoutFigure($from: ResolvedPos, depth: number, caption: NodeType): Change {
  const inside = $from
    .node(depth)
    .children.flatMap((block) =>
      block.type !== caption
        ? block
        : block.children.filter((line) => line.content.size > 0 || block.childCount > 1),
    )
  const start = $from.index(depth - 1)
  const content = Fragment.from(inside)
  const [from, to] = [$from.before(depth), $from.after(depth)]
  const caret = Math.min($from.pos - from - 1, content.size)
  return { parent: $from.node(depth - 1), from, to, start, end: start + 1, content, caret }
}

/** Splits the paragraph of a selected image. */
function aroundImage(
  selection: Selection,
  paragraph: NodeType,
  figure: NodeType,
  caption: NodeType,
): Change | undefined {
  const { $from } = selection
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return
  if ($from.parent.type !== paragraph || $from.parent.childCount === 1) return
  const { parent: line } = $from
  const at = $from.index()
  const part = (children: readonly Node[]) => {
    const text = withoutBreaks(children)
    return text.length > 0 ? [line.copy(Fragment.from(text))] : []
  }
  const before = part(line.children.slice(0, at))
  const after = part(line.children.slice(at + 1))
  const block = figure.create(null, [
    line.copy(Fragment.from(selection.node)),
    caption.create(null, paragraph.create()),
  ])
  const start = $from.index(-1)
  const caret = (before[0]?.nodeSize ?? 0) + block.nodeSize - 2
  return {
    parent: $from.node(-1),
    from: $from.before(),
    to: $from.after(),
    start,
    end: start + 1,
    content: Fragment.from([...before, block, ...after]),
    caret,
  }
}

/** Without the line breaks and spaces at its ends. */
function withoutBreaks(children: readonly Node[]) {
  const isKept = (node: Node) =>
    node.type.name !== 'hardBreak' && !(node.isText && node.text?.trim() === '')
  return children.slice(children.findIndex(isKept), children.findLastIndex(isKept) + 1)
}

function aroundBlocks(selection: Selection, figure: NodeType, type: NodeType): Change | undefined {
  const range = selection.$from.blockRange(selection.$to)
  const caption = type.createAndFill()
  if (!range || !caption) return
  const { parent, startIndex, endIndex, start, end } = range
  const blocks = parent.children.slice(startIndex, endIndex)
  const content = Fragment.from([...blocks, caption])
  if (!figure.validContent(content)) return
  return {
    parent,
    from: start,
    to: end,
    start: startIndex,
    end: endIndex,
    content: Fragment.from(figure.create(null, content)),
    caret: content.size,
  }
}
