import { expect, test } from 'vitest'
import { createBurst } from './wedge.ts'

/** Presses the keys, `gap` milliseconds apart, then Enter. */
function press(keys: string, gap: number, burst = createBurst()) {
  const follows = Array.from(keys).map((key, index) => burst.add(key, 1000 + index * gap))
  return { follows, code: burst.end(1000 + keys.length * gap) }
}

test('a burst of keys that ends in Enter is a code', () => {
  expect(press('70B3D5A1E01A', 8)).toMatchObject({ code: '70B3D5A1E01A' })
  expect(press('WP-1', 55).follows).toEqual([false, true, true, true])
})

test('typing is not a code, even if it is fast', () => {
  expect(press('70B3D5A1E01A', 90).code).toBeUndefined()
  expect(press('abc', 8).code).toBeUndefined()
})

test('typing that speeds up is not a code', () => {
  const burst = createBurst()
  burst.add('7', 900)
  expect(press('0B3D5', 8, burst).code).toBeUndefined()
})

test('neither earlier typing nor the previous burst is part of a burst', () => {
  const burst = createBurst()
  burst.add('x', 0)
  expect(press('70B3D5', 8, burst).code).toBe('70B3D5')
  expect(press('A1E01A', 8, burst).code).toBe('A1E01A')
})

test('Enter long after the last key belongs to the user', () => {
  const burst = createBurst()
  for (const [index, key] of Array.from('70B3D5').entries()) burst.add(key, index)
  expect(burst.end(500)).toBeUndefined()
})
