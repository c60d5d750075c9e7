import { expect } from 'vitest'
import type { UserStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { createDelivery, type Delivery } from './create-delivery.ts'
import type { Device } from './delivery.ts'

/** A device with this MAC address, or with a serial number only. */
export const device = (macAddress: string | undefined): Device => ({
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
export class Refused extends Error {}
class Taken extends Error {}

/** An inventory server whose connection may be lost before or after it has saved. */
export function newServer(inventory: string[] = []) {
  const server = {
    inventory,
    calls: [] as string[],
    keys: [] as string[],
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
      save: async ({ name }, { idempotencyKey }) => {
        server.calls.push(`save ${name}`)
        server.keys.push(idempotencyKey)
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

export async function opened({ open }: ReturnType<typeof newServer>, storage = memoryStorage()) {
  const delivery = open(storage)
  await delivery.load()
  return delivery
}

export const lost = () => {
  throw new Lost('lost')
}
export const steps = (delivery: Delivery) =>
  delivery.state.get().entries.map(({ device: { name }, step }) => `${name} ${step}`)
export const reaches = (delivery: Delivery, expected: string[]) =>
  waitFor(() => expect(steps(delivery)).toEqual(expected))
