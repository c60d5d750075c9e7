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
  expect(jobRows([job], now)).toEqual([{ ...job, overdue }])
})
