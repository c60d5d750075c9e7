import type { Editor } from '@tiptap/core'

/** Selects the first link or image with an address, in the middle of the window. Returns whether there is one. */
export function showPlace(editor: Editor, address: string): boolean {
  const { doc } = editor.state
  let place: { from: number; to: number; isImage: boolean } | undefined
  doc.descendants((node, from) => {
    const isAddress = (value: unknown) => typeof value === 'string' && value.trim() === address
    const isImage = isAddress(node.attrs['src'])
    const isLink = node.marks.some(({ attrs }) => isAddress(attrs['href']))
    if (isImage || isLink) place ??= { from, to: from + node.nodeSize, isImage }
    return place === undefined
  })
  if (!place) return false
  const { from, to, isImage } = place
  editor
    .chain()
    .focus(undefined, { scrollIntoView: false })
    .command(({ commands }) =>
      isImage ? commands.setNodeSelection(from) : commands.setTextSelection({ from, to }),
    )
    .run()
  const shown = editor.view.nodeDOM(from)
  const element = shown instanceof HTMLElement ? shown : shown?.parentElement
  element?.scrollIntoView({ block: 'center' })
  return true
}
