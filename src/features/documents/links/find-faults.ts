import type { Reference } from '~/features/documents/texts/document-text.ts'
import type { ListedDocument } from '~/features/documents/texts/texts-query.ts'
import type { MediaAddress } from '~/kit/rich-text/media-address.ts'
import { headingAt } from '~/kit/rich-text/parse-rich-text.ts'
import { targetOf } from './help-links.ts'

/** What is wrong with a link or an image. */
export type Fault = 'document' | 'heading' | 'page' | 'address' | 'image' | 'slow' | 'host'

/** A link or an image of a document that does not work, however often it has it. */
export type Finding = Reference & { id: string; document: ListedDocument; fault: Fault }

type Surroundings = {
  /** That of the console. */
  origin: string
  /** Whether the console has a page at a path. */
  isPage: (path: string) => boolean
  /** Where an image is loaded from, if allowed. */
  mediaOf: (link: string) => MediaAddress
  /** How the image at an address loaded, if it was tried. */
  loadOf: (address: string) => 'loaded' | 'broken' | 'slow' | undefined
}

/** The links and images that do not work, of the documents read so far. */
export function findFaults(
  documents: readonly ListedDocument[],
  surroundings: Surroundings,
): Finding[] {
  const bySlug = new Map(documents.map((each) => [each.slug, each]))
  return documents.flatMap((document) => {
    const { links = [], images = [] } = document.content ?? {}
    const judged = [
      ...links.map((link) => ({ ...link, fault: faultOfLink(link, document) })),
      ...images.map((image) => ({ ...image, fault: faultOfImage(image) })),
    ]
    const found = new Map<string, Finding>()
    for (const { fault, ...reference } of judged) {
      const id = `${document.id} ${fault} ${reference.address}`
      if (fault && !found.has(id)) found.set(id, { ...reference, id, document, fault })
    }
    return [...found.values()]
  })

  function faultOfLink({ address }: Reference, document: ListedDocument): Fault | undefined {
    const { origin, isPage } = surroundings
    const target = targetOf(address, origin)
    switch (target.kind) {
      case 'unusable':
        return 'address'
      case 'elsewhere':
        return undefined
      case 'here':
        return hasHeading(document, target.fragment) ? undefined : 'heading'
      case 'page':
        return isPage(target.path) ? undefined : 'page'
      case 'document': {
        const linked = bySlug.get(target.slug)
        if (!linked) return 'document'
        return target.fragment === '' || hasHeading(linked, target.fragment) ? undefined : 'heading'
      }
    }
  }

  function faultOfImage({ address }: Reference): Fault | undefined {
    const media = surroundings.mediaOf(address)
    if ('refused' in media) return media.refused === null ? 'address' : 'host'
    const load = surroundings.loadOf(media.address)
    return load === 'broken' ? 'image' : load === 'slow' ? 'slow' : undefined
  }
}

/** Nothing is said against a document that has not been read. */
const hasHeading = ({ content }: ListedDocument, anchor: string) =>
  !content || headingAt(anchor, content.headings) !== undefined

/** The addresses of the images that may be loaded, each once. `data:` images are in the text. */
export const imagesToTry = (
  documents: readonly ListedDocument[],
  mediaOf: (link: string) => MediaAddress,
): string[] => [
  ...new Set(
    documents
      .flatMap(({ content }) => content?.images ?? [])
      .map(({ address }) => mediaOf(address))
      .flatMap((media) =>
        'address' in media && !media.address.startsWith('data:') ? [media.address] : [],
      ),
  ),
]
