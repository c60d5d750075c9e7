import { expect, test } from 'vitest'
import { createExamples, examplesNow } from '../world/examples.ts'
import { createWorld } from '../world/world.ts'
import { scheduling } from './scheduling.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
const { succeed } = createTestSandbox()

test('the jobs are those of the contract’s example and one that does not run', async () => {
  const { jobs: known } = examples.answer('listSchedulerJobs', 200, 'jobs')
  const { jobs } = await succeed('listSchedulerJobs')
  expect(jobs.slice(0, known.length)).toEqual(known)
  expect(jobs.slice(known.length)).toMatchObject([{ jobName: 'corrective-actions-report-13-49' }])
})

test('a job that was due has run', () => {
  const now = new Date(examplesNow)
  const world = createWorld(contract, { scenario: 'busy', now, fixed: true })
  const user = world.users.get(1)!
  const later = { ...world, clock: { ...world.clock, now: () => examplesNow + 100 * 60_000 } }
  const { body } = scheduling.listSchedulerJobs({
    path: {},
    query: {},
    body: undefined,
    user,
    world: later,
  })
  const job = body.jobs.find(({ jobName }) => jobName === 'cellular-usage-sync')
  expect(job).toMatchObject({
    prevFireTime: Date.parse('2026-11-16T16:30:00Z'),
    nextFireTime: Date.parse('2026-11-16T17:30:00Z'),
  })
})

test.each([0.2, 2.9, 40])(
  'no job is late but the one that does not run (%d days later)',
  (days) => {
    const now = examplesNow + days * 86_400_000
    const world = createWorld(contract, { scenario: 'busy', now: new Date(now), fixed: true })
    for (const { prevFireTime, nextFireTime } of world.schedulerJobs.where('stalled', false)) {
      expect(prevFireTime).toBeLessThanOrEqual(now)
      expect(nextFireTime === -1 || nextFireTime > now - 86_400_000).toBe(true)
    }
  },
)

test('the errors include those of the contract’s example, the newest first', async () => {
  const example = examples.answer('listSchedulerErrors', 200, 'schedulerErrors')
  const { errors } = await succeed('listSchedulerErrors')
  expect(errors).toEqual(expect.arrayContaining(example.errors))
  const times = errors.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('the errors are spread over four weeks', async () => {
  const { errors } = await succeed('listSchedulerErrors')
  const weeks = errors.map(({ timestamp }) =>
    Math.floor((examplesNow - timestamp) / (7 * 86_400_000)),
  )
  expect(new Set(weeks)).toEqual(new Set([0, 1, 2, 3]))
})

test('a world without customers has neither jobs nor errors', async () => {
  const empty = createTestSandbox('empty')
  expect(await empty.succeed('listSchedulerJobs')).toEqual({ jobs: [] })
  expect(await empty.succeed('listSchedulerErrors')).toEqual({ errors: [] })
})
