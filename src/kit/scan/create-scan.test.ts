import { expect, test, vi } from 'vitest'
import { indexByCode } from '~/lib/codes.ts'
import { computed, waitFor } from '~/testing/time.ts'
import { createScan, type Judge } from './create-scan.ts'
import type { ScanVerdict } from './verdict.ts'

const added: ScanVerdict = { kind: 'added' }
const unknown: ScanVerdict = { kind: 'unknown' }

function newScan(judge?: Judge) {
  let time = 0
  const signals: boolean[] = []
  const scan = createScan({
    signal: (good) => signals.push(good),
    now: () => time,
    focused: () => null,
  })
  scan.judgeWith(judge)
  return {
    scan,
    signals,
    at: (next: number) => (time = next),
    codes: () => scan.state.get().readings.map(({ code }) => code),
  }
}

test('a code that stays in view is read once', () => {
  const { scan, at, codes } = newScan(() => added)
  for (const time of [0, 500, 1400, 2300]) {
    at(time)
    scan.see('A1')
  }
  expect(codes()).toEqual(['A1'])
  at(2400)
  scan.see('B2')
  at(3900)
  scan.see('A1')
  scan.see('B2')
  expect(codes()).toEqual(['B2', 'A1', 'B2', 'A1'])
})

test('a code that waited for a judge says when it was read', () => {
  const { scan, at } = newScan()
  at(100)
  scan.take('A1')
  scan.type('B2')
  at(900)
  const judge = vi.fn<Judge>(() => added)
  scan.judgeWith(judge)
  scan.take('C3')
  expect(judge.mock.calls.map(([code, about]) => [code, about.at])).toEqual([
    ['A1', 100],
    ['B2', 100],
    ['C3', 900],
  ])
})

test('the same code typed twice by a scanner is read twice', () => {
  const { scan, codes } = newScan(() => added)
  scan.take('A1')
  scan.take('A1')
  expect(codes()).toEqual(['A1', 'A1'])
})

test('pasted codes are judged in order and share one tone, low if any of them fails', () => {
  const { scan, signals } = newScan((code) => (code === 'X9' ? unknown : added))
  scan.type('A1, B2\nX9')
  const { readings, latest } = scan.state.get()
  expect(readings.map(({ code, verdict }) => [code, verdict.kind])).toEqual([
    ['X9', 'unknown'],
    ['B2', 'added'],
    ['A1', 'added'],
  ])
  expect(latest).toBe(3)
  scan.type('B2')
  scan.type(' \n')
  expect(signals).toEqual([false, true])
  expect(scan.state.get().latest).toBe(1)
})

test('a label is one code where it is known, however it comes', () => {
  const find = indexByCode(['A1'], (code) => [code])
  const { scan, codes } = newScan((code) => (find(code) ? added : unknown))
  scan.judgeWith(
    (code) => (find(code) ? added : unknown),
    (code) => find(code) !== undefined,
  )
  scan.take('A1,B2,C3')
  scan.see('A1,B2,C3')
  scan.type('A1,B2,C3\nX8,Y9')
  expect(codes()).toEqual(['Y9', 'X8', 'A1,B2,C3', 'A1,B2,C3', 'A1,B2,C3'])
  expect(scan.state.get().readings.map(({ verdict }) => verdict)).toEqual([
    unknown,
    unknown,
    added,
    added,
    added,
  ])
})

test('codes wait in order until there is a judge', () => {
  const { scan, codes, signals } = newScan()
  scan.take('A1')
  scan.type('B2 C3')
  expect(scan.state.get()).toMatchObject({ waiting: 3, readings: [], open: false })
  const judge = vi.fn<Judge>(() => added)
  scan.judgeWith(judge)
  expect(codes()).toEqual(['C3', 'B2', 'A1'])
  expect(judge.mock.calls.map(([code, { source }]) => [code, source])).toEqual([
    ['A1', 'keyboard'],
    ['B2', 'typed'],
    ['C3', 'typed'],
  ])
  expect(scan.state.get().waiting).toBe(0)
  expect(signals).toEqual([true, true])
})

test('a code waits for the verdict on the previous one, and for the focus to move', async () => {
  const field = {} as Element
  let focus: Element | null = null
  const seen: [string, Element | null][] = []
  const scan = createScan({ signal: () => {}, focused: () => focus })
  const verdict = Promise.withResolvers<ScanVerdict>()
  scan.judgeWith((code, { focused }) => {
    seen.push([code, focused])
    return code === 'A1' ? verdict.promise : added
  })
  scan.take('A1')
  scan.take('B2')
  expect(scan.state.get()).toMatchObject({ readings: [], waiting: 0 })
  focus = field
  verdict.resolve(unknown)
  await waitFor(() => expect(scan.state.get().readings).toHaveLength(2))
  expect(seen).toEqual([
    ['A1', null],
    ['B2', field],
  ])
  expect(scan.state.get().readings.map((reading) => reading.verdict)).toEqual([added, unknown])
})

test('a verdict opens the panel, unless the screen shows the outcome itself', () => {
  const { scan } = newScan(() => ({ kind: 'taken' }))
  scan.take('A1')
  expect(scan.state.get().open).toBe(false)
  scan.judgeWith(() => unknown)
  scan.take('A1')
  expect(scan.state.get().open).toBe(true)
})

test('a code is judged among 5,000 candidates in under 50 ms', () => {
  const candidates = Array.from({ length: 5000 }, (_, index) => ({
    mac: `A84041${String(index).padStart(10, '0')}`,
  }))
  const find = indexByCode(candidates, ({ mac }) => [mac])
  const { scan } = newScan((code) => (find(code) ? added : unknown))
  const start = computed()
  scan.take('a8:40:41:00:00:00:49:99')
  expect(computed() - start).toBeLessThan(50)
  expect(scan.state.get().readings[0]?.verdict).toBe(added)
})
