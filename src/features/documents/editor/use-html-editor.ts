'use no memo' // Tiptap's editor changes inside.

import { getSchema, type Extensions, type JSONContent } from '@tiptap/core'
import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { fromHtml } from './from-html.ts'
import { serializerOf, toHtml } from './to-html.ts'

type HtmlEditorOptions = {
  /** The HTML in the form. */
  value: string
  onChange: (html: string) => void
  extensions: Extensions
  view: EditorProps
}

/**
 * Tiptap over HTML that a form holds. Until the text is edited, the HTML stays as it is; where the form brings another, as
 * when a draft is restored, the text follows.
 */
export function useHtmlEditor({ value, onChange, extensions, view }: HtmlEditorOptions) {
  const [schema] = useState(() => getSchema(extensions))
  const [serializer] = useState(() => serializerOf(schema))
  const [content] = useState(() => fromHtml(value, schema).toJSON() as JSONContent)
  // What the text was made from: until it changes, the value stays unchanged.
  const origin = useRef({ value, html: '' })
  const last = useRef(value)
  // The form is drawn after the next letter, with the value before it.
  const sent = useRef(new Set([value]))
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    onCreate: ({ editor: { state } }) => {
      origin.current = { value, html: toHtml(state.doc) }
    },
    onUpdate: ({ editor: { state } }) => {
      const html = toHtml(state.doc)
      last.current = html === origin.current.html ? origin.current.value : html
      sent.current.add(last.current)
      onChange(last.current)
    },
    editorProps: { ...view, clipboardSerializer: serializer },
  })
  useEffect(() => {
    const isOwn = sent.current.has(value)
    if (!isOwn || value === last.current) sent.current = new Set([value])
    if (isOwn) return
    // A draft was restored or discarded.
    last.current = value
    editor.commands.setContent(fromHtml(value, schema).toJSON() as JSONContent, {
      emitUpdate: false,
    })
    origin.current = { value, html: toHtml(editor.state.doc) }
  }, [editor, schema, value])
  return editor
}
