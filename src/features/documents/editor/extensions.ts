import { Node, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import type { MediaAddress } from '~/components/rich-text/media-address.ts'

/** How the editor shows images and videos. */
type MediaView = {
  /** Where an image is loaded from, if it may be. */
  addressOf: (link: string) => MediaAddress
  /** In place of an image from elsewhere. */
  refusedText: (host: string) => string
  /** Before the link of a video. */
  videoText: () => string
}

/** What the editor can hold: the HTML of rich text, nothing else. */
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

/** Whether an address may be linked: of the web, a mail address, a phone number, or a page of the console. */
export const isLink = (address: string): boolean =>
  URL.canParse(address, document.baseURI) &&
  /^(https?|mailto|tel):$/.test(new URL(address, document.baseURI).protocol)

/** Tiptap's table stores widths, as styles. */
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

/** A video by its link. The editor shows the link: what plays has a signed address, and is in the preview. */
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

/** Stands for what the editor does not draw. */
const chip = (element: string, text: string, name: string): DOMOutputSpec => [
  element,
  { 'data-chip': '' },
  ['strong', text],
  ' ',
  ['bdi', name],
]
