import type { Document } from '~/api/generated/model/index.ts'
import type { MediaAddress } from '~/kit/rich-text/media-address.ts'
import { parseHtml } from '~/lib/parse-html.ts'

/** A picture that help documents use. */
export type Picture = {
  /** Its address in the text. */
  link: string
  /** Where it is loaded from. */
  address: string
  alt: string
  /** The topics of the documents that use it. */
  topics: string[]
}

/** The pictures of documents, each once, in the order of the documents. Those that cannot be shown, and those that are in a text as data, are left out. */
export function picturesIn(
  documents: readonly Document[],
  addressOf: (link: string) => MediaAddress,
): Picture[] {
  const found = new Map<string, Picture>()
  for (const document of documents) {
    for (const { link, alt } of imagesOf(document)) {
      const media = addressOf(link)
      if ('refused' in media || /^data:/i.test(link)) continue
      const { address } = media
      const picture = found.get(address) ?? { link, address, alt, topics: [] }
      found.set(address, picture)
      picture.alt ||= alt
      if (!picture.topics.includes(document.topic)) picture.topics.push(document.topic)
    }
  }
  return [...found.values()]
}

/** By document, since reading hundreds of texts takes long. */
const known = new Map<number, { content: string; images: { link: string; alt: string }[] }>()

function imagesOf({ id, content: text }: Document) {
  const content = text ?? ''
  const before = known.get(id)
  if (before?.content === content) return before.images
  const images = [...parseHtml(content).body.querySelectorAll('img[src]')].map((image) => ({
    link: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt')?.trim() ?? '',
  }))
  known.set(id, { content, images })
  return images
}
