import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { translatedTags } from '../../scripts/catalogs.ts'
import { toReview } from '../../scripts/reworded.ts'
import { checkNames, faultsOf, knownFaults } from '../../scripts/text-faults.ts'
import { readTexts } from '../../scripts/texts.ts'

const texts = await readTexts()

/**
 * Known faults are in `tests/repo/text-faults/<tag>.json`. `npm run translations -- --shrink` removes those that are mended;
 * none is added by hand, except for texts that differ on purpose or have room where they stand.
 */
describe.each(['en', ...translatedTags()])('of the texts of %s', async (tag) => {
  const found = await faultsOf(tag, texts)
  const known = knownFaults(tag)

  test.each(checkNames)('none %s', (check) => {
    expect(found[check]).toEqual(known[check] ?? [])
  })
})

test('no translation of a reworded text waits for a review', () => {
  expect(Object.keys(toReview())).toEqual([])
})

test('the glossary has a word for each sense in each language', () => {
  const { senses } = JSON.parse(readFileSync('docs/glossary.json', 'utf8')) as {
    senses: { sense: string; words: Record<string, string> }[]
  }
  const poor = senses.filter(({ words }) => translatedTags().some((tag) => !words[tag]))
  expect(poor.map(({ sense }) => sense)).toEqual([])
})
