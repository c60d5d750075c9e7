'use no memo' // Tiptap's editor changes inside.
import type { Editor as Tiptap } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { directionOf } from '~/i18n/resolve-language.ts'
import type { ControlProps } from '~/kit/form/field-frame.tsx'
import { Input } from '~/kit/form/input.tsx'
import { imageBroken, useMediaAddress } from '~/kit/rich-text/media-address.ts'
import { prose } from '~/kit/rich-text/prose.ts'
import { isKey } from '~/lib/is-key.ts'
import { Box } from '~/styled-system/jsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { editorStyle } from './editor-style.ts'
import { createExtensions } from './extensions.ts'
import { LostNotice } from './lost-notice.tsx'
import { imageElsewhere, messages, placeMissing, tools } from './messages.ts'
import { RefusedBanner } from './refused-banner.tsx'
import { showPlace } from './show-place.ts'
import { Toolbar } from './toolbar.tsx'
import type { ToolDialog } from './tools.ts'
import { insertImages, useClipboard, type ImageRequest } from './use-clipboard.ts'
import { useHtmlEditor } from './use-html-editor.ts'

const FindBar = lazyPart(async () => (await import('./find/find-bar.tsx')).FindBar, LoadFailure)
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
  /** The address of a link or an image to show at once. */
  shownAddress?: string | undefined
  /** The field's ARIA props and id. */
  control: ControlProps
}

type Open = { link: true } | { video: true } | { image: ImageRequest } | null

/** The text editor: toolbar, text and dialogs. It allows only the elements of rich text. */
export function Editor({ value, onChange, stored, language, shownAddress, control }: EditorProps) {
  const intl = useIntl()
  const addressOf = useMediaAddress()
  const [open, setOpen] = useState<Open>(null)
  const findId = useId()
  const [finding, setFinding] = useState<{ text: string } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const instance = useRef<Tiptap | null>(null)
  const clipboard = useClipboard(instance, (image) => setOpen({ image }))
  const [extensions] = useState(() =>
    createExtensions({
      addressOf,
      refusedText: (host) =>
        host === null
          ? intl.formatMessage(imageBroken)
          : intl.formatMessage(imageElsewhere, { host }),
      videoText: () => intl.formatMessage(tools.video),
    }),
  )
  const openImage = () => {
    if (instance.current) setOpen({ image: imageRequest(instance.current) })
  }
  const openFind = () => {
    const { current: text } = instance
    const field = document.getElementById(findId)
    if (field instanceof HTMLInputElement) focusOn(field)
    else if (text) setFinding({ text: selectedText(text) })
  }
  const keydown = useEditorKeys(bar)
  const editor = useHtmlEditor({
    value,
    onChange,
    extensions,
    view: {
      ...clipboard.props,
      attributes: attributesOf(control, language),
      handleDoubleClickOn: (view, _place, node, before) => {
        if (node.type.name !== 'image') return false
        const { doc, tr } = view.state
        view.dispatch(tr.setSelection(NodeSelection.create(doc, before)))
        openImage()
        return true
      },
      handleKeyDown: ({ state: { selection } }, { key, shiftKey }) => {
        if (key !== 'Enter' || shiftKey || !isImage(selection)) return false
        openImage()
        return true
      },
      handleDOMEvents: { keydown },
    },
  })
  useEffect(() => {
    instance.current = editor
  }, [editor])
  const sayMissing = useEffectEvent((address: string) =>
    toast('info', intl.formatMessage(placeMissing, { address })),
  )
  useEffect(() => {
    if (shownAddress === undefined) return
    // The heading of a new screen has the focus first.
    const frame = requestAnimationFrame(() => {
      if (!showPlace(editor, shownAddress)) sayMissing(shownAddress)
    })
    return () => cancelAnimationFrame(frame)
  }, [editor, shownAddress])
  const openDialog = (dialog: ToolDialog) => {
    if (dialog === 'find') openFind()
    else if (dialog === 'link') setOpen({ link: true })
    else if (dialog === 'video') setOpen({ video: true })
    else openImage()
  }
  const close = () => setOpen(null)
  return (
    <>
      <LostNotice stored={stored} schema={editor.schema} />
      <Box
        css={editorStyle}
        data-invalid={control['aria-invalid']}
        data-finding={finding ? '' : undefined}
        onKeyDown={(event) => {
          if (!isKey(event, 'f')) return
          event.preventDefault()
          openFind()
        }}
      >
        <Toolbar editor={editor} bar={bar} controls={control.id} onOpen={openDialog} />
        {finding && (
          <FindBar
            editor={editor}
            id={findId}
            initial={finding.text}
            onClose={() => setFinding(null)}
            fallback={
              <Box p="2" borderBottomWidth="1px">
                <Input
                  ref={focusOn}
                  id={findId}
                  size="sm"
                  aria-label={intl.formatMessage(messages.findText)}
                  defaultValue={finding.text}
                  dir="auto"
                />
              </Box>
            }
          />
        )}
        <EditorContent editor={editor} />
      </Box>
      {clipboard.refused && <RefusedBanner {...clipboard.refused} onDismiss={clipboard.forget} />}
      {open && 'link' in open && <LinkDialog editor={editor} onClose={close} />}
      {open && 'video' in open && <VideoDialog editor={editor} onClose={close} />}
      {open && 'image' in open && (
        <ImageDialog
          images={open.image.images}
          hasText={open.image.hasText}
          onDone={(images) => {
            open.image.insert(images)
            close()
          }}
          onClose={() => {
            open.image.insert([])
            close()
          }}
        />
      )}
    </>
  )
}

const isImage = (selection: Selection) =>
  selection instanceof NodeSelection && selection.node.type.name === 'image'

function focusOn(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** What is selected within one block of text, to look for it. */
function selectedText({ state: { selection, doc } }: Tiptap) {
  const { $from, $to } = selection
  return $from.sameParent($to) ? doc.textBetween($from.pos, $to.pos).slice(0, mostSought) : ''
}

const mostSought = 200

/** Alt+F10 moves to the toolbar. Tab works differently in tables and lists, where it leaves the editor only after Escape. */
function useEditorKeys(bar: RefObject<HTMLDivElement | null>) {
  const leaving = useRef(false)
  return (view: EditorView, event: KeyboardEvent) => {
    leaveNode(view, event)
    if (event.key === 'F10' && event.altKey) {
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      event.preventDefault()
    }
    const leaves = leaving.current && event.key === 'Tab'
    if (event.key !== 'Shift') leaving.current = event.key === 'Escape'
    return leaves
  }
}

/** Moves a selected image's caret beside it first. The browser may stop right there, and the editor would still have it selected. */
function leaveNode(view: EditorView, event: KeyboardEvent) {
  const { selection, doc, tr } = view.state
  const direction = { Home: -1, PageUp: -1, End: 1, PageDown: 1 }[event.key]
  if (!direction || event.shiftKey || !(selection instanceof NodeSelection)) return
  const edge = direction < 0 ? selection.from : selection.to
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(edge), direction)))
}

/** Starts adding an image, or editing the alternative text and size of the selected one. */
function imageRequest(editor: Tiptap): ImageRequest {
  if (!editor.isActive('image')) {
    return {
      images: [{ file: null, alt: '' }],
      insert: (stored) => insertImages(editor, stored),
    }
  }
  const { src, alt, width, height } = editor.getAttributes('image') as ImageAttributes
  const size = { width: Number(width), height: Number(height) }
  return {
    images: [{ file: null, src, alt: alt ?? '', size: size.width && size.height ? size : null }],
    insert: ([image]) => {
      const { from } = editor.state.selection
      // It stays selected, for its caption or another change.
      if (image) editor.chain().updateAttributes('image', image).setNodeSelection(from).run()
    },
  }
}

/** As parsed, or as set by the dialog. */
type ImageAttributes = {
  src: string
  alt: string | null
  width: string | number | null
  height: string | number | null
}

function attributesOf(control: ControlProps, language: string): Record<string, string> {
  const given = {
    class: prose,
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
