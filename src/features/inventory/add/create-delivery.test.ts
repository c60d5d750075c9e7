import { describe, expect, test } from 'vitest'
import { waitFor } from '~/testing/time.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { createDelivery, type Delivery } from './create-delivery.ts'
import { deliveryKey, type Device } from './delivery.ts'

const device = (macAddress: string | undefined): Device => ({
  name: macAddress ?? 'S1',
  typeToken: 'leak',
  typeName: 'Leak',
  location: 'reno',
  vendorOrder: 601,
  values: { mac: macAddress ?? 'S1' },
  images: {},
  macAddress,
})

class Lost extends Error {}
class Refused extends Error {}
class Taken extends Error {}

/** An inventory server whose connection may be lost before or after it has saved. */
function newServer(inventory: string[] = []) {
  const server = {
    inventory,
    calls: [] as string[],
    lookUp: (): void | Promise<void> => {},
    before: () => {},
    after: () => {},
  }
  const open = (storage: UserStorage) =>
    createDelivery({
      storage,
      now: () => 0,
      find: async (macAddress) => {
        server.calls.push(`find ${macAddress}`)
        await server.lookUp()
        return server.inventory.includes(macAddress) ? `ref ${macAddress}` : undefined
      },
      save: async ({ name }) => {
        server.calls.push(`save ${name}`)
        server.before()
        if (server.inventory.includes(name)) throw new Taken('taken')
        server.inventory.push(name)
        server.after()
        return `ref ${name}`
      },
      explain: (error) => ({
        text: (error as Error).message,
        isLost: error instanceof Lost,
        isRefused: error instanceof Refused || error instanceof Taken,
        isTaken: error instanceof Taken,
      }),
      textFor: (about) => (about === 'unsure' ? 'unsure' : `has ${about.macAddress}`),
    })
  return { server, open }
}

async function opened({ open }: ReturnType<typeof newServer>, storage = memoryStorage()) {
  const delivery = open(storage)
  await delivery.load()
  return delivery
}

const lost = () => {
  throw new Lost('lost')
}
const steps = (delivery: Delivery) =>
  delivery.state.get().entries.map(({ device: { name }, step }) => `${name} ${step}`)
const reaches = (delivery: Delivery, expected: string[]) =>
  waitFor(() => expect(steps(delivery)).toEqual(expected))

test('devices are looked up and saved one at a time, in order', async () => {
  const world = newServer()
  const delivery = await opened(world)
  for (const mac of ['A1', 'B2']) delivery.add(device(mac))
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.calls).toEqual(['find A1', 'save A1', 'find B2', 'save B2'])
  const [first] = delivery.state.get().entries
  expect(first).toMatchObject({ referenceId: 'ref A1', device: { values: {}, macAddress: 'A1' } })
})

test('a device that is already in the inventory is not sent', async () => {
  const world = newServer(['A1'])
  const delivery = await opened(world)
  const id = delivery.add(device('A1'))
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'has A1' })
  expect(world.server.calls).toEqual(['find A1'])
  expect(delivery.has('A1')).toBe(false)
})

test('devices wait while the network is down, and are sent once it is back', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.lookUp = lost
  const first = delivery.add(device('A1'))
  expect(await delivery.settled(first)).toMatchObject({ step: 'waiting', failure: 'lost' })
  expect(await delivery.settled(delivery.add(device('B2')))).toMatchObject({ step: 'waiting' })
  expect(delivery.has('B2')).toBe(true)
  world.server.lookUp = () => {}
  const failures: unknown[] = []
  world.server.before = () => failures.push(delivery.state.get().entries[0]?.failure)
  delivery.resume()
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.inventory).toEqual(['A1', 'B2'])
  // While it is being sent again, it has not failed.
  expect(failures[0]).toBeUndefined()
})

test('after a lost response the device is looked up, and counts as saved if it is found', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.after = lost
  delivery.add(device('A1'))
  delivery.add(device('B2'))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  world.server.after = () => {}
  delivery.resume()
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.calls.filter((call) => call.startsWith('save'))).toEqual([
    'save A1',
    'save B2',
  ])
})

test('a lost call that did not arrive is resent', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  delivery.add(device('A1'))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  world.server.before = () => {}
  delivery.resume()
  await reaches(delivery, ['A1 saved'])
  expect(world.server.inventory).toEqual(['A1'])
})

test('after a server error the device is looked up at once, and not resent automatically', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.after = () => {
    throw new Error('broken')
  }
  expect(await delivery.settled(delivery.add(device('A1')))).toMatchObject({ step: 'saved' })
  world.server.before = world.server.after
  const id = delivery.add(device('B2'))
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'broken' })
  Object.assign(world.server, { before: () => {}, after: () => {} })
  delivery.retry([id])
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.calls.slice(-2)).toEqual(['find B2', 'save B2'])
})

test('a removed device that may be saved is found when it is entered again', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = () => {
    throw new Error('canceled')
  }
  const id = delivery.add(device('A1'))
  await delivery.settled(id)
  delivery.remove([id])
  expect(await delivery.settled(delivery.add(device('A1')))).toMatchObject({ step: 'failed' })
  world.server.inventory.push('A1')
  expect(await delivery.settled(delivery.add(device('A1')))).toMatchObject({ step: 'saved' })
  expect(steps(delivery)).toEqual(['A1 saved'])
})

test('a device can be canceled during its lookup and while it waits', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.lookUp = () => new Promise(() => {})
  const [first, second] = [device('A1'), device('B2')].map(delivery.add)
  for (const id of [second!, first!]) {
    delivery.cancel(id)
    expect(await delivery.settled(id)).toMatchObject({ step: 'failed', isUnsure: false })
    expect(delivery.errorOf(id)).toMatchObject({ name: 'AbortError' })
  }
  world.server.lookUp = () => {}
  delivery.retry([first!])
  await reaches(delivery, ['A1 saved', 'B2 failed'])
  expect(world.server.calls).toEqual(['find A1', 'find A1', 'save A1'])
})

test('a refused device fails with the server’s error, and the next one continues', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = () => {
    throw new Refused('no such type')
  }
  const id = delivery.add(device('A1'))
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'no such type' })
  expect(delivery.errorOf(id)).toBeInstanceOf(Refused)
  world.server.before = () => {}
  delivery.add(device('B2'))
  await reaches(delivery, ['A1 failed', 'B2 saved'])
  delivery.remove([id])
  expect(steps(delivery)).toEqual(['B2 saved'])
})

test('if the first call arrives late, the conflict of the second one counts as saved', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  delivery.add(device('A1'))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  // The first call arrives only after the lookup.
  world.server.before = () => {
    world.server.before = () => {}
    world.server.inventory.push('A1')
  }
  delivery.resume()
  await reaches(delivery, ['A1 saved'])
  expect(world.server.inventory).toEqual(['A1'])
})

test('without a MAC address, a device that may be saved is resent only on request', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  const id = delivery.add(device(undefined))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  world.server.before = () => {}
  delivery.resume()
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'unsure' })
  expect(world.server.calls).toEqual(['save S1'])
  delivery.retry([id])
  await reaches(delivery, ['S1 saved'])
})

describe('a reload', () => {
  test.each(Array.from({ length: 24 }, (_, writes) => writes))(
    'after %i writes loses nothing and saves nothing twice',
    async (writes) => {
      const world = newServer()
      const storage = memoryStorage()
      let left = writes
      let gone = false
      const never = new Promise<never>(() => {})
      const old = world.open({
        ...storage,
        write: async (key, value) => {
          if (left-- <= 0) gone = true
          return gone ? never : storage.write(key, value)
        },
      })
      await old.load()
      for (const mac of ['A1', 'B2', 'C3', 'D4']) old.add(device(mac))
      await waitFor(() =>
        expect(gone || steps(old).every((step) => step.endsWith('saved'))).toBe(true),
      )
      void old.stop()
      old.flush()
      const delivery = await opened(world, storage)
      await reaches(
        delivery,
        ['A1', 'B2', 'C3', 'D4'].map((mac) => `${mac} saved`),
      )
      expect(world.server.inventory.toSorted()).toEqual(['A1', 'B2', 'C3', 'D4'])
    },
  )

  test('keeps the list, what is expected, and the choices of the last device', async () => {
    const world = newServer()
    const storage = memoryStorage()
    const old = await opened(world, storage)
    old.expect('30')
    await old.settled(old.add(device('A1')))
    await waitFor(async () => expect(await storage.read(deliveryKey)).toBeDefined())
    await old.stop()
    const delivery = await opened(world, storage)
    expect(delivery.state.get()).toMatchObject({
      entries: [{ step: 'saved', referenceId: 'ref A1' }],
      expected: '30',
      kept: { typeToken: 'leak', location: 'reno', vendorOrder: 601 },
    })
  })

  test('after signing out restores nothing', async () => {
    const world = newServer()
    const storage = memoryStorage()
    const delivery = await opened(world, storage)
    delivery.add(device('A1'))
    const stopped = delivery.stop()
    await storage.remove(deliveryKey)
    await stopped
    expect(await storage.read(deliveryKey)).toBeUndefined()
  })
})

test.each([undefined, 7, {}, { entries: 'x' }, { entries: [{ id: 'a', step: 'waiting' }] }])(
  'a stored value that is not a delivery is ignored: %j',
  async (stored) => {
    const storage = memoryStorage({ [deliveryKey]: stored })
    const delivery = await opened(newServer(), storage)
    expect(delivery.state.get()).toMatchObject({ isRead: true, entries: [], expected: '' })
  },
)
