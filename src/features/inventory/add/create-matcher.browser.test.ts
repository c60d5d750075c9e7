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

test('values are tested in their order, and the results are kept', async () => {
  const hex = '^[0-9A-F]{4}$'
  const [good, bad] = await Promise.all([matcher.match(hex, 'A840'), matcher.match(hex, 'a840')])
  expect([good, bad]).toEqual(['matches', 'differs'])
  expect(['A840', 'B1'].map((value) => matchIn(matcher.results.get(), hex, value))).toEqual([
    'matches',
    undefined,
  ])
})

test('a pattern that takes for ever is stopped, the page stays alive, and the next one runs', async () => {
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 20)
  const endless = '^(\\w+\\s?)+$'
  const value = `${'a'.repeat(60)}!`
  expect(await matcher.match(endless, value)).toBe('unchecked')
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(3)
  // It is not run again, for which a new worker would start.
  expect(await matcher.match(endless, `${value}!`)).toBe('unchecked')
  expect(starts).toBe(1)
  expect(await matcher.match('^b$', 'b')).toBe('matches')
  expect(starts).toBe(2)
})

test('a broken pattern is left to the server', async () => {
  expect(await matcher.match('^[0-9A-F{12}$', 'A840')).toBe('unchecked')
})

test('where no worker can be started, the server judges', async () => {
  const without = createMatcher(() => new Worker('/no-such-worker.js'), deadline)
  expect(await without.match('^a$', 'b')).toBe('unchecked')
})
