import { describe, expect, it } from 'vitest'
import {
  errorRows,
  errorsOfDays,
  errorsOfLastHours,
  foldedMessage,
  groupErrors,
  groupMarks,
  jobFinder,
  placeOf,
  shortClass,
} from './group-errors.ts'

const at = (time: string, change = {}) => ({
  timestamp: Date.parse(time),
  formattedMessage: 'Mailbox full',
  callerClass: 'com.waypost.reporting.ReportMailer',
  callerMethod: 'send',
  callerLine: '148',
  ...change,
})

describe('errorsOfDays', () => {
  const days = { start: '2026-11-01', end: '2026-11-02' }

  it.each([
    // Daylight saving time ends in the night to November 1: the day begins at UTC−4 and ends at UTC−5.
    ['2026-11-01T03:59:59.999Z', 0],
    ['2026-11-01T04:00:00Z', 1],
    ['2026-11-03T04:59:59.999Z', 1],
    ['2026-11-03T05:00:00Z', 0],
  ])('counts the days of US Eastern: %s', (time, count) => {
    expect(errorsOfDays([at(time)], days)).toHaveLength(count)
  })

  it('has the last hours before a time, across midnight', () => {
    const errors = [at('2026-11-01T14:00Z'), at('2026-11-01T14:01Z'), at('2026-11-02T14:01Z')]
    const found = errorsOfLastHours(errors, 24, Date.parse('2026-11-02T14:00Z'))
    expect(found.map(({ timestamp }) => timestamp)).toEqual([Date.parse('2026-11-01T14:01Z')])
  })

  it('is empty if the end is before the start', () => {
    expect(errorsOfDays([at('2026-11-02T12:00Z')], { start: days.end, end: days.start })).toEqual(
      [],
    )
  })

  it('counts all errors up to or from a day if the other field is empty', () => {
    const errors = [at('2001-01-01T12:00Z'), at('2026-11-02T12:00Z'), at('2100-01-01T12:00Z')]
    expect(errorsOfDays(errors, { ...days, start: '' })).toHaveLength(2)
    expect(errorsOfDays(errors, { ...days, end: '' })).toHaveLength(2)
    expect(errorsOfDays(errors, { start: '', end: '' })).toHaveLength(3)
  })

  it('distinguishes errors of the same moment', () => {
    const [one, other] = errorsOfDays(Array(2).fill(at('2026-11-02T12:00Z')), days)
    expect(one?.id).not.toBe(other?.id)
  })
})

describe('groupErrors', () => {
  it('groups errors by message and place, with count, first and last time', () => {
    const groups = groupErrors([
      at('2026-11-02T12:00Z'),
      at('2026-11-03T12:00Z', { callerLine: '149' }),
      at('2026-11-01T12:00Z'),
      at('2026-11-04T12:00Z', { formattedMessage: 'Mailbox gone' }),
    ])
    expect(groups).toMatchObject([
      {
        formattedMessage: 'Mailbox full',
        callerLine: '148',
        count: 2,
        first: Date.parse('2026-11-01T12:00Z'),
        last: Date.parse('2026-11-02T12:00Z'),
      },
      { callerLine: '149', count: 1 },
      { formattedMessage: 'Mailbox gone', count: 1 },
    ])
  })

  it('groups 150,000 errors of one kind', () => {
    const start = Date.parse('2026-11-02T00:00Z')
    const errors = errorRows(
      Array.from({ length: 150_000 }, (_, ms) => ({
        ...at('2026-11-02T00:00Z'),
        timestamp: start + ms,
      })),
    )
    expect(errorsOfDays(errors, { start: '2026-11-01', end: '2026-11-02' })).toHaveLength(150_000)
    const groups = groupErrors(errors)
    expect(groups).toMatchObject([{ count: 150_000, first: start, last: start + 149_999 }])
    const marks = new Map(errors.map(({ id }) => [id, { kind: 'new' as const }]))
    expect(groupMarks(groups, errors, marks, String).size).toBe(1)
  })
})

describe('groupMarks', () => {
  it('marks a new group, and a larger one with its previous count', () => {
    const old = [at('2026-11-01T12:00Z'), at('2026-11-01T12:00Z')]
    const added = [
      at('2026-11-02T12:00Z'),
      at('2026-11-02T12:00Z', { formattedMessage: 'Disk full' }),
    ]
    const rows = errorRows([...added, ...old])
    // The ids do not depend on what was added before.
    expect(rows.slice(2)).toEqual(errorRows(old))
    const marks = new Map(rows.slice(0, 2).map(({ id }) => [id, { kind: 'new' as const }]))
    const found = groupMarks(groupErrors(rows), rows, marks, (count) => `${count} errors`)
    expect([...found.values()]).toEqual([{ kind: 'changed', was: '2 errors' }, { kind: 'new' }])
  })
})

describe('foldedMessage', () => {
  it.each([
    ['Mailbox full', undefined],
    ['Mailbox full\n', undefined],
    ['No page\n\tat Step0\n\tat Step1', 'No page …'],
    [`${'word '.repeat(40)}end`, `${'word '.repeat(28).trimEnd()}…`],
  ])('shortens %j to %j', (message, folded) => {
    expect(foldedMessage(message)).toBe(folded)
  })
})

describe('the place of an error', () => {
  it.each([
    [{}, 'ReportMailer.send:148'],
    [{ callerLine: 61 }, 'ReportMailer.send:61'],
    [{ callerLine: null }, 'ReportMailer.send'],
    [{ callerClass: null, callerMethod: null }, '148'],
    [{ callerClass: null, callerMethod: null, callerLine: null }, ''],
  ])('without %o is %s', (change, place) => {
    expect(placeOf(at('2026-11-02T12:00Z', change))).toBe(place)
  })

  it('has a short class without a package', () => {
    expect(shortClass('ReportMailer')).toBe('ReportMailer')
  })
})

it('finds the job that a message names in full', () => {
  const jobIn = jobFinder(['report-2-5', 'report-2-53', 'daily-report-2-53', 'nightly import', ''])
  expect(jobIn('Could not mail report-2-53: mailbox full')).toBe('report-2-53')
  expect(jobIn('No handler for daily-report-2-53')).toBe('daily-report-2-53')
  expect(jobIn('Trigger of report-2-531 fired late')).toBeUndefined()
  expect(jobIn('The nightly import took too long')).toBe('nightly import')
  expect(jobIn('Fortnightly imports')).toBeUndefined()
})
