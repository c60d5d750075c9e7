import { Mark, Node, type Extensions } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import type { MediaAddress } from '~/kit/rich-text/media-address.ts'
import { isLink } from './link-address.ts'

/** How the editor renders images and videos. */
type MediaView = {
  /** The address to load an image from, if allowed. */
  addressOf: (link: string) => MediaAddress
  /** Replaces an image from another host, or with an invalid link. */
  refusedText: (host: string | null) => string
  /** Shown before the link of a video. */
  videoText: () => string
}

/** The editor's schema: the elements of rich text. */
export const createExtensions = (media: MediaView): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  shifted('sub', 'Mod-,'),
  shifted('sup', 'Mod-.'),
  Figure,
  Caption,
  imageWith(media),
  videoWith(media),
]

/** Tiptap's table stores widths as styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

/** Text below or above the line. Tiptap's own extensions are not published for each of its versions. */
const shifted = (name: 'sub' | 'sup', keys: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** An image, table or other block with a caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? block+ figcaption?',
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
})

const Caption = Node.create({
  name: 'figcaption',
  content: 'paragraph+',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** An image, as the editor shows it. `toHtml` stores its path below the address of images. */
const imageWith = ({ addressOf, refusedText }: MediaView) =>
  Node.create({
    name: 'image',
    group: 'inline',
    inline: true,
    draggable: true,
    parseHTML: () => [{ tag: 'img[src]' }],
    addAttributes: () => ({
      src: {},
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    }),
    renderHTML: ({ node: { attrs } }) => {
      const media = addressOf(String(attrs['src']))
      return 'refused' in media
        ? chip('span', refusedText(media.refused), String(attrs['alt']))
        : ['img', { ...attrs, src: media.address }]
    },
  })

/** A video by its link. The editor shows the link; the video plays in the preview, since its address must be signed. */
const videoWith = ({ videoText }: MediaView) =>
  Node.create({
    name: 'video',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ src: {} }),
    parseHTML: () => [{ tag: 'video[src]' }],
    renderHTML: ({ node: { attrs } }) => chip('div', videoText(), String(attrs['src'])),
  })

/** A placeholder for content that the editor does not render. */
const chip = (element: string, text: string, name: string): DOMOutputSpec => [
  element,
  { 'data-chip': '' },
  ['strong', text],
  ' ',
  ['bdi', name],
]
