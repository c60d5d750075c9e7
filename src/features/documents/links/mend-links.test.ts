import { expect, test } from 'vitest'
import { withKeptTexts } from '~/features/documents/texts/kept-text.ts'
import type { ListedDocument } from '~/features/documents/texts/texts-query.ts'
import { linksVerdict, mayLinkTo } from './mend-links.ts'

const listed = (id: number, lastUpdatedAt: string): ListedDocument => ({
  id,
  slug: `document-${id}`,
  topic: `Document ${id}`,
  locale: { languageTag: 'en-US', description: 'English' },
  lastUpdatedAt,
})

const read = (document: ListedDocument, address: string): ListedDocument => ({
  ...document,
  content: {
    text: '',
    readAt: 0,
    headings: [],
    links: [{ address, text: 'Here' }],
    images: [],
  },
})

test('a text that someone has changed since it was read may link to the document', () => {
  const before = '2026-03-02T09:00:00Z'
  const after = '2026-03-02T15:00:00Z'
  const texts = [
    read(listed(1, before), '/help/alerts'),
    read(listed(2, before), '/help/sensors'),
    read(listed(3, before), '/help/sensors'),
  ]
  const now = [listed(1, before), listed(2, before), listed(3, after), listed(4, after)]
  const { all } = withKeptTexts(now, { all: texts, serverAhead: -Infinity })
  const found = mayLinkTo('alerts', all, 'https://console.waypost.test')
  expect(found.map(({ id }) => id)).toEqual([1, 3, 4])
})

test('links to a document whose new slug has not arrived are checked again later', () => {
  expect(linksVerdict(2, 'alerts', 'alerts')).toBe('unchecked')
  expect(linksVerdict(2, 'alerts', 'sensors')).toBe('ready')
  expect(linksVerdict(0, 'alerts', 'alerts')).toBe('done')
})
