import type { BodyOf, Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import { imageTypeOf } from '../world/files.ts'
import { defineList } from '../world/list.ts'
import type { DocumentRow } from '../world/rows.ts'
import { slugOf } from '../world/slug.ts'
import type { World } from '../world/world.ts'
import { created, fail, invalid, noContent, notFound, ok, taken } from './replies.ts'
import { signedUrl } from './signed-url.ts'
import type { HandlersOf } from './types.ts'
import { localeOf } from './users.ts'

type Operations =
  | 'listDocuments'
  | 'listDocumentsForLanguage'
  | 'getDocument'
  | 'getDocumentBySlug'
  | 'createDocument'
  | 'updateDocument'
  | 'deleteDocument'
  | 'uploadDocumentImage'
  | 'getSecureStaticResource'

const listOfDocuments = defineList<DocumentRow>({
  table: ({ documents }) => documents,
  columns: {
    topic: ({ topic }) => topic,
    slug: ({ slug }) => slug,
    sortOrder: ({ sortOrder }) => sortOrder,
    'locale.languageTag': ({ languageTag }) => languageTag,
  },
  order: 'topic,asc',
})

export const documents = {
  listDocuments({ query, world }) {
    const { rows, page } = listOfDocuments(world, query)
    return ok({ documents: rows.map((row) => documentSummary(world, row)), page })
  },

  listDocumentsForLanguage({ query, world }) {
    const { rows } = listOfDocuments(
      world,
      { size: world.documents.size, sort: ['sortOrder,asc', 'topic,asc'] },
      { where: ({ languageTag }) => languageTag === query.languageTag },
    )
    return ok({ documents: rows.map((row) => documentSummary(world, row)) })
  },

  getDocument({ path, world }) {
    const row = world.documents.get(path.id)
    return row ? ok({ document: documentView(world, row) }) : notFound()
  },

  getDocumentBySlug({ path, world }) {
    const row = world.documents.find('slug', path.slug)
    return row ? ok({ document: documentView(world, row) }) : notFound()
  },

  createDocument({ body, user, world }) {
    const problem = problemOf(world, body)
    if (problem) return problem
    const row = world.documents.insert({
      sortOrder: null,
      lastUpdatedAt: world.clock.instant(),
      ...columnsOf(body),
    })
    audit(world, user, { ...inDocuments, changeType: 'INSERT', record: row })
    return created({ document: documentView(world, row) })
  },

  updateDocument({ path, body, user, world }) {
    if (!world.documents.get(path.id)) return notFound()
    const problem = problemOf(world, body, path.id)
    if (problem) return problem
    const { locale, ...columns } = body
    const row = world.documents.update(path.id, {
      ...columns,
      ...(locale !== undefined && { languageTag: locale }),
      lastUpdatedAt: world.clock.instant(),
    })
    audit(world, user, { ...inDocuments, changeType: 'UPDATE', record: row })
    return ok({ document: documentView(world, row) })
  },

  deleteDocument({ path, user, world }) {
    const row = world.documents.get(path.id)
    if (!row) return notFound()
    world.documents.delete(path.id)
    audit(world, user, { ...inDocuments, changeType: 'DELETE', record: row })
    return noContent()
  },

  async uploadDocumentImage({ body, user, world }) {
    const type = await imageTypeOf(body.file)
    if (!type) {
      const message = 'The file is not a PNG, JPEG, SVG or WebP image.'
      return fail(422, message, { file: message })
    }
    const imageId = imageIdOf(world, body.file.name)
    world.files.put(`docs/${imageId}`, new Blob([body.file], { type }))
    const record = { imageId, fileName: body.file.name, type, size: body.file.size }
    audit(world, user, {
      changeType: 'INSERT',
      tableName: 'document_image',
      enterpriseId: null,
      record,
    })
    return created({ imageURI: `/docs/images/${imageId}` })
  },

  /**
   * Looks up the world's files under `media/`, using only the file name after `ssr/general/` in the link. The address of a
   * file whose name begins with `expired-` has already expired.
   */
  getSecureStaticResource({ query, world }) {
    if (!URL.canParse(query.href, 'https://media.waypost.test')) {
      return invalid({ href: 'Must be a link.' })
    }
    const name = /\/ssr\/general\/([^/?#]+)/.exec(query.href)?.[1]
    if (name === undefined || !world.files.has(`media/${name}`)) {
      return fail(404, 'This file no longer exists.')
    }
    const isExpired = name.startsWith('expired-')
    return ok({ signedURL: signedUrl(world, `media/${name}`, isExpired ? -60 : undefined) })
  },
} satisfies HandlersOf<Operations>

/** Help documents belong to no enterprise. */
const inDocuments = { tableName: 'document', enterpriseId: null }

function documentSummary(world: World, row: DocumentRow): Schema<'DocumentSummary'> {
  const { id, topic, slug, sortOrder, lastUpdatedAt, languageTag } = row
  return { id, topic, slug, sortOrder, lastUpdatedAt, locale: localeOf(world, languageTag) }
}

function documentView(world: World, row: DocumentRow): Schema<'Document'> {
  return { ...documentSummary(world, row), content: row.content }
}

const columnsOf = ({ locale, ...columns }: BodyOf<'createDocument'>) => ({
  ...columns,
  languageTag: locale,
})

function problemOf(world: World, { slug, locale }: BodyOf<'updateDocument'>, ownId?: number) {
  const other = slug === undefined ? undefined : world.documents.find('slug', slug)
  if (other && other.id !== ownId) return taken('slug', 'Another document has this slug.')
  return locale === undefined ||
    world.catalog.locales.some(({ languageTag }) => languageTag === locale)
    ? undefined
    : invalid({ locale: 'This language is not offered.' })
}

/** An image's id describes the image; a second one of the same name gets digits to tell it apart. */
function imageIdOf(world: World, fileName: string): string {
  const name = slugOf(fileName.replace(/\.\w+$/, '')).slice(0, 60) || 'image'
  return world.files.has(`docs/${name}`) ? `${name}-${world.random.hex(8)}` : name
}
