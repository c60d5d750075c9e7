import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const gateway = {
  topic: 'Checking a gateway',
  slug: 'checking-a-gateway',
  sortOrder: 4,
  content: '<p>Read the light.</p>',
  locale: 'en-US',
}

describe('the list of documents', () => {
  test('begins with the contract’s example', async () => {
    const { documents, page } = await succeed('listDocuments')
    const ids = documents.map(({ id }) => id)
    expect(ids.slice(0, 7)).toEqual([407, 401, 405, 404, 406, 402, 403])
    expect(page.totalElements).toBe(15)
  })

  test.each(['topic', 'slug', 'sortOrder', 'locale.languageTag'])('sorts by %s', async (column) => {
    const ids = async (direction: string) => {
      const query = { sort: [`${column},${direction}`, 'slug,asc'] }
      return (await succeed('listDocuments', { query })).documents.map(({ id }) => id)
    }
    expect((await ids('asc'))[0]).not.toBe((await ids('desc'))[0])
  })

  test('comes in pages', async () => {
    const query = { page: 2, size: 3 }
    expect(await succeed('listDocuments', { query })).toMatchObject({
      documents: [{ id: 403 }, {}, {}],
      page: { totalPages: 5 },
    })
  })
})

describe('the help of a language', () => {
  test('has its documents by sort order', async () => {
    const { documents } = await succeed('listDocumentsForLanguage', {
      query: { languageTag: 'es' },
    })
    expect(documents.map(({ slug }) => slug)).toEqual(['primeros-pasos', 'leer-las-alertas'])
  })

  test('has those without a sort order last', async () => {
    await call('createDocument', { body: { ...gateway, sortOrder: null } })
    const query = { languageTag: 'en-US' }
    const { documents } = await succeed('listDocumentsForLanguage', { query })
    expect(documents.slice(-2).map(({ slug }) => slug)).toEqual([gateway.slug, 'unsorted-notes'])
  })

  test('is empty for a language without documents', async () => {
    const query = { languageTag: 'de' }
    expect(await succeed('listDocumentsForLanguage', { query })).toEqual({ documents: [] })
  })
})

describe('a new document', () => {
  test('is found by its slug and by its id', async () => {
    const { document } = await succeed('createDocument', { body: gateway })
    expect(await succeed('getDocument', { path: { id: document!.id } })).toEqual({ document })
    const path = { slug: gateway.slug }
    expect(await succeed('getDocumentBySlug', { path, as: 'staff' })).toEqual({ document })
  })

  test('cannot have the slug of a document in another language', async () => {
    const body = { ...gateway, slug: 'primeros-pasos' }
    expect(await call('createDocument', { body })).toEqual({
      status: 409,
      body: {
        message: 'Another document has this slug.',
        fieldErrors: [{ field: 'slug', message: 'Another document has this slug.' }],
      },
    })
  })

  test('cannot be in an unsupported language', async () => {
    expect(await call('createDocument', { body: { ...gateway, locale: 'nl' } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'locale' }] },
    })
  })
})

describe('a change of a document', () => {
  test('leaves what the change does not name', async () => {
    const path = { id: 402 }
    const { document: before } = await succeed('getDocument', { path })
    const { document } = await succeed('updateDocument', { path, body: { topic: 'Alerts' } })
    expect(document).toEqual({
      ...before,
      topic: 'Alerts',
      lastUpdatedAt: '2026-11-16T15:00:00Z',
    })
  })

  test('is stored and audited', async () => {
    const body = { ...gateway, slug: 'reading-alerts', topic: 'Reading and closing alerts' }
    await succeed('updateDocument', { path: { id: 402 }, body })
    expect(await succeed('getDocument', { path: { id: 402 } })).toMatchObject({
      document: { topic: 'Reading and closing alerts' },
    })
    expect(world().auditEvents.all().at(-1)).toMatchObject({
      changeType: 'UPDATE',
      tableName: 'document',
    })
  })

  test('keeps its sort order unless the request changes or removes it', async () => {
    const sortOrder = () => world().documents.get(402)!.sortOrder
    const before = sortOrder()
    expect(before).not.toBeNull()
    const { sortOrder: _, ...body } = { ...gateway, slug: 'reading-alerts', sortOrder: 0 }
    await succeed('updateDocument', { path: { id: 402 }, body })
    expect(sortOrder()).toBe(before)
    await succeed('updateDocument', { path: { id: 402 }, body: { ...body, sortOrder: null } })
    expect(sortOrder()).toBeNull()
  })

  test.each(['wymiana-baterii-żółta', 'تغيير-البطارية', 'v2.1_notes'])(
    'may have the slug %s',
    async (slug) => {
      const body = { ...gateway, slug }
      expect(await call('updateDocument', { path: { id: 402 }, body })).toMatchObject({
        status: 200,
      })
      expect(await call('getDocumentBySlug', { path: { slug } })).toMatchObject({ status: 200 })
    },
  )

  test.each(['Reading', 'reading alerts', 'a/b', 'what?', ''])(
    'may not have the slug "%s"',
    async (slug) => {
      const body = { ...gateway, slug }
      expect(await call('updateDocument', { path: { id: 402 }, body })).toMatchObject({
        status: 422,
      })
    },
  )

  test('cannot use another document’s slug', async () => {
    const body = { ...gateway, slug: 'getting-started' }
    expect(await call('updateDocument', { path: { id: 402 }, body })).toMatchObject({ status: 409 })
  })

  test('of an unknown document is answered with 404', async () => {
    expect(await call('updateDocument', { path: { id: 9 }, body: gateway })).toMatchObject({
      status: 404,
    })
  })
})

describe('deleting a document', () => {
  test('removes it from the lists and frees its slug', async () => {
    const path = { id: 402 }
    expect(await call('deleteDocument', { path })).toMatchObject({ status: 204 })
    expect(await call('getDocument', { path })).toMatchObject({ status: 404 })
    const body = { ...gateway, slug: 'reading-alerts' }
    expect(await call('createDocument', { body })).toMatchObject({ status: 201 })
  })

  test('is answered with 404 the second time', async () => {
    await call('deleteDocument', { path: { id: 402 } })
    expect(await call('deleteDocument', { path: { id: 402 } })).toMatchObject({ status: 404 })
  })
})

describe('an image', () => {
  const bytes = readFileSync(new URL('../files/gateway-light-green.png', import.meta.url))
  const image = (name: string) => new File([bytes], name, { type: 'image/png' })
  const upload = (file: File) => succeed('uploadDocumentImage', { body: { file } })
  const fetchImage = (imageURI: string) =>
    succeed('getDocumentImage', { path: { imageId: imageURI.split('/').at(-1)! }, as: null })

  test('is read back byte for byte', async () => {
    const { imageURI } = await upload(image('gateway-light-green.png'))
    expect(imageURI).toBe('/docs/images/gateway-light-green')
    const stored = await fetchImage(imageURI)
    expect(stored.type).toBe('image/png')
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(bytes)
  })

  test('never replaces another one of the same name', async () => {
    const [first, second] = [await upload(image('../a b.png')), await upload(image('../a b.png'))]
    expect(first.imageURI).toBe('/docs/images/a-b')
    expect(second.imageURI).toMatch(/^\/docs\/images\/a-b-[0-9a-f]{8}$/)
  })

  test('is refused unless it is one, whatever its name says', async () => {
    const file = new File(['not an image'], 'picture.png', { type: 'image/png' })
    expect(await call('uploadDocumentImage', { body: { file } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'file' }] },
    })
  })
})

describe('the signed address of a video', () => {
  const general = 'https://media.waypost.test/ssr/general'

  test('opens the file for a quarter of an hour', async () => {
    const query = { href: `${general}/replacing-a-sensor-battery.mp4` }
    const { signedURL } = await succeed('getSecureStaticResource', { query, as: 'staff' })
    const url = new URL(signedURL)
    expect(world().files.has(url.pathname.slice(1))).toBe(true)
    expect(url.searchParams.get('expires')).toBe(String(Date.parse('2026-11-16T15:15:00Z') / 1000))
  })

  test.each([`${general}/other.mp4`, 'https://media.waypost.test/public/film.mp4'])(
    'does not exist for %s',
    async (href) => {
      expect(await call('getSecureStaticResource', { query: { href } })).toMatchObject({
        status: 404,
        body: { message: 'This file no longer exists.' },
      })
    },
  )

  test('does not exist for an invalid link', async () => {
    const query = { href: 'https://[' }
    expect(await call('getSecureStaticResource', { query })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'href' }] },
    })
  })
})
