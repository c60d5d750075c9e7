import { afterEach, expect, test } from 'vitest'
import { createMatcher, matchIn } from './create-matcher.ts'

const start = () => new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' })
let matcher = createMatcher(start, 300)
afterEach(() => {
  matcher.stop()
  matcher = createMatcher(start, 300)
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
  expect(await matcher.match('^b$', 'b')).toBe('matches')
  const before = performance.now()
  expect(await matcher.match(endless, `${value}!`)).toBe('unchecked')
  expect(performance.now() - before).toBeLessThan(250)
})

test('a broken pattern is left to the server', async () => {
  expect(await matcher.match('^[0-9A-F{12}$', 'A840')).toBe('unchecked')
})

test('where no worker can be started, the server judges', async () => {
  const without = createMatcher(() => new Worker('/no-such-worker.js'), 300)
  expect(await without.match('^a$', 'b')).toBe('unchecked')
})
