import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { createDelivery } from './create-delivery.ts'
import { deliveryKey, type DeliveryEntry, type Device } from './delivery.ts'

const device = (macAddress: string): Device => ({
  name: macAddress,
  typeToken: 'leak',
  typeName: 'Leak',
  location: null,
  vendorOrder: null,
  values: { mac: macAddress },
  images: {},
  macAddress,
})

const earlier: DeliveryEntry = {
  id: 'earlier',
  at: 0,
  device: device('A1'),
  step: 'waiting',
  isUnsure: false,
}

/** The stored delivery, if the storage did not answer when the screen was opened. */
async function opened(stored: { entries: DeliveryEntry[]; expected: string }) {
  const storage = memoryStorage({ [deliveryKey]: stored })
  const saved: string[] = []
  const delivery = createDelivery({
    storage: { ...storage, read: async () => undefined },
    find: async () => undefined,
    save: async ({ name }) => {
      saved.push(name)
      return `ref ${name}`
    },
    explain: () => ({ text: '', isLost: false, isRefused: true, isTaken: false }),
    textFor: () => '',
  })
  await delivery.load()
  return { delivery, saved, storage }
}

test('devices that the storage did not return in time are not lost, and are saved once', async () => {
  const { delivery, saved, storage } = await opened({ entries: [earlier], expected: '30' })
  delivery.add(device('B2'))
  delivery.add(device('C3'))
  await waitFor(() => expect(saved.toSorted()).toEqual(['A1', 'B2', 'C3']))
  await delivery.stop()
  const { entries, expected } = delivery.state.get()
  expect(entries.map(({ device: { name }, step }) => [name, step])).toEqual([
    ['A1', 'saved'],
    ['B2', 'saved'],
    ['C3', 'saved'],
  ])
  expect(expected).toBe('30')
  expect(await storage.read(deliveryKey)).toMatchObject({ entries, expected: '30' })
})

test('a removed device does not come back from the storage', async () => {
  const { delivery, saved } = await opened({ entries: [earlier], expected: '' })
  await delivery.settled(delivery.add(device('B2')))
  await waitFor(() => expect(saved).toContain('A1'))
  delivery.remove(['earlier'])
  await delivery.settled(delivery.add(device('C3')))
  expect(delivery.state.get().entries.map(({ device: { name } }) => name)).toEqual(['B2', 'C3'])
})
