import { afterEach, expect, test } from 'vitest'
import { createMatcher, matchIn } from './create-matcher.ts'

let starts = 0
function start() {
  starts += 1
  return new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' })
}

/** In milliseconds. A busy machine may need most of it for a harmless pattern. */
const deadline = 1000

let matcher = createMatcher(start, deadline)
afterEach(() => {
  matcher.stop()
  matcher = createMatcher(start, deadline)
  starts = 0
})

test('values are tested in order, and the results are cached', async () => {
  const hex = '^[0-9A-F]{4}$'
  const [good, bad] = await Promise.all([matcher.match(hex, 'A840'), matcher.match(hex, 'a840')])
  expect([good, bad]).toEqual(['matches', 'differs'])
  expect(['A840', 'B1'].map((value) => matchIn(matcher.results.get(), hex, value))).toEqual([
    'matches',
    undefined,
  ])
})

test('a pattern that never finishes is stopped, the page stays responsive, and the next one runs', async () => {
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 20)
  const endless = '^(\\w+\\s?)+$'
  const value = `${'a'.repeat(60)}!`
  expect(await matcher.match(endless, value)).toBe('unchecked')
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(3)
  // It is not run again, which would start a new worker.
  expect(await matcher.match(endless, `${value}!`)).toBe('unchecked')
  expect(starts).toBe(1)
  expect(await matcher.match('^b$', 'b')).toBe('matches')
  expect(starts).toBe(2)
})

test('an invalid pattern is left to the server', async () => {
  expect(await matcher.match('^[0-9A-F{12}$', 'A840')).toBe('unchecked')
})

test('if no worker can be started, the server decides', async () => {
  const without = createMatcher(() => new Worker('/no-such-worker.js'), deadline)
  expect(await without.match('^a$', 'b')).toBe('unchecked')
})
