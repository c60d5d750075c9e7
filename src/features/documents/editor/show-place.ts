import type { Editor } from '@tiptap/core'

/** Selects the first link or image with an address, in the middle of the window. */
export function showPlace(editor: Editor, address: string): void {
  const { doc } = editor.state
  let place: { from: number; to: number; isImage: boolean } | undefined
  doc.descendants((node, from) => {
    const isImage = node.attrs['src'] === address
    const isLink = node.marks.some(({ attrs }) => attrs['href'] === address)
    if (isImage || isLink) place ??= { from, to: from + node.nodeSize, isImage }
    return place === undefined
  })
  if (!place) return
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
}
