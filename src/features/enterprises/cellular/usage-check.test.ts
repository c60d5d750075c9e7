import { describe, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { findFaults, toCheck, toChoice, toSearch } from './usage-check.ts'

const latest = '2026-10-31'
const past = (starting: string, ending: string) => ({ usage: 'past', starting, ending }) as const

describe('past usage', () => {
  test('needs both days', () => {
    expect(findFaults(past('', ''), latest)).toEqual({
      starting: messages.startRequired,
      ending: messages.endRequired,
    })
  })

  test('may be that of one day, up to the last one', () => {
    expect(findFaults(past('2026-10-31', '2026-10-31'), latest)).toEqual({})
  })

  test('does not end before it starts', () => {
    expect(findFaults(past('2026-10-02', '2026-10-01'), latest)).toEqual({
      ending: messages.endBeforeStart,
    })
  })

  test('belongs to months that are over', () => {
    expect(findFaults(past('2026-11-01', '2026-11-02'), latest)).toEqual({
      starting: messages.tooLate,
      ending: messages.tooLate,
    })
  })
})

test('current usage needs no days', () => {
  expect(findFaults({ ...past('', ''), usage: 'current' }, latest)).toEqual({})
})

describe('an address', () => {
  test('without anything shows past usage and asks for no check', () => {
    expect(toChoice({})).toEqual(past('', ''))
    expect(toCheck({}, latest)).toBeNull()
  })

  test.each([past('2026-08-01', '2026-10-31'), { usage: 'current' } as const])(
    'of the check %j asks for it',
    (check) => {
      expect(toCheck(toSearch(toChoice(check)), latest)).toEqual(check)
    },
  )

  test.each([past('2026-10-02', '2026-10-01'), past('2026-08-01', '2026-11-30')])(
    'of the check %j asks for none',
    (check) => {
      expect(toCheck(check, latest)).toBeNull()
    },
  )

  test('forgets days that current usage does not have', () => {
    expect(toSearch({ ...past('2026-08-01', '2026-10-31'), usage: 'current' })).toEqual({
      usage: 'current',
    })
  })
})
