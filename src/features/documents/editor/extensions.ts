import { Node, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import type { MediaAddress } from '~/components/rich-text/media-address.ts'

/** How the editor renders images and videos. */
type MediaView = {
  /** The address to load an image from, if allowed. */
  addressOf: (link: string) => MediaAddress
  /** Replaces an image from another host. */
  refusedText: (host: string) => string
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
  imageWith(media),
  videoWith(media),
]

/** Whether an address may be linked: a web, mail or phone address, or a page of the console. */
export const isLink = (address: string): boolean =>
  URL.canParse(address, document.baseURI) &&
  /^(https?|mailto|tel):$/.test(new URL(address, document.baseURI).protocol)

/** Tiptap's table stores widths as styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

/** An image, as the editor shows it. `toHtml` stores its path below the address of images. */
const imageWith = ({ addressOf, refusedText }: MediaView) =>
  Image.extend({
    addAttributes: () => ({
      src: {},
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    }),
    renderHTML: ({ node: { attrs } }) => {
      const media = addressOf(String(attrs['src']))
      return 'refused' in media
        ? chip('span', refusedText(media.refused ?? String(attrs['src'])), String(attrs['alt']))
        : ['img', { ...attrs, src: media.address }]
    },
  }).configure({ inline: true, allowBase64: true })

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
