import { expect, test } from 'vitest'
import { renewed } from './renewed.ts'

test('a new build brings what a browser had of the old one, and nothing else', () => {
  const kept = [
    '/assets/frame-aaaaaaa.js',
    '/assets/users-bbbbbbb.js',
    '/assets/fr.shared-ccccccc.js',
  ]
  const files = [
    '/assets/frame-ddddddd.js',
    '/assets/users-bbbbbbb.js',
    '/assets/fr.shared-e_-eeee.js',
    '/assets/orders-fffffff.js',
  ]
  expect(renewed(kept, files)).toEqual(['/assets/frame-ddddddd.js', '/assets/fr.shared-e_-eeee.js'])
})
