import { expect, test } from 'vitest'
import { readVersions } from './versions.ts'

test.each([
  ['5.18.2 3.4.0', '5.18.2', '3.4.0'],
  ['5.18.2 3.4.0 more', '5.18.2', '3.4.0'],
  ['5.18.2 null', '5.18.2', undefined],
  ['null 3.4.0', undefined, '3.4.0'],
  ['5.18.2', '5.18.2', undefined],
  ['  5.18.2 \t 3.4.0\n', '5.18.2', '3.4.0'],
  [' ', undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
])('%j names %s and %s', (text, api, common) => {
  expect(readVersions(text)).toEqual({ api, common })
})
