import { expect, test } from 'vitest'
import { targetOf, withSlug } from './help-links.ts'

const origin = 'https://console.waypost.test'

test.each<[string, ReturnType<typeof targetOf>]>([
  ['/help/reading-alerts', { kind: 'document', slug: 'reading-alerts', fragment: '' }],
  ['reading-alerts/', { kind: 'document', slug: 'reading-alerts', fragment: '' }],
  [
    `${origin}/help/gu%C3%ADa#section-%C3%A9`,
    { kind: 'document', slug: 'guía', fragment: 'section-é' },
  ],
  ['/help/100%', { kind: 'document', slug: '100%', fragment: '' }],
  ['#Before%20you start', { kind: 'here', fragment: 'Before you start' }],
  ['/help', { kind: 'page', path: '/help' }],
  ['/monitoring/locations?a=b', { kind: 'page', path: '/monitoring/locations' }],
  ['https://example.com/help/reading-alerts', { kind: 'elsewhere' }],
  ['mailto:help@waypost.test', { kind: 'elsewhere' }],
  ['javascript:alert(1)', { kind: 'unusable' }],
  ['https://', { kind: 'unusable' }],
])('the link "%s" leads where its readers get', (address, target) => {
  expect(targetOf(address, origin)).toEqual(target)
})

test.each([
  ['/help/old', '/help/n%C3%A9w'],
  ['old#section-a', '/help/n%C3%A9w#section-a'],
  [`${origin}/help/old?x=1`, `${origin}/help/n%C3%A9w?x=1`],
  ['//console.waypost.test/help/old', `${origin}/help/n%C3%A9w`],
  ['/help/older', undefined],
  ['https://example.com/help/old', undefined],
  ['#old', undefined],
])('the link "%s" to a document with another slug becomes "%s"', (address, changed) => {
  expect(withSlug(address, { from: 'old', to: 'néw' }, origin)).toBe(changed)
})
