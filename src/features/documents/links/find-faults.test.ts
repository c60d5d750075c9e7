import { expect, test } from 'vitest'
import type { ListedDocument } from '~/features/documents/texts/texts-query.ts'
import { findFaults, imagesToTry } from './find-faults.ts'

const document = (
  slug: string,
  content?: { headings?: string[]; links?: string[]; images?: string[] },
): ListedDocument => ({
  id: slug.length,
  slug,
  topic: slug,
  locale: { languageTag: 'en-US', description: 'English' },
  ...(content && {
    content: {
      text: '',
      readAt: 0,
      headings: content.headings ?? [],
      links: (content.links ?? []).map((address) => ({ address, text: 'Here' })),
      images: (content.images ?? []).map((address) => ({ address, text: '' })),
    },
  }),
})

const surroundings: Parameters<typeof findFaults>[1] = {
  origin: 'https://console.waypost.test',
  isPage: (path: string) => path === '/help',
  mediaOf: (link: string) =>
    link.startsWith('/') || link.startsWith('data:')
      ? { address: link.replace(/^\//, 'https://images.waypost.test/') }
      : { refused: link.startsWith('https:') ? new URL(link).host : null },
  loadOf: (address: string) =>
    address.endsWith('/gone') ? 'broken' : address.endsWith('/huge') ? 'slow' : 'loaded',
}

test('links to what is not there are found once in each document, with what is wrong', () => {
  const links = [
    '/help/bb',
    '/help/bb#section-one',
    '/help',
    '#One',
    '#section-one',
    'https://example.com',
    'tel:1',
    '/help/gone',
    '/help/gone',
    '/help/bb#one',
    '/help/bb#two',
    '#section-section-one',
    '#Two',
    '/nowhere',
    'javascript:alert(1)',
    // Its headings are not known.
    '/help/unread#section-one',
  ]
  const documents = [
    document('a', { headings: ['section-one'], links }),
    document('bb', { headings: ['section-one'], links: ['/help/gone'] }),
    document('unread'),
  ]
  expect(
    findFaults(documents, surroundings).map((each) => [
      each.document.slug,
      each.address,
      each.fault,
    ]),
  ).toEqual([
    ['a', '/help/gone', 'document'],
    ['a', '/help/bb#two', 'heading'],
    ['a', '#section-section-one', 'heading'],
    ['a', '#Two', 'heading'],
    ['a', '/nowhere', 'page'],
    ['a', 'javascript:alert(1)', 'address'],
    ['bb', '/help/gone', 'document'],
  ])
})

test('images are tried once, from allowed hosts only', () => {
  const images = [
    '/lid',
    '/lid',
    '/gone',
    '/huge',
    'https://example.com/a.png',
    'x',
    'data:image/png;base64,AA',
  ]
  const documents = [document('a', { images }), document('bb', { images: ['/lid'] })]
  expect(imagesToTry(documents, surroundings.mediaOf)).toEqual([
    'https://images.waypost.test/lid',
    'https://images.waypost.test/gone',
    'https://images.waypost.test/huge',
  ])
  expect(findFaults(documents, surroundings).map(({ address, fault }) => [address, fault])).toEqual(
    [
      ['/gone', 'image'],
      ['/huge', 'slow'],
      ['https://example.com/a.png', 'host'],
      ['x', 'address'],
    ],
  )
})
