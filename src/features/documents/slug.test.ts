import { expect, test } from 'vitest'
import { documentRequestSlugRegExp } from '~/api/generated/model/documentRequest.zod.ts'
import { offeredSlug, slugOf, trimmedSlug, typedSlug } from './slug.ts'

test.each([
  ['Reading Alerts', 'reading-alerts'],
  ['a\u00A0b ', 'a-b-'],
  ['ÉTÉ 2026', 'été-2026'],
  ['İstanbul', 'İstanbul'],
])('typing "%s" gives the slug "%s"', (typed, slug) => {
  expect(typedSlug(typed)).toBe(slug)
  expect(typedSlug(typed)).toHaveLength(typed.length)
})

test.each([
  [' Reading alerts ', 'reading-alerts'],
  [' ', ''],
  ['a-b', 'a-b'],
])('the blanks around "%s" are not part of the slug "%s"', (typed, slug) => {
  expect(trimmedSlug(typedSlug(typed))).toBe(slug)
})

test.each(['.', '..', 'a/b', 'A', 'a b', ''])('"%s" cannot be a part of an address', (slug) => {
  expect(slug).not.toMatch(documentRequestSlugRegExp)
})

test.each(['...', '..a', 'a..', 'v1.2', 'été'])('"%s" can be a part of an address', (slug) => {
  expect(new URL(`/help/${encodeURIComponent(slug)}`, 'https://waypost.test').pathname).toMatch(
    /^\/help\/./,
  )
  expect(slug).toMatch(documentRequestSlugRegExp)
})

test.each([
  ['Replacing a sensor battery', 'replacing-a-sensor-battery'],
  [' What’s new? (2026/11) #3 ', 'whats-new-2026-11-3'],
  ['¿Qué es una alerta?', 'qué-es-una-alerta'],
  ['استبدال البطارية', 'استبدال-البطارية'],
  ['???', ''],
])('the topic "%s" suggests the slug "%s"', (topic, slug) => {
  expect(slugOf(topic)).toBe(slug)
  if (slug) expect(slug).toMatch(documentRequestSlugRegExp)
})

test.each([
  ['', '', ''],
  ['', 'pt-BR', 'reading-alerts-pt-br'],
  ['Reading Alerts', 'de', 'reading-alerts-de'],
  ['Alarme lesen', 'de', 'alarme-lesen'],
])(
  'a translation with the topic "%s" into "%s" is offered the slug "%s"',
  (topic, locale, slug) => {
    expect(offeredSlug({ topic, locale }, 'reading-alerts')).toBe(slug)
  },
)
