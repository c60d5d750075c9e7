import type { Command } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** Puts the selected blocks into a figure, with an empty caption that takes the caret. */
export const addCaption: Command = ({ tr, state: { schema }, dispatch }) => {
  const range = tr.selection.$from.blockRange(tr.selection.$to)
  const { figure, figcaption } = schema.nodes
  const caption = figcaption?.createAndFill()
  if (!range || !figure || !caption) return false
  const { parent, startIndex, endIndex, start, end } = range
  if (!parent.canReplaceWith(startIndex, endIndex, figure)) return false
  const content = tr.doc.slice(start, end).content.addToEnd(caption)
  if (!figure.validContent(content)) return false
  if (!dispatch) return true
  tr.replaceRangeWith(start, end, figure.create(null, content))
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + content.size), -1))
  return true
}
