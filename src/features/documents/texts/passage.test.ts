import { expect, test } from 'vitest'
import { wordsOf } from '~/lib/word-search.ts'
import { passageOf } from './passage.ts'

/** A passage with its matches in brackets. */
const shown = (text: string, search: string) =>
  passageOf(text, wordsOf(search))
    ?.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test('what was searched for is marked, whatever its case and accents', () => {
  expect(shown('Cambie la BATERÍA del sensor.', 'bateria')).toBe('Cambie la [BATERÍA] del sensor.')
  expect(shown('Cafe\u0301 au lait', 'cafe')).toBe('[Cafe\u0301] au lait')
  expect(shown('👍🏽 done, İzmir', 'done')).toBe('👍🏽 [done], İzmir')
})

test('a long text is cut to the piece with the most of the words', () => {
  const filler = 'Nothing to see in this sentence. '.repeat(20)
  const text = `${filler}Check the lid. ${filler}Open the lid and take out the battery. ${filler}`
  expect(shown(text, 'battery lid')).toMatch(
    /^….*Open the \[lid\] and take out the \[battery\]\..*…$/,
  )
  expect(shown(text, 'battery lid')!.length).toBeLessThan(190)
})

test('a text without any of the words has no passage', () => {
  expect(shown('Check the lid.', 'probe')).toBeUndefined()
  expect(shown('', 'probe')).toBeUndefined()
})
