'use no memo'
import { Box } from '@chakra-ui/react'
import { getSchema, type Editor as Tiptap, type JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '~/components/feedback/banner.tsx'
import type { ControlProps } from '~/components/form/field-frame.tsx'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { useMediaAddress } from '~/components/rich-text/media-address.ts'
import { directionOf } from '~/i18n/resolve-language.ts'
import { editorStyle } from './editor-style.ts'
import { createExtensions } from './extensions.ts'
import { fromHtml } from './from-html.ts'
import { LostNotice } from './lost-notice.tsx'
import { imageElsewhere, imagesRefused, tools, videosRefused } from './messages.ts'
import { serializerOf, toHtml } from './to-html.ts'
import { Toolbar } from './toolbar.tsx'
import type { ToolDialog } from './tools.ts'
import { useClipboard, type ImageRequest } from './use-clipboard.ts'
import { useVideoOrigins } from './video-link.ts'

const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog, LoadFailure)
const VideoDialog = lazyPart(
  async () => (await import('./video-dialog.tsx')).VideoDialog,
  LoadFailure,
)
const ImageDialog = lazyPart(
  async () => (await import('./image-dialog.tsx')).ImageDialog,
  LoadFailure,
)

export type EditorProps = {
  /** The HTML in the form. */
  value: string
  onChange: (html: string) => void
  /** The HTML on the server. */
  stored: string
  /** The tag of the text's language; '' if none is chosen. */
  language: string
  /** The field's ARIA props and id. */
  control: ControlProps
}

type Open = { link: true } | { video: true } | { image: ImageRequest } | null

/** The text editor: toolbar, text and dialogs. It allows only the elements of rich text. */
export function Editor({ value, onChange, stored, language, control }: EditorProps) {
  const intl = useIntl()
  const addressOf = useMediaAddress()
  const origins = intl.formatList(useVideoOrigins(), { type: 'disjunction' })
  const [open, setOpen] = useState<Open>(null)
  const bar = useRef<HTMLDivElement>(null)
  const instance = useRef<Tiptap | null>(null)
  const clipboard = useClipboard(instance, (image) => setOpen({ image }))
  const [extensions] = useState(() =>
    createExtensions({
      addressOf,
      refusedText: (host) => intl.formatMessage(imageElsewhere, { host }),
      videoText: () => intl.formatMessage(tools.video),
    }),
  )
  const [schema] = useState(() => getSchema(extensions))
  const [serializer] = useState(() => serializerOf(schema))
  const [content] = useState(() => fromHtml(value, schema).toJSON() as JSONContent)
  // The text's source: until it is edited, the value is unchanged.
  const origin = useRef({ value, html: '' })
  const last = useRef(value)
  // The form renders after the next keystroke, with the previous value.
  const sent = useRef(new Set([value]))
  const leaving = useRef(false)
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
    editorProps: {
      ...clipboard.props,
      attributes: attributesOf(control, language),
      clipboardSerializer: serializer,
      handleDOMEvents: {
        // Tab works differently in tables and lists.
        keydown: (_view, event) => {
          if (event.key === 'F10' && event.altKey) {
            bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            event.preventDefault()
          }
          const leaves = leaving.current && event.key === 'Tab'
          if (event.key !== 'Shift') leaving.current = event.key === 'Escape'
          return leaves
        },
      },
    },
  })
  useEffect(() => {
    instance.current = editor
  }, [editor])
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
  const openDialog = (dialog: ToolDialog) => {
    if (dialog === 'link') setOpen({ link: true })
    else if (dialog === 'video') setOpen({ video: true })
    else setOpen({ image: imageRequest(editor) })
  }
  const close = () => setOpen(null)
  return (
    <>
      <LostNotice stored={stored} schema={editor.schema} />
      <Box css={editorStyle} data-invalid={control['aria-invalid']}>
        <Toolbar editor={editor} bar={bar} controls={control.id} onOpen={openDialog} />
        <EditorContent editor={editor} />
      </Box>
      {clipboard.refused && (
        <Banner
          status="warning"
          role="status"
          onDismiss={clipboard.forget}
          title={
            <>
              {clipboard.refused.images > 0 && (
                <p>
                  <FormattedMessage
                    {...imagesRefused}
                    values={{ count: clipboard.refused.images }}
                  />
                </p>
              )}
              {clipboard.refused.videos > 0 && (
                <p>
                  <FormattedMessage
                    {...videosRefused}
                    values={{ count: clipboard.refused.videos, origins }}
                  />
                </p>
              )}
            </>
          }
        />
      )}
      {open && 'link' in open && <LinkDialog editor={editor} onClose={close} />}
      {open && 'video' in open && <VideoDialog editor={editor} onClose={close} />}
      {open && 'image' in open && (
        <ImageDialog
          images={open.image.images}
          onDone={(images) => {
            open.image.insert(images)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** Starts adding an image, or editing the selected one's alternative text. */
function imageRequest(editor: Tiptap): ImageRequest {
  if (!editor.isActive('image')) {
    return {
      images: [{ file: null, alt: '' }],
      insert: (stored) =>
        editor.commands.insertContent(stored.map((attrs) => ({ type: 'image', attrs }))),
    }
  }
  const { src, alt } = editor.getAttributes('image') as { src: string; alt: string | null }
  return {
    images: [{ file: null, src, alt: alt ?? '' }],
    insert: ([image]) => editor.commands.updateAttributes('image', { alt: image?.alt ?? '' }),
  }
}

function attributesOf(control: ControlProps, language: string): Record<string, string> {
  const given = {
    id: control.id,
    'aria-labelledby': control['aria-labelledby'],
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'] && 'true',
    lang: language || undefined,
  }
  const known = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    dir: language ? directionOf(language) : 'auto',
    ...(Object.fromEntries(known) as Record<string, string>),
  }
}
