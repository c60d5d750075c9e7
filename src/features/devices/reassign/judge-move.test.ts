import { describe, expect, test, vi } from 'vitest'
import type { Device, DeviceMoveEvaluation } from '~/api/generated/model/index.ts'
import {
  judgeMove,
  moveConfirmed,
  type MoveChange,
  type MoveItem,
  type Mover,
  type MoveReader,
  type MoveVerdict,
} from './judge-move.ts'

const harbor = { id: 2, name: 'Harbor Grill' }
const unused: DeviceMoveEvaluation = { groupingName: null, tagCount: 0, alertCount: 0 }

const device = (id: number, serialNumber: string, change: Partial<Device> = {}): Device => ({
  id,
  serialNumber,
  enterprise: { id: 1, name: 'Fresh Fields' },
  ...change,
})

/** Like the server, it finds every device whose serial number contains the text. */
function reader(devices: Device[], evaluation: Partial<DeviceMoveEvaluation> = {}): MoveReader {
  return {
    find: vi.fn(async ({ serialNumber = '', page = 0, size = 20 }) => {
      const found = devices.filter((each) =>
        each.serialNumber.toLowerCase().includes(serialNumber.toLowerCase()),
      )
      const totalElements = found.length
      return {
        devices: found.slice(page * size, (page + 1) * size),
        page: { size, number: page, totalElements, totalPages: Math.ceil(totalElements / size) },
      }
    }),
    evaluate: vi.fn(async () => ({ ...unused, ...evaluation })),
    lossText: ({ tagCount }) => `${tagCount} tags`,
    ownersText: (owners) => owners.map(({ enterprise }) => enterprise?.name).join(', '),
    nameOf: ({ id, enterprise }) => `#${id} ${enterprise?.name}`,
    tooManyText: 'too many',
  }
}

const judge = (item: MoveItem | string, ...given: Parameters<typeof reader>) =>
  judgeMove(typeof item === 'string' ? { serial: item } : item, harbor, reader(...given))

test('a device that loses nothing is ready', async () => {
  expect(await judge('G2-1', [device(1, 'G2-1')])).toMatchObject({
    kind: 'ready',
    device: { id: 1, enterprise: 'Fresh Fields', enterpriseId: 1 },
  })
})

test.each([{ groupingName: 'Boston' }, { tagCount: 1 }, { alertCount: 1 }])(
  'a device with %o is used',
  async (evaluation) => {
    const verdict = await judge('G2-1', [device(1, 'G2-1')], evaluation)
    expect(verdict).toMatchObject({ kind: 'used', loss: { ...unused, ...evaluation } })
  },
)

test('a used device that cannot be moved at all is not offered', async () => {
  const evaluation = { tagCount: 2, movable: false }
  expect(await judge('G2-1', [device(1, 'G2-1')], evaluation)).toMatchObject({ kind: 'stuck' })
})

test('a device of the target enterprise is already there, and is not evaluated', async () => {
  const there = reader([device(1, 'G2-1', { enterprise: harbor })])
  expect(await judgeMove({ serial: 'G2-1' }, harbor, there)).toMatchObject({ kind: 'done' })
  expect(there.evaluate).not.toHaveBeenCalled()
})

test('without an enterprise id, a device is recognized as already there by name', async () => {
  const enterprise = { name: 'Harbor Grill' }
  expect(await judge('G2-1', [device(1, 'G2-1', { enterprise })])).toMatchObject({ kind: 'done' })
  expect(await judge('G2-1', [device(1, 'G2-1', { enterprise: null })])).toMatchObject({
    kind: 'ready',
  })
})

test('the whole serial number has to match, ignoring case', async () => {
  const devices = [device(1, 'G2-10'), device(2, 'AG2-1'), device(3, 'G2-1')]
  expect(await judge('g2-1', devices)).toMatchObject({ kind: 'ready', device: { id: 3 } })
  expect(await judge('G2', devices)).toEqual({ kind: 'gone' })
})

test('a serial number is ambiguous if several devices have exactly that one', async () => {
  const devices = [device(1, 'G2-1'), device(2, 'g2-1', { enterprise: harbor }), device(3, 'G2-11')]
  expect(await judge('G2-1', devices)).toEqual({
    kind: 'ambiguous',
    note: 'Fresh Fields, Harbor Grill',
    choices: [
      { id: '1', label: '#1 Fresh Fields' },
      { id: '2', label: '#2 Harbor Grill' },
    ],
  })
  expect(await judge({ serial: 'G2-1', id: 1 }, devices)).toMatchObject({ kind: 'ready' })
  expect(await judge({ serial: 'G2-1', id: 9 }, devices)).toEqual({ kind: 'gone' })
})

test('an exact match is found on a later page', async () => {
  const others = Array.from({ length: 250 }, (_, index) => device(index, `A-7-${index}`))
  expect(await judge('7', [...others, device(999, '7')])).toMatchObject({ device: { id: 999 } })
})

test('a text that matches thousands is not searched to the end', async () => {
  const devices = Array.from({ length: 3000 }, (_, index) => device(index, `LHT-${index}`))
  const busy = reader(devices)
  expect(await judgeMove({ serial: 'LHT' }, harbor, busy)).toEqual({
    kind: 'unchecked',
    note: 'too many',
  })
  expect(busy.find).toHaveBeenCalledTimes(20)
})

test('a text longer than any serial number is not sent', async () => {
  const asked = reader([])
  expect(await judgeMove({ serial: 'x'.repeat(201) }, harbor, asked)).toEqual({ kind: 'gone' })
  expect(asked.find).not.toHaveBeenCalled()
})

describe('a move that was confirmed', () => {
  const known = { id: 7, enterprise: 'Fresh Fields', enterpriseId: 1 }
  const loss = { groupingName: 'Boston', tagCount: 2, alertCount: 0 }
  const moverWith = (now: Partial<DeviceMoveEvaluation>, devices = [device(7, 'G2-7')]) => ({
    ...reader(devices, now),
    move: vi.fn(async () => device(7, 'G2-7', { enterprise: harbor })),
    changedText: (change: MoveChange) => JSON.stringify(change),
  })
  const move = (mover: Mover, verdict: Partial<MoveVerdict> = {}) =>
    moveConfirmed({ serial: 'G2-7' }, { kind: 'ready', device: known, ...verdict }, harbor, mover)

  test('is not forced if nothing is lost', async () => {
    const mover = moverWith({})
    await move(mover)
    expect(mover.move).toHaveBeenCalledExactlyOnceWith(7, { enterpriseId: 2, allowForce: false })
  })

  test.each([{ tagCount: 1 }, loss])('is forced where it loses %o', async (now) => {
    const mover = moverWith(now)
    await move(mover, { kind: 'used', loss })
    expect(mover.move).toHaveBeenCalledExactlyOnceWith(7, { enterpriseId: 2, allowForce: true })
  })

  test.each([{ groupingName: 'Albany' }, { tagCount: 3 }, { alertCount: 1 }])(
    'of a location and 2 tags is not sent where it loses %o by now',
    async (now) => {
      const mover = moverWith(now)
      const moving = move(mover, { kind: 'used', loss })
      await expect(moving).rejects.toMatchObject({ serverText: '"loses more"', status: 409 })
      expect(mover.move).not.toHaveBeenCalled()
    },
  )

  test('of an unused device is not sent where it is used by now', async () => {
    const mover = moverWith({ tagCount: 1 })
    await expect(move(mover)).rejects.toMatchObject({ serverText: '"loses more"' })
    expect(mover.move).not.toHaveBeenCalled()
  })

  const northgate = { id: 3, name: 'Northgate Foods' }
  test.each([
    ['is at another enterprise', { enterprise: northgate }, { enterprise: northgate.name }],
    ['is at the target already', { enterprise: harbor }, { enterprise: harbor.name }],
    ['has an owner without an id', { enterprise: { name: 'Retired' } }, { enterprise: 'Retired' }],
    ['has no owner', { enterprise: null }, { enterprise: '' }],
  ])('is not sent where the device %s by now', async (_, now, change) => {
    const mover = moverWith({}, [device(7, 'G2-7', now)])
    await expect(move(mover)).rejects.toMatchObject({ serverText: JSON.stringify(change) })
    expect(mover.move).not.toHaveBeenCalled()
  })

  test('is not sent where the device is gone, or must stay', async () => {
    await expect(move(moverWith({}, []))).rejects.toMatchObject({ serverText: '"gone"' })
    const stuck = moverWith({ movable: false })
    await expect(move(stuck)).rejects.toMatchObject({ serverText: '"stuck"' })
  })
})
