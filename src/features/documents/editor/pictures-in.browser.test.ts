import { expect, test } from 'vitest'
import { picturesIn } from './pictures-in.ts'

const base = 'https://api.waypost.test/images'
const addressOf = (link: string) =>
  link.includes('elsewhere')
    ? { refused: 'elsewhere.test' }
    : { address: link.startsWith('/') ? `${base}${link}` : link }

const document = (topic: string, content: string) => ({
  id: topic.length,
  topic,
  slug: topic,
  sortOrder: null,
  locale: { languageTag: 'en-US', description: 'English' },
  content,
})

test('each picture is found once, with an alternative text and the documents that use it', () => {
  const lid = '<img src="/docs/images/lid">'
  const documents = [
    document('Battery', `<p>${lid} ${lid}</p><img src="https://elsewhere.test/a.png" alt="No">`),
    document('Reset', `<p><img src="${base}/docs/images/lid" alt=" The lid "></p>`),
    document('Light', '<img src="data:image/png;base64,AA=="><img src="/docs/images/red" alt="">'),
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
