import { describe, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { findFaults, toCheck, toChoice } from './usage-check.ts'

const latest = '2026-10-31'
const past = (starting: string | null, ending: string | null) =>
  ({ usage: 'past', starting, ending }) as const

describe('past usage', () => {
  test.each([
    [null, null],
    ['', ''],
    ['soon', '2026-02-30'],
  ])('needs two valid days, unlike %j and %j', (starting, ending) => {
    expect(findFaults(past(starting, ending), latest)).toEqual({
      starting: messages.startRequired,
      ending: messages.endRequired,
    })
  })

  test('may cover a single day, up to the last one', () => {
    expect(findFaults(past('2026-10-31', '2026-10-31'), latest)).toEqual({})
  })

  test('does not end before it starts', () => {
    expect(findFaults(past('2026-10-02', '2026-10-01'), latest)).toEqual({
      ending: messages.endRequired,
    })
  })

  test('covers only months that are over', () => {
    expect(findFaults(past('2026-11-01', '2026-11-02'), latest)).toEqual({
      starting: messages.startRequired,
      ending: messages.endRequired,
    })
  })
})

test('current usage needs no days', () => {
  expect(findFaults({ ...past(null, 'soon'), usage: 'current' }, latest)).toEqual({})
})

describe('a valid choice is a check', () => {
  test.each([past('2026-08-01', '2026-10-31'), { ...past(null, null), usage: 'current' } as const])(
    '%j',
    (choice) => {
      expect(toCheck(choice, latest)).toEqual(
        choice.usage === 'current' ? { usage: 'current' } : choice,
      )
    },
  )

  test.each([
    past(null, '2026-10-01'),
    past('2026-10-02', '2026-10-01'),
    past('2026-08-01', '2026-11-30'),
  ])('and %j is not', (choice) => {
    expect(toCheck(choice, latest)).toBeNull()
  })
})

test('an empty address shows past usage without days', () => {
  expect(toChoice({})).toEqual(past(null, null))
})
