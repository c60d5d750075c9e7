import { expect, test } from 'vitest'
import { inHelpOrder, withWords } from './topics.ts'

const document = (topic: string, sortOrder?: number | null) => ({
  id: 1,
  slug: topic,
  topic,
  sortOrder,
  locale: { languageTag: 'es', description: 'Español' },
})
const topicsOf = (documents: readonly { topic: string }[]) => documents.map(({ topic }) => topic)

test('documents are in their sort order, then by topic, and those without one are last', () => {
  const documents = [
    document('Zonas'),
    document('Único', null),
    document('B', 2),
    document('a', 2),
    document('C', 0.5),
  ]
  expect(topicsOf(inHelpOrder(documents, 'es'))).toEqual(['C', 'a', 'B', 'Único', 'Zonas'])
})

test('a topic is found by its words in any order, ignoring accents and case', () => {
  const documents = [document('Cambiar la batería de un sensor'), document('Leer las alertas')]
  expect(topicsOf(withWords(documents, ' SENSOR bateria '))).toEqual([
    'Cambiar la batería de un sensor',
  ])
  expect(withWords(documents, '')).toHaveLength(2)
  expect(withWords(documents, 'sensor alertas')).toHaveLength(0)
})
