import type { Editor } from '@tiptap/core'
import type { EditorProps } from '@tiptap/pm/view'
import { useState, type RefObject } from 'react'
import { parseHtml } from '~/lib/parse-html.ts'
import { safeDecode } from '~/lib/safe-decode.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { cleanPasted, withImages, type Pasted } from './clean-pasted.ts'
import type { ImageDraft, StoredImage } from './image-dialog.tsx'
import { useVideoProblem } from './video-link.ts'

/** Images that must be uploaded before they are inserted. */
export type ImageRequest = {
  images: readonly ImageDraft[]
  /** Whether there is text around them. */
  hasText?: boolean
  /** Inserts what was stored, with the text around it. Called without images if the user wants none of them. */
  insert: (stored: readonly StoredImage[]) => void
}

/**
 * Handles pasting and dropping: HTML is cleaned, and image files or images in HTML are uploaded first.
 *
 * @param onImages Called with images to upload.
 * @returns Props for the editor, and what was left out the last time.
 */
export function useClipboard(
  editor: RefObject<Editor | null>,
  onImages: (request: ImageRequest) => void,
) {
  const { imageBaseUrl = '' } = useSettings()
  const problemOf = useVideoProblem()
  const [refused, setRefused] = useState<Pasted['refused'] | null>(null)
  const clean = (html: string) =>
    cleanPasted(html, { imageBaseUrl, isVideo: (link) => problemOf(link) === undefined })
  const say = ({ refused: count }: Pasted) =>
    setRefused(count.images + count.videos > 0 ? count : null)
  const storeFiles = (files: readonly File[]) =>
    onImages({
      images: files.map((file) => ({ file, alt: '' })),
      insert: (stored) => editor.current && insertImages(editor.current, stored),
    })
  const take = (data: DataTransfer | null): boolean => {
    if (!data || !editor.current || editor.current.isActive('codeBlock')) return false
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
    const html = data.getData('text/html')
    const pasted = html === '' ? undefined : clean(html)
    // Word adds a picture of the whole text; browsers add the address of a copied image.
    if (files.length > 0 && !(pasted && hasText(pasted.html))) {
      setRefused(null)
      storeFiles(files)
      return true
    }
    if (!pasted || pasted.images.length === 0) return false
    onImages({
      images: pasted.images.map(({ source, alt }, index) => ({
        file: fileOf(source, `image-${index + 1}`),
        alt,
      })),
      hasText: hasText(pasted.html),
      insert: (stored) => {
        editor.current?.view.pasteHTML(withImages(pasted.html, stored))
        // Nothing is left out of what was cleaned before.
        say(pasted)
      },
    })
    return true
  }
  const props: EditorProps = {
    transformPastedHTML: (html) => {
      const pasted = clean(html)
      say(pasted)
      return withImages(pasted.html, [])
    },
    handlePaste: (_view, event) => take(event.clipboardData),
    handleDrop: (view, event, _slice, moved) => {
      if (moved) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) editor.current?.commands.setTextSelection(place.pos)
      const taken = take(event.dataTransfer)
      if (taken) event.preventDefault()
      return taken
    },
  }
  return { props, refused, forget: () => setRefused(null) }
}

export function insertImages(editor: Editor, stored: readonly StoredImage[]) {
  const images = stored.flatMap((attrs) => (attrs ? [{ type: 'image', attrs }] : []))
  if (images.length > 0) editor.commands.insertContent(images)
}

const hasText = (html: string) => {
  const { body } = parseHtml(html)
  return body.textContent.trim() !== ''
}

/** The file in a `data:` address. */
function fileOf(source: string, name: string): File {
  const [head = '', data = ''] = source.split(',')
  const type = /^data:([^;,]+)/i.exec(head)?.[1] ?? ''
  const text = /;base64$/i.test(head) ? atob(data.replaceAll(/\s/g, '')) : safeDecode(data)
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], `${name}.${type.split('/')[1]?.split('+')[0] ?? 'png'}`, { type })
}
