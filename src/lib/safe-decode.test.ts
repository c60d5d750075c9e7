import { expect, test } from 'vitest'
import { safeDecode } from './safe-decode.ts'

test.each([
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('%s is decoded to %s', (text, decoded) => {
  expect(safeDecode(text)).toBe(decoded)
})
