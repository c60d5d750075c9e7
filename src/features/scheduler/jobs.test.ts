import { expect, it } from 'vitest'
import { jobRows } from './jobs.ts'

const now = Date.parse('2026-11-16T15:00:00Z')

it.each([
  ['two minutes before', now - 120_000, true],
  ['half a minute before', now - 30_000, false],
  ['an hour after', now + 3_600_000, false],
  ['never', -1, false],
])('a job whose next run is %s is or is not overdue', (_name, nextFireTime, overdue) => {
  const job = { jobName: 'all-devices-report-1-51', prevFireTime: -1, nextFireTime }
  expect(jobRows([job], now, undefined)).toEqual([{ ...job, id: job.jobName, overdue }])
})

it('keeps jobs of the same name apart, also when one of them is gone', () => {
  const job = { jobName: 'nightly', prevFireTime: -1, nextFireTime: -1 }
  const jobs = [
    { ...job, enterprise: { name: 'Harbor Grill' } },
    { ...job, enterprise: { name: 'Fresh Fields Market' } },
    job,
    job,
  ]
  const ids = jobRows(jobs, now, undefined).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(jobRows(jobs.slice(1), now, undefined).map(({ id }) => id)).toEqual(ids.slice(1))
})

it.each([
  ['none while the errors are not known', undefined, undefined],
  ['0 if no error names it', new Map<string, number>(), 0],
  ['those that name it', new Map([['nightly', 2]]), 2],
])('the error count of a job is %s', (_name, counts, errors) => {
  const job = { jobName: 'nightly', prevFireTime: -1, nextFireTime: -1 }
  expect(jobRows([job], now, counts)[0]).toMatchObject({ errors })
})
