import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../operations.ts'
import { createExamples, examplesNow } from '../world/examples.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const weekly: BodyOf<'createReportConfig'> = {
  enterpriseId: 2,
  reportType: 'CORRECTIVE_ACTIONS_REPORT',
  frequency: 'WEEKLY',
  dayOfWeek: 'FRIDAY',
  timeOfDay: '17:00',
  timezone: 'US/Eastern',
  recipients: ['priya.raman@harborgrill.example', 'owen.castellano@harborgrill.example'],
}
const daily: BodyOf<'createReportConfig'> = {
  enterpriseId: 3,
  reportType: 'ALL_DEVICES_REPORT',
  frequency: 'DAILY',
  timeOfDay: '04:45',
  timezone: 'US/Mountain',
  recipients: ['luc.fontaine@northgate.example'],
}

describe('a report configuration', () => {
  test.each([
    ['dailyDevices', 'ALL_DEVICES_REPORT'],
    ['weeklyActions', 'CORRECTIVE_ACTIONS_REPORT'],
  ] as const)('is the contract’s example %s', async (name, b) => {
    const example = examples.answer('getReportConfig', 200, name)
    expect(await succeed('getReportConfig', { path: { a: 1, b } })).toEqual(example)
  })

  test('that does not exist is answered with null, not with a failure', async () => {
    const path = { a: 2, b: 'CORRECTIVE_ACTIONS_REPORT' } as const
    const example = examples.answer('getReportConfig', 200, 'notConfigured')
    expect(await succeed('getReportConfig', { path })).toEqual(example)
  })

  test('of an enterprise that does not exist is answered with 404', async () => {
    const path = { a: 999, b: 'CORRECTIVE_ACTIONS_REPORT' } as const
    expect(await call('getReportConfig', { path })).toMatchObject({ status: 404 })
  })

  test('can be read once it is added', async () => {
    const example = examples.answer('createReportConfig', 201, 'reportConfigCreated')
    expect(await succeed('createReportConfig', { body: weekly })).toEqual(example)
    const path = { a: 2, b: 'CORRECTIVE_ACTIONS_REPORT' } as const
    expect(await succeed('getReportConfig', { path })).toEqual(example)
  })

  test('exists once for each report', async () => {
    await succeed('createReportConfig', { body: weekly })
    expect(await call('createReportConfig', { body: weekly })).toEqual({
      status: 409,
      body: examples.answer('createReportConfig', 409, 'alreadyConfigured'),
    })
  })

  test.each([
    [{ enterpriseId: 999 }, 'enterpriseId'],
    [{ timezone: 'US/Estern' }, 'timezone'],
  ])('with %o is refused at %s', async (change, field) => {
    expect(await call('createReportConfig', { body: { ...weekly, ...change } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field }] },
    })
  })

  test('can be removed only once', async () => {
    expect(await call('deleteReportConfig', { path: { id: 51 } })).toMatchObject({ status: 204 })
    expect(await call('deleteReportConfig', { path: { id: 51 } })).toMatchObject({ status: 404 })
    const path = { a: 1, b: 'ALL_DEVICES_REPORT' } as const
    expect(await succeed('getReportConfig', { path })).toEqual({ reportConfig: null })
  })

  test('is audited when it is added and when it is removed', async () => {
    const { reportConfig } = await succeed('createReportConfig', { body: daily })
    await succeed('deleteReportConfig', { path: { id: reportConfig.id } })
    const entries = world().auditEvents.where('enterpriseId', 3).slice(-2)
    expect(entries).toMatchObject([
      { changeType: 'INSERT', tableName: 'report_config' },
      { changeType: 'DELETE', tableName: 'report_config' },
    ])
    expect(entries[1]?.recordData).toContain('"time_of_day":"04:45"')
  })
})

describe('the job of a report', () => {
  const jobs = async () => (await succeed('listSchedulerJobs')).jobs

  test.each([
    [weekly, 'corrective-actions-report-2-56', '2026-11-20T22:00:00Z'],
    [daily, 'all-devices-report-3-56', '2026-11-17T11:45:00Z'],
  ])('runs next at the time of day in its zone', async (body, jobName, next) => {
    await succeed('createReportConfig', { body })
    expect(await jobs()).toContainEqual(
      expect.objectContaining({ jobName, prevFireTime: -1, nextFireTime: Date.parse(next) }),
    )
  })

  test('is removed with the report', async () => {
    await succeed('deleteReportConfig', { path: { id: 51 } })
    expect((await jobs()).map(({ jobName }) => jobName)).not.toContain('all-devices-report-1-51')
  })
})
