import { expect, test } from 'vitest'
import { array, number, object } from 'zod/mini'
import { findMismatch } from './body.ts'
import { breachOf } from './violation.ts'

const answer = object({ rows: array(object({ id: number() })) })

test.each([1, 300_000])('%i wrong rows break the contract', (count) => {
  const value = { rows: Array.from({ length: count }, () => ({ id: 'A7' })) }
  expect(findMismatch(answer, value)).toMatch(/^is wrong/)
  expect(breachOf(answer, value).rule).not.toBe('unknown')
})
