import { expect, test } from 'vitest'
import { directionOf, resolveLanguage } from './resolve-language.ts'

const offered = ['en-US', 'ar', 'de', 'pt-BR']

test.each([
  { wanted: ['de'], tag: 'de', locale: 'de', why: 'the language itself' },
  {
    wanted: ['DE-at'],
    tag: 'de',
    locale: 'de-AT',
    why: 'its language, written as its region does',
  },
  { wanted: ['pt'], tag: 'pt-BR', locale: 'pt', why: 'the one region that is offered' },
  { wanted: ['en-GB'], tag: 'en-US', locale: 'en-GB', why: 'English in British dates' },
  { wanted: ['gsw'], tag: 'de', locale: 'de', why: 'German, which the Swiss read' },
  { wanted: ['nl', 'ar-EG', 'de'], tag: 'ar', locale: 'ar-EG', why: 'the first that is offered' },
  { wanted: ['nl'], tag: 'en-US', locale: 'en-US', why: 'English, as nothing else is offered' },
  { wanted: ['not a tag', ''], tag: 'en-US', locale: 'en-US', why: 'English, as neither is a tag' },
  { wanted: [], tag: 'en-US', locale: 'en-US', why: 'English, as there is no preference' },
])('$wanted resolves to $why', async ({ wanted, tag, locale }) => {
  expect(await resolveLanguage(wanted, offered)).toEqual({ tag, locale })
})

test('Arabic is written from right to left', () => {
  expect(offered.map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'ltr'])
})
