import { beforeEach, describe, expect, test } from 'vitest'
import { createExamples, examplesNow } from '../world/examples.ts'
import { createWorld } from '../world/world.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const [freshFields, harborGrill, spareSims, valleVerde] = [701, 702, 704, 705]
const untilOctober = { starting: '2026-08-01', ending: '2026-10-31' }

describe('cellular devices', () => {
  test.each(['001015926074003', '0010159260740099'])(
    'are found by the IMEI of their modem (%s)',
    async (imei) => {
      const example = examples.answer('findCellularDevices', 200, 'albanyRouter')
      expect(await succeed('findCellularDevices', { query: { imei } })).toEqual(example)
    },
  )

  test('are not found by another IMEI', async () => {
    const query = { imei: '990000000000000' }
    expect(await succeed('findCellularDevices', { query })).toEqual({ devices: [] })
  })
})

describe('tags', () => {
  test('are those of the contract’s example', async () => {
    const example = examples.answer('listCellularTags', 200, 'all')
    expect(await succeed('listCellularTags')).toEqual(example)
  })

  test('are missing for some enterprises', async () => {
    const { tags } = await succeed('listCellularTags')
    expect(tags.map(({ name }) => name)).not.toContain('copper-kettle-diners')
  })

  test('can be added', async () => {
    const example = examples.answer('createCellularTag', 201, 'created')
    const body = { name: 'copper-kettle-diners' }
    expect(await succeed('createCellularTag', { body })).toEqual(example)
    expect((await succeed('listCellularTags')).tags).toContainEqual(example.tag)
    expect(world().auditEvents.where('enterpriseId', 4).at(-1)).toMatchObject({
      changeType: 'INSERT',
      tableName: 'cellular_tag',
    })
  })

  test('can be added with devices', async () => {
    const body = { name: 'copper-kettle-diners', deviceIds: [330_012, 330_013] }
    const { tag } = await succeed('createCellularTag', { body })
    expect(tag.deviceCount).toBe(2)
  })

  test('have a unique name', async () => {
    expect(await call('createCellularTag', { body: { name: 'harbor-grill' } })).toEqual({
      status: 409,
      body: examples.answer('createCellularTag', 409, 'nameTaken'),
    })
  })

  test('have a name that is not blank', async () => {
    expect(await call('createCellularTag', { body: { name: ' ' } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'name' }] },
    })
  })

  test('are assigned to a device only once', async () => {
    const example = examples.answer('addDevicesToCellularTag', 200, 'tagged')
    const input = { path: { id: valleVerde }, body: { deviceIds: [330_012, 330_013] } }
    expect(await succeed('addDevicesToCellularTag', input)).toEqual(example)
    expect(await succeed('addDevicesToCellularTag', input)).toEqual(example)
  })

  test('are assigned only if all devices exist', async () => {
    const input = { path: { id: valleVerde }, body: { deviceIds: [330_012, 999] } }
    expect(await call('addDevicesToCellularTag', input)).toEqual({
      status: 422,
      body: examples.answer('addDevicesToCellularTag', 422, 'unknownDevice'),
    })
    expect((await succeed('listCellularTags')).tags.at(-1)?.deviceCount).toBe(0)
  })

  test('that do not exist are answered with 404', async () => {
    const input = { path: { id: 999 }, body: { deviceIds: [330_012] } }
    expect(await call('addDevicesToCellularTag', input)).toMatchObject({ status: 404 })
  })
})

describe('a cellular link', () => {
  const path = { id: 440_078 }
  const query = { sim: '8900000002607400330' }

  test('is claimed once', async () => {
    const example = examples.answer('claimCellularLink', 200, 'claimed')
    expect(await succeed('claimCellularLink', { path, query })).toEqual(example)
    expect(await call('claimCellularLink', { path, query })).toEqual({
      status: 409,
      body: examples.answer('claimCellularLink', 409, 'claimed'),
    })
    expect(world().auditEvents.all().at(-1)).toMatchObject({ tableName: 'cellular_link' })
  })

  test('is not claimed with another link’s SIM card', async () => {
    const other = { sim: '8900000002607400000' }
    expect(await call('claimCellularLink', { path, query: other })).toMatchObject({ status: 409 })
  })

  test('is not claimed with an unknown SIM card', async () => {
    const other = { sim: '990000000000000000' }
    expect(await call('claimCellularLink', { path, query: other })).toMatchObject({ status: 422 })
  })

  test('that does not exist is answered with 404', async () => {
    const unknown = { id: 999 }
    expect(await call('claimCellularLink', { path: unknown, query })).toMatchObject({ status: 404 })
  })
})

describe('past usage', () => {
  const past = (query: { starting: string; ending: string }, tagId: number = freshFields) =>
    call('getPastCellularUsage', { query: { tagId, ...query } })

  test('is that of the contract’s example', async () => {
    const example = examples.answer('getPastCellularUsage', 200, 'threeMonths')
    expect(await past(untilOctober)).toEqual({ status: 200, body: example })
  })

  test('counts the months that lie within the dates', async () => {
    const query = { starting: '2026-08-02', ending: '2026-10-30' }
    const { body } = await past(query)
    expect(body).toMatchObject({ data: Array(4).fill({ year: 2026, month: 9 }) })
  })

  test('goes back two years', async () => {
    const { body } = await past({ starting: '2000-01-01', ending: '2024-11-30' })
    expect(body).toMatchObject({ data: Array(4).fill({ year: 2024, month: 11 }) })
  })

  test('has a record without a month', async () => {
    const { body } = await past(untilOctober, harborGrill)
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ month: 0, year: 0 })]),
    })
  })

  test.each([
    ['endBeforeStart', { starting: '2026-08-02', ending: '2026-08-01' }],
    ['afterLastMonth', { starting: '2026-08-02', ending: '2026-11-01' }],
  ] as const)('is refused for dates such as %s', async (name, query) => {
    const body = examples.answer('getPastCellularUsage', 422, name)
    expect(await past(query)).toEqual({ status: 422, body })
  })

  test('covers the months before the present, whatever the present is', () => {
    const now = new Date('2028-03-01T12:00:00Z')
    const { pastUsage } = createWorld(contract, { scenario: 'busy', now, fixed: true })
    const months = new Set(pastUsage.all().map(({ year, month }) => `${year}-${month}`))
    expect([...months]).toEqual(expect.arrayContaining(['2028-2', '2028-1', '2027-12', '2026-3']))
    expect(pastUsage.get(981_203)).toMatchObject({ year: 2027, month: 12, bytes: 412_906_118 })
  })
})

describe('current usage', () => {
  test('is that of the contract’s example', async () => {
    const example = examples.answer('getCurrentCellularUsage', 200, 'freshFields')
    expect(await succeed('getCurrentCellularUsage', { query: { tagId: freshFields } })).toEqual(
      example,
    )
  })

  test('ends with the month in US Eastern', () => {
    const now = new Date('2027-07-01T03:00:00Z')
    const { currentUsage } = createWorld(contract, { scenario: 'busy', now, fixed: true })
    expect(currentUsage.get(981_300)?.periodEnd).toBe(Date.parse('2027-07-01T04:00:00Z'))
  })
})

describe('usage', () => {
  const both = async (tagId: number) => [
    await call('getCurrentCellularUsage', { query: { tagId } }),
    await call('getPastCellularUsage', { query: { tagId, ...untilOctober } }),
  ]

  test('of a tag without devices is a failure', async () => {
    const body = examples.answer('getCurrentCellularUsage', 200, 'failed')
    expect(await both(valleVerde)).toEqual([
      { status: 200, body },
      { status: 200, body },
    ])
  })

  test('of unused SIM cards is empty', async () => {
    const body = examples.answer('getCurrentCellularUsage', 200, 'empty')
    expect(await both(spareSims)).toEqual([
      { status: 200, body },
      { status: 200, body },
    ])
  })

  test('without a tag is refused', async () => {
    expect(await both(999)).toMatchObject([{ status: 422 }, { status: 422 }])
  })
})

describe('the plans', () => {
  test('are those of the contract’s example', async () => {
    const example = examples.answer('listCellularPlans', 200, 'plans')
    expect(await succeed('listCellularPlans')).toEqual(example)
  })

  test('fail if nothing is set up at the provider', async () => {
    const empty = createTestSandbox('empty')
    const example = examples.answer('listCellularPlans', 200, 'failed')
    expect(await empty.succeed('listCellularPlans')).toEqual(example)
  })
})
