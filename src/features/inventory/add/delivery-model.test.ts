import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeLock } from '~/lib/take-lock.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { createDelivery, type Delivery } from './create-delivery.ts'
import { deliveryKey, type DeliveryEntry, type Device } from './delivery.ts'

const device = (macAddress: string): Device => ({
  name: macAddress,
  typeToken: 'leak',
  typeName: 'Leak',
  location: null,
  vendorOrder: null,
  values: {},
  images: {},
  macAddress,
})

/** What becomes of the next call that saves: it and its response arrive, or do not. */
type Fate = 'answered' | 'responseLost' | 'callLost' | 'refused' | 'failed'

class Failure extends Error {
  readonly kind: Fate
  constructor(kind: Fate) {
    super(kind)
    this.kind = kind
  }
}

let worlds = 0

/** A server, a storage and the tabs of one browser. Nothing takes time, but everything happens in an order of its own. */
class World {
  readonly lock = `model ${(worlds += 1)}`
  readonly inventory: string[] = []
  readonly memory = memoryStorage()
  /** Devices that were stored, and those that the user removed. */
  readonly stored = new Set<string>()
  readonly removed = new Set<string>()
  readonly tabs: Tab[] = []
  fate: Fate = 'answered'
  isStorageRefused = false
  /** Whether the next read is not answered in time, and means nothing. */
  isStorageSlow = false
  readonly scheduler: fc.Scheduler
  constructor(scheduler: fc.Scheduler) {
    this.scheduler = scheduler
  }
  /** Notes what may not be lost any more. */
  async note() {
    const stored = (await this.memory.read(deliveryKey)) as { entries: DeliveryEntry[] } | undefined
    for (const {
      device: { name },
    } of stored?.entries ?? [])
      this.stored.add(name)
  }
}

class Tab {
  isGone = false
  delivery: Delivery | undefined
  readonly world: World
  constructor(world: World) {
    this.world = world
    void this.open()
  }
  /** What this tab calls. Once it is gone, no answer comes, and nothing begins. */
  private async call<Result>(name: string, act: () => Result | Promise<Result>): Promise<Result> {
    if (this.isGone) return new Promise(() => {})
    await this.world.scheduler.schedule(Promise.resolve(), name)
    if (this.isGone) return new Promise(() => {})
    return act()
  }
  private storage(): UserStorage {
    const { memory } = this.world
    const write = async <Result>(name: string, refused: Result, act: () => Promise<Result>) =>
      this.call(name, async () => {
        const result = this.world.isStorageRefused ? refused : await act()
        await this.world.note()
        return result
      })
    return {
      ...memory,
      read: (key) =>
        this.call('read', () => {
          const { isStorageSlow } = this.world
          this.world.isStorageSlow = false
          return isStorageSlow ? undefined : memory.read(key)
        }),
      write: (key, value) => write('write', undefined, () => memory.write(key, value)),
      remove: (key) => write('remove', undefined, () => memory.remove(key)),
      update: (key, change) => write('update', false, () => memory.update(key, change)),
    }
  }
  private async open() {
    const release = await takeLock(this.world.lock, {})
    if (this.isGone) return release?.()
    this.release = () => release?.()
    const { world } = this
    const delivery = createDelivery({
      storage: this.storage(),
      find: (macAddress) =>
        this.call('find', () => (world.inventory.includes(macAddress) ? macAddress : undefined)),
      save: (saved) => this.save(saved.name),
      explain: (error) => {
        const kind = error instanceof Failure ? error.kind : undefined
        const isLost = kind === 'responseLost' || kind === 'callLost'
        return { text: String(error), isLost, isRefused: kind === 'refused', isTaken: false }
      },
      textFor: () => 'not sent',
    })
    await delivery.load()
    this.delivery = delivery
  }
  private release = () => {}
  /** Arrives even if the tab goes meanwhile. */
  private async save(name: string): Promise<string> {
    const { world } = this
    if (this.isGone) return new Promise(() => {})
    const { fate } = world
    world.fate = 'answered'
    if (fate !== 'refused' && fate !== 'callLost') world.inventory.push(name)
    return this.call('save', () => {
      if (fate !== 'answered') throw new Failure(fate)
      return name
    })
  }
  close() {
    this.isGone = true
    this.release()
  }
}

const mac = fc.constantFrom('A1', 'B2', 'C3', 'D4')

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('scan' as const), mac }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), mac }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('responseLost', 'callLost', 'refused', 'failed'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      events: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'reload',
        'secondTab',
        'back',
        'retry',
        'refuse',
        'allow',
        'slowReload',
      ),
    }),
  },
)

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

async function run(world: World, step: Command) {
  const { tabs } = world
  // The one that has the lock: the first.
  const tab = tabs[0]
  const { delivery } = tab ?? {}
  switch (step.kind) {
    case 'scan':
      // The screen does not take a device that is in the list.
      if (delivery && !delivery.has(step.mac)) delivery.add(device(step.mac))
      break
    case 'remove':
      world.removed.add(step.mac)
      delivery?.remove(idsOf(delivery, ({ device: { name } }) => name === step.mac))
      break
    case 'retry':
      delivery?.retry(idsOf(delivery, ({ step: at }) => at === 'failed'))
      break
    case 'back':
      delivery?.resume()
      break
    case 'fate':
      world.fate = step.fate
      break
    case 'refuse':
    case 'allow':
      world.isStorageRefused = step.kind === 'refuse'
      break
    case 'secondTab':
      tabs.push(new Tab(world))
      break
    case 'reload':
    case 'slowReload':
      world.isStorageSlow = step.kind === 'slowReload'
      tabs.shift()?.close()
      tabs.push(new Tab(world))
      break
    case 'time':
      for (let left = step.events; left > 0; left -= 1) await happen(world)
  }
}

const idsOf = (delivery: Delivery, isOne: (entry: DeliveryEntry) => boolean) =>
  delivery.state
    .get()
    .entries.filter(isOne)
    .map(({ id }) => id)

/** One of the things that have begun, and what follows at once. Locks are no part of the schedule. */
async function happen({ scheduler }: World) {
  if (scheduler.count() > 0) await scheduler.waitOne()
  await new Promise((resolve) => setImmediate(resolve))
}

/** Waits until nothing is under way. */
async function calm(world: World) {
  for (let quiet = 0; quiet < 5;) {
    quiet = world.scheduler.count() > 0 ? 0 : quiet + 1
    await happen(world)
  }
}

test('in any order of reloads, tabs, lost responses and refused writes, each device is saved once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(command, { maxLength: 40 }),
      async (scheduler, steps) => {
        const world = new World(scheduler)
        world.tabs.push(new Tab(world))
        await calm(world)
        for (const step of steps) {
          await run(world, step)
          await happen(world)
        }
        // Nothing twice, whatever has happened.
        expect(new Set(world.inventory).size).toBe(world.inventory.length)

        // Nothing lost: after a last reload, with the network and the storage back, all that was stored is saved.
        world.fate = 'answered'
        world.isStorageRefused = false
        world.isStorageSlow = false
        for (const tab of world.tabs) tab.close()
        const last = new Tab(world)
        world.tabs.splice(0, Infinity, last)
        await calm(world)
        last.delivery!.retry(idsOf(last.delivery!, ({ step }) => step === 'failed'))
        await calm(world)
        last.close()
        const kept = [...world.stored].filter((name) => !world.removed.has(name))
        expect(world.inventory).toEqual(expect.arrayContaining(kept))
        // Its own devices are known as such, unless the storage did not note or not tell that they were sent.
        const others = idsOf(
          last.delivery!,
          ({ step, device: { name } }) => step !== 'saved' && kept.includes(name),
        )
        if (!steps.some(({ kind }) => kind === 'refuse' || kind === 'slowReload'))
          expect(others).toEqual([])
        expect(new Set(world.inventory).size).toBe(world.inventory.length)
      },
    ),
    { numRuns: 300 },
  )
})
