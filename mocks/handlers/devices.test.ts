import { beforeEach, describe, expect, test } from 'vitest'
import { computed } from '../../src/testing/time.ts'
import { createExamples, examplesNow } from '../world/examples.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const locationLevel = 12
const storeLevelOfNorthgate = 33

describe('devices by reporting frequency', () => {
  test('are counted as the contract’s example says', async () => {
    const query = { deviceGroupId: locationLevel }
    const { data } = await succeed('countDevicesByRate', { query })
    const example = examples.answer('countDevicesByRate', 200, 'freshFields')
    expect(data.toSorted((a, b) => a.rate - b.rate)).toEqual(example.data)
  })

  test('include the levels below', async () => {
    const counts = async (deviceGroupId: number) =>
      (await succeed('countDevicesByRate', { query: { deviceGroupId } })).data
    expect(await counts(31)).toEqual(await counts(storeLevelOfNorthgate))
  })

  test('count an unknown frequency as 0', async () => {
    world().devices.update(5047, { rate: 1 })
    const query = { deviceGroupId: storeLevelOfNorthgate }
    const { data } = await succeed('countDevicesByRate', { query })
    expect(data.find(({ rate }) => rate === 0)).toEqual({ rate: 0, deviceCount: 2 })
  })

  test.each([0, 1])('are listed for a frequency that is not known (%i)', async (rate) => {
    const query = { deviceGroupId: storeLevelOfNorthgate }
    const { devices } = await succeed('listDevicesByRate', { path: { rate }, query })
    expect(devices.map(({ id }) => id)).toEqual([5047, 5051])
  })

  test('are listed as the contract’s example says', async () => {
    const input = { path: { rate: 60 }, query: { deviceGroupId: locationLevel } }
    const example = examples.answer('listDevicesByRate', 200, 'everyMinute')
    expect(await succeed('listDevicesByRate', input)).toEqual(example)
  })

  test('are empty for an unknown level', async () => {
    const query = { deviceGroupId: 99_999 }
    expect(await succeed('countDevicesByRate', { query })).toEqual({ data: [] })
  })
})

describe('the list of devices', () => {
  test('finds part of a serial number in any letter case', async () => {
    const query = { serialNumber: 'lds02-26', sort: ['serialNumber,asc'] }
    const { devices } = await succeed('findDevicesBySerialNumber', { query })
    expect(devices.map(({ id }) => id)).toEqual([5005, 5011, 5015, 5019, 5023])
  })

  test('shows a device as the contract’s example does', async () => {
    const [example] = examples.answer('findDevicesBySerialNumber', 200, 'firstPage').devices
    const query = { serialNumber: example?.serialNumber ?? '' }
    const { devices } = await succeed('findDevicesBySerialNumber', { query })
    expect(devices).toEqual([example])
  })

  test.each([
    'serialNumber',
    'displayName',
    'deviceStatus.name',
    'enterprise.name',
    'deviceGrouping.name',
    'lastUpdatedAt',
  ])('sorts by %s', async (column) => {
    const query = { sort: [`${column},asc`], size: 1000 }
    const { devices } = await succeed('findDevicesBySerialNumber', { query })
    const [first = '', second = ''] = column.split('.')
    const keys = devices.map((device) => {
      const value: unknown = Object.entries(device).find(([name]) => name === first)?.[1]
      const inner = second === '' ? value : (value as Record<string, string> | null)?.[second]
      return typeof inner === 'string' ? inner.normalize('NFD').toLowerCase() : '\uffff'
    })
    expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1)))
  })

  test('of 50,000 devices answers a page in less than 50 ms', async () => {
    const large = createTestSandbox('large')
    const times: number[] = []
    for (let page = 0; page < 11; page += 1) {
      const sort = ['enterprise.name,asc', 'serialNumber,desc']
      const started = computed()
      await large.succeed('findDevicesBySerialNumber', { query: { sort, page, serialNumber: '7' } })
      times.push(computed() - started)
    }
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(50)
  }, 30_000)
})

describe('unregistered devices', () => {
  test('are those of the contract’s example', async () => {
    const example = examples.answer('findUnregisteredDevices', 200, 'several')
    const { devices } = await succeed('findUnregisteredDevices')
    expect(devices.slice(0, example.devices.length)).toEqual(example.devices)
  })

  test('are found by part of their serial number', async () => {
    const query = { serialNumber: 'a84041800' }
    const { devices } = await succeed('findUnregisteredDevices', { query })
    expect(devices.length).toBeGreaterThan(0)
    expect(devices.every(({ serial }) => serial.startsWith('A84041800'))).toBe(true)
  })
})

describe('a move', () => {
  const used = { id: 5043 }
  const withOpenAlert = { id: 5037 }
  const toHarborGrill = { enterpriseId: 2 }

  test('is evaluated as the contract’s example says', async () => {
    const example = examples.answer('evaluateDeviceMove', 200, 'used')
    expect(await succeed('evaluateDeviceMove', { path: withOpenAlert })).toEqual(example)
  })

  test('of a used device is refused without force, and changes nothing', async () => {
    const answer = await call('moveDevice', { path: used, query: toHarborGrill })
    expect(answer).toMatchObject({ status: 409, body: { fieldErrors: [{ field: 'allowForce' }] } })
    expect(world().devices.get(5043)).toMatchObject({ enterpriseId: 3, groupingId: 3005 })
  })

  test('by force answers the moved device', async () => {
    const query = { ...toHarborGrill, allowForce: true }
    const example = examples.answer('moveDevice', 200, 'moved')
    expect(await succeed('moveDevice', { path: used, query })).toEqual(example)
    const { devices } = await succeed('findDevicesBySerialNumber', {
      query: { serialNumber: example.device.serialNumber },
    })
    expect(devices).toEqual([example.device])
  })

  test('removes everything that would need force', async () => {
    await succeed('moveDevice', { path: used, query: { ...toHarborGrill, allowForce: true } })
    const unused = examples.answer('evaluateDeviceMove', 200, 'unused')
    expect(await succeed('evaluateDeviceMove', { path: used })).toEqual(unused)
    const back = await call('moveDevice', { path: used, query: { enterpriseId: 3 } })
    expect(back).toMatchObject({ status: 200 })
  })

  test('of a device without location and tags needs no force', async () => {
    const unused = world()
      .devices.all()
      .find((row) => row.groupingId === null && row.tagCount === 0)
    const answer = await call('moveDevice', { path: { id: unused!.id }, query: toHarborGrill })
    expect(answer).toMatchObject({ status: 200 })
  })

  test('of a device with only a tag needs force', async () => {
    const tagged = world()
      .devices.all()
      .find((row) => row.groupingId === null && row.tagCount > 0)
    const path = { id: tagged!.id }
    const example = examples.answer('evaluateDeviceMove', 200, 'usedByTags')
    expect(await succeed('evaluateDeviceMove', { path })).toEqual(example)
    expect(await call('moveDevice', { path, query: toHarborGrill })).toMatchObject({ status: 409 })
  })

  test('changes the counts of both enterprises and what is monitored', async () => {
    const counts = async () => {
      const { data } = await succeed('getAdminDashboard')
      const count = (id: number) =>
        data.adminDashboardEnterpriseSummaries[id]?.deviceTypeCounts['Dragino LHT65N']
      const attention = await succeed('getAdminNeedsAttention')
      const boulder = attention.data['3']?.find((each) => each.deviceGroupingId === 3005)
      const level = { query: { deviceGroupId: storeLevelOfNorthgate } }
      const { data: rates } = await succeed('countDevicesByRate', level)
      const total = rates.reduce((sum, { deviceCount }) => sum + deviceCount, 0)
      return [count(2), count(3), boulder?.sensorsTotal, total]
    }
    expect(await counts()).toEqual([6, 8, 3, 19])
    await succeed('moveDevice', { path: used, query: { ...toHarborGrill, allowForce: true } })
    expect(await counts()).toEqual([7, 7, 2, 18])
  })

  test('is in the logs of both enterprises', async () => {
    await succeed('moveDevice', { path: used, query: { ...toHarborGrill, allowForce: true } })
    for (const enterpriseId of [2, 3]) {
      const { changeEvents } = await succeed('listAuditEvents', { query: { enterpriseId } })
      expect(changeEvents[0]).toMatchObject({ changeType: 'UPDATE', tableName: 'device' })
      expect(changeEvents[0]?.recordData).toContain('"enterprise_id":2')
    }
  })

  test('to an enterprise that does not exist is refused', async () => {
    const query = { enterpriseId: 999, allowForce: true }
    expect(await call('moveDevice', { path: used, query })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'enterpriseId' }] },
    })
  })

  test.each([
    ['of its own', 3, 'ownEnterprise'],
    ['that is retired', 22, 'retiredTarget'],
  ] as const)('to an enterprise %s is refused and changes nothing', async (_, id, example) => {
    const before = world().devices.get(5043)
    const query = { enterpriseId: id, allowForce: true }
    const body = examples.answer('moveDevice', 422, example)
    expect(await call('moveDevice', { path: used, query })).toEqual({ status: 422, body })
    expect(world().devices.get(5043)).toEqual(before)
    expect(world().alerts.where('deviceId', 5043)).not.toEqual([])
  })

  test('of a router is refused, forced or not, as its frequency list says', async () => {
    const path = { id: 5002 }
    const example = examples.answer('evaluateDeviceMove', 200, 'notMovable')
    expect(await succeed('evaluateDeviceMove', { path })).toEqual(example)
    const body = examples.answer('moveDevice', 409, 'notMovable')
    for (const allowForce of [false, true]) {
      const query = { ...toHarborGrill, allowForce }
      expect(await call('moveDevice', { path, query })).toEqual({ status: 409, body })
    }
    const query = { deviceGroupId: locationLevel }
    const rate = world().devices.get(5002)!.rate
    const { devices } = await succeed('listDevicesByRate', { path: { rate }, query })
    expect(devices.find(({ id }) => id === 5002)).toMatchObject({ movable: false })
  })

  test('ends its open alerts and keeps the past ones', async () => {
    const alerts = () => world().alerts.where('deviceId', withOpenAlert.id)
    const [open] = alerts()
    world().alerts.insert({ ...open!, id: 999_999, endedAt: '2026-11-10T08:00:00Z' })
    const { data } = await succeed('evaluateDeviceMove', { path: withOpenAlert })
    expect(data.alertCount).toBe(1)
    await succeed('moveDevice', {
      path: withOpenAlert,
      query: { ...toHarborGrill, allowForce: true },
    })
    expect(alerts().map(({ endedAt }) => endedAt)).toEqual([
      '2026-11-16T15:00:00Z',
      '2026-11-10T08:00:00Z',
    ])
  })

  test('of a device that does not exist is answered with 404', async () => {
    const path = { id: 999_999 }
    expect(await call('evaluateDeviceMove', { path })).toMatchObject({ status: 404 })
    expect(await call('moveDevice', { path, query: toHarborGrill })).toMatchObject({ status: 404 })
  })
})
