import { beforeEach, describe, expect, test } from 'vitest'
import { computed } from '../../src/testing/time.ts'
import { createExamples, examplesNow } from '../world/examples.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ succeed, world } = createTestSandbox())
})

describe('the list of changes', () => {
  test.each([
    ['changes', {}],
    ['changesOfDevices', { tableNameFilter: 'DEVICE' }],
  ] as const)('is the contract’s example %s', async (name, filter) => {
    const query = { enterpriseId: 1, ...filter }
    const example = examples.answer('listAuditEvents', 200, name)
    expect(await succeed('listAuditEvents', { query })).toEqual(example)
  })

  test('is empty for an unknown enterprise', async () => {
    const example = examples.answer('listAuditEvents', 200, 'empty')
    expect(await succeed('listAuditEvents', { query: { enterpriseId: 999 } })).toEqual(example)
  })

  test.each(['changedAt', 'changeType', 'tableName', 'userInfo'] as const)(
    'sorts by %s',
    async (column) => {
      const query = { enterpriseId: 1, sort: [`${column},asc`] }
      const { changeEvents } = await succeed('listAuditEvents', { query })
      const keys = changeEvents.map((event) => event[column] ?? '\uffff')
      expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1)))
    },
  )

  test('lists the later of two changes in the same second first', async () => {
    for (const name of ['Harbor Grill & Bar', 'Harbor Grill']) {
      await succeed('updateEnterprise', { path: { id: 2 }, body: { name } })
    }
    const query = { enterpriseId: 2, size: 2 }
    const { changeEvents } = await succeed('listAuditEvents', { query })
    const names = changeEvents.map(({ recordData }) => recordData?.includes('& Bar'))
    expect(names).toEqual([false, true])
  })

  test('has records that are JSON objects, except for three from an older server', () => {
    for (const { id, recordData } of world().auditEvents.all()) {
      if (id > 9000) continue
      const record: unknown = JSON.parse(recordData ?? '{}')
      expect(record).toBeInstanceOf(Object)
    }
  })

  test('has nothing in the future, and goes back for months', () => {
    const times = world()
      .auditEvents.all()
      .map(({ changedAt }) => Date.parse(changedAt))
    expect(Math.max(...times)).toBeLessThanOrEqual(examplesNow)
    expect(Math.min(...times)).toBeLessThan(examplesNow - 150 * 86_400_000)
  })

  test('of 20,000 changes answers a page in less than 50 ms', async () => {
    const large = createTestSandbox('large')
    const sort = ['userInfo,desc', 'changedAt,asc']
    const times: number[] = []
    for (let enterpriseId = 1; enterpriseId <= 11; enterpriseId += 1) {
      const started = computed()
      await large.succeed('listAuditEvents', { query: { enterpriseId, sort } })
      times.push(computed() - started)
    }
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(50)
    expect(large.world().auditEvents.size).toBe(20_000)
  }, 30_000)
})
