import { expect, test } from 'vitest'
import { findInText } from './find-in-text.ts'

const found = (text: string, wanted: string, options: { exact?: true; wholeWords?: true } = {}) =>
  findInText(text, { text: wanted, exact: false, wholeWords: false, ...options }).map(
    ({ from, to }) => text.slice(from, to),
  )

test.each([
  ['The Probe and the probe', 'probe', ['Probe', 'probe']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['Résumé, re\u0301sume\u0301', 'resume', ['Résumé', 're\u0301sume\u0301']],
  ['resume', 'résumé', ['resume']],
  ['İstanbul bul', 'bul', ['bul', 'bul']],
  ['don’t say “no”', '\'t say "no"', ['’t say “no”']],
  ['25\u00a0°C', '25 °C', ['25\u00a0°C']],
  ['🙂 ok 🙂', '🙂', ['🙂', '🙂']],
  ['كِتَاب وكتـــاب', 'كتاب', ['كِتَاب', 'كتـــاب']],
  ['أجهزة الاستشعار', 'اجهزة', ['أجهزة']],
  ['a.b', '.', ['.']],
  ['abc', '', []],
  ['abc', '\u064e', []],
  ['한국', 'ㅎ', []],
])('%s: %s is found as %j', (text, wanted, ranges) => {
  expect(found(text, wanted)).toEqual(ranges)
})

test.each([
  ['Probe probe', 'probe', ['probe']],
  ['résumé resume', 'resume', ['resume']],
  ['re\u0301sume\u0301', 'résumé', ['re\u0301sume\u0301']],
  ['re\u0301', 're', []],
  ['كِتَاب كتاب', 'كتاب', ['كتاب']],
])('%s: exactly %s is found as %j', (text, wanted, ranges) => {
  expect(found(text, wanted, { exact: true })).toEqual(ranges)
})

test.each([
  ['T3 T31 ST3 t3, T3', 'T3', ['T3', 't3', 'T3']],
  ['كتابِه كِتَاب', 'كتاب', ['كِتَاب']],
  ['see (the lid)', 'the lid', ['the lid']],
  ['a--b', '--', ['--']],
  ['naïve', 'na', []],
])('%s: the whole words of %s are found as %j', (text, wanted, ranges) => {
  expect(found(text, wanted, { wholeWords: true })).toEqual(ranges)
})
