import { expect, test } from 'vitest'
import { sizeFor } from './image-size.ts'

test.each([
  [{ width: 800, height: 500 }, null, { width: 800, height: 500 }],
  [{ width: 800, height: 500 }, 240, { width: 240, height: 150 }],
  [{ width: 16, height: 16 }, 480, { width: 480, height: 480 }],
  [{ width: 12_000, height: 300 }, null, { width: 9999, height: 250 }],
  [{ width: 100, height: 20_000 }, 720, { width: 50, height: 9999 }],
  [{ width: 2000, height: 1 }, 16, { width: 16, height: 1 }],
])('an image of %j is %s pixels wide as %j', (own, width, size) => {
  expect(sizeFor(own, width)).toEqual(size)
})
