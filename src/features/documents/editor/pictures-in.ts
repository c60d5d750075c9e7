import type { ListedDocument } from '~/features/documents/texts/texts-query.ts'
import type { MediaAddress } from '~/kit/rich-text/media-address.ts'

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

/** The address in the text of an image that was uploaded. Servers answer its path, an address, or its id alone. */
export const linkOfUploaded = (imageURI: string): string =>
  /[/:]/.test(imageURI) ? imageURI : `/docs/images/${encodeURIComponent(imageURI)}`

/**
 * The pictures of documents, each once, in the order of the documents. Those that cannot be shown, and those that are in a
 * text as data, are left out.
 */
export function picturesIn(
  documents: readonly ListedDocument[],
  addressOf: (link: string) => MediaAddress,
): Picture[] {
  const found = new Map<string, Picture>()
  for (const { topic, content } of documents) {
    for (const { address: link, text } of content?.images ?? []) {
      const media = addressOf(link)
      if ('refused' in media || /^data:/i.test(link)) continue
      const { address } = media
      const picture = found.get(address) ?? { link, address, alt: '', topics: [] }
      found.set(address, picture)
      picture.alt ||= text.trim()
      if (!picture.topics.includes(topic)) picture.topics.push(topic)
    }
  }
  return [...found.values()]
}
