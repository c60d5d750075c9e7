import { expect, test } from 'vitest'
import { documentRequestSlugRegExp } from '~/api/generated/model/documentRequest.zod.ts'
import { slugOf, typedSlug } from './slug.ts'

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
  ['Replacing a sensor battery', 'replacing-a-sensor-battery'],
  [' What’s new? (2026/11) #3 ', 'whats-new-2026-11-3'],
  ['¿Qué es una alerta?', 'qué-es-una-alerta'],
  ['استبدال البطارية', 'استبدال-البطارية'],
  ['???', ''],
])('the topic "%s" suggests the slug "%s"', (topic, slug) => {
  expect(slugOf(topic)).toBe(slug)
  if (slug) expect(slug).toMatch(documentRequestSlugRegExp)
})
