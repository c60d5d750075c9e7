import { describe, expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { deliveryKey } from './delivery.ts'
import { device, newServer, opened, reaches, steps } from './test-delivery.ts'

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
