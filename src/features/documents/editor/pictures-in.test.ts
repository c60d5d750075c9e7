import { expect, test } from 'vitest'
import type { Reference } from '~/features/documents/texts/document-text.ts'
import type { ListedDocument } from '~/features/documents/texts/texts-query.ts'
import { linkOfUploaded, picturesIn } from './pictures-in.ts'

const base = 'https://api.waypost.test/images'
const addressOf = (link: string) =>
  link.includes('elsewhere')
    ? { refused: 'elsewhere.test' }
    : { address: link.startsWith('/') ? `${base}${link}` : link }

const document = (topic: string, ...images: Reference[]): ListedDocument => ({
  id: topic.length,
  topic,
  slug: topic,
  locale: { languageTag: 'en-US', description: 'English' },
  content: { text: '', headings: [], links: [], images, readAt: 0 },
})

test('each picture is found once, with an alternative text and the documents that use it', () => {
  const lid = { address: '/docs/images/lid', text: '' }
  const documents = [
    document('Battery', lid, lid, { address: 'https://elsewhere.test/a.png', text: 'No' }),
    document('Reset', { address: `${base}/docs/images/lid`, text: ' The lid ' }),
    document(
      'Light',
      { address: 'data:image/png;base64,AA==', text: '' },
      { address: '/docs/images/red', text: '' },
    ),
  ]
  const expected = [
    {
      link: '/docs/images/lid',
      address: `${base}/docs/images/lid`,
      alt: 'The lid',
      topics: ['Battery', 'Reset'],
    },
    { link: '/docs/images/red', address: `${base}/docs/images/red`, alt: '', topics: ['Light'] },
  ]
  expect(picturesIn(documents, addressOf)).toEqual(expected)
})

test.each([
  ['a path', '/docs/images/lid', '/docs/images/lid'],
  ['an address', `${base}/docs/images/lid`, `${base}/docs/images/lid`],
  ['an id alone', 'lid 2', '/docs/images/lid%202'],
])('an uploaded image is linked by %s that the server answers', (_what, imageURI, link) => {
  expect(linkOfUploaded(imageURI)).toBe(link)
})
