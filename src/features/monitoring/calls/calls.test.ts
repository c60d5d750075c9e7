import { describe, expect, it } from 'vitest'
import type { Alert } from '~/api/generated/model/index.ts'
import { isQuiet, nextCall, noCalls, type CallSettings } from './calls.ts'
import { takeCalls } from './take-calls.ts'

const at = (time: string) => new Date(`2026-11-16T${time}:00`).getTime()
const noon = at('12:00')
const alert = (id: number, token = 'critical', endedAt: string | null = null) =>
  ({ id, alertLevel: { token }, endedAt }) as Alert
const on: CallSettings = { ...noCalls, on: true }
const none = { known: {}, calledAt: 0 }
const called = (...values: Parameters<typeof nextCall>) =>
  nextCall(...values).calls.map(({ id }) => id)

describe('a call', () => {
  it('is for new open alerts of the chosen severity or worse', () => {
    const alerts = [alert(1), alert(2, 'warning'), alert(3, 'info'), alert(4, 'critical', 'ended')]
    expect(called(none, alerts, on, noon)).toEqual([1])
    expect(called(none, alerts, { ...on, severity: 'warning' }, noon)).toEqual([1, 2])
  })

  it('is not made for what was open when calls began', () => {
    const { calls, log } = nextCall(undefined, [alert(1)], on, noon)
    expect(calls).toEqual([])
    expect(called(log, [alert(1), alert(2)], on, noon)).toEqual([2])
  })

  it('is made once for an alert, and again if it opens again', () => {
    const first = nextCall(none, [alert(1)], on, noon)
    expect(called(first.log, [alert(1)], on, noon + 120_000)).toEqual([])
    const ended = nextCall(first.log, [], on, noon + 120_000)
    expect(called(ended.log, [alert(1)], on, noon + 240_000)).toEqual([1])
  })

  it('is made for an alert that has become worse', () => {
    const { log } = nextCall(none, [alert(1, 'warning')], on, noon)
    expect(called(log, [alert(1)], on, noon)).toEqual([1])
  })

  it('waits a minute after the last one, and is then for everything since', () => {
    const first = nextCall(none, [alert(1)], on, noon)
    const second = nextCall(first.log, [alert(1), alert(2)], on, noon + 59_000)
    expect(second.calls).toEqual([])
    expect(called(second.log, [alert(1), alert(2), alert(3)], on, noon + 60_000)).toEqual([2, 3])
  })

  it('is still made after the clock was set back', () => {
    expect(called({ known: {}, calledAt: noon + 3_600_000 }, [alert(1)], on, noon)).toEqual([1])
  })

  it('is not made for what the user has seen', () => {
    const { calls, log } = nextCall(none, [alert(1)], on, noon, { silent: true })
    expect(calls).toEqual([])
    expect(called(log, [alert(1), alert(2)], on, noon)).toEqual([2])
  })

  it('is not made by a page about other alerts, nor again after that page has read', () => {
    const [mine, other] = [alert(1), alert(2)]
    const alerts = [mine, other]
    const first = nextCall(none, alerts, on, noon, { own: [mine] })
    expect(first.calls).toEqual([mine])
    const second = nextCall(first.log, alerts, on, noon + 60_000, { own: [other] })
    expect(second.calls).toEqual([other])
    expect(called(second.log, alerts, on, noon + 120_000, { own: [mine] })).toEqual([])
    expect(called(second.log, alerts, on, noon + 120_000)).toEqual([])
  })

  it('is not made for old alerts when less severe ones are chosen', () => {
    const { log } = nextCall(none, [alert(1, 'warning')], on, noon)
    const all = { ...on, severity: 'info' } as const
    expect(called(log, [alert(1, 'warning'), alert(2, 'info')], all, noon)).toEqual([2])
  })

  it('is left out in quiet hours, and not made up for', () => {
    const quiet = { ...on, quietFrom: '22:00', quietUntil: '06:00' }
    const night = nextCall(none, [alert(1)], quiet, at('23:30'))
    expect(night.calls).toEqual([])
    expect(called(night.log, [alert(1)], quiet, at('06:00'))).toEqual([])
  })
})

it('is made once even if the storage takes nothing', async () => {
  const full = { name: 'full', update: async () => false }
  const take = (id: number) => takeCalls(full, [alert(1), alert(id)], on, noon + id * 60_000)
  const taken = [await take(2), await take(3), await take(3)]
  expect(taken.map((calls) => calls.map(({ id }) => id))).toEqual([[], [3], []])
})

it('knows quiet hours within a day and over midnight', () => {
  const over = { quietFrom: '22:00', quietUntil: '06:00' }
  expect(['21:59', '22:00', '05:59', '06:00'].map((time) => isQuiet(over, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isQuiet({ quietFrom: '12:00', quietUntil: '13:00' }, noon)).toBe(true)
  expect(isQuiet({ quietFrom: '', quietUntil: '06:00' }, noon)).toBe(false)
})
