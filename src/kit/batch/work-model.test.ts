import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UserStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { isBatchKey, type BatchState, type Verdict } from './batch-state.ts'
import { newState } from './create-batch.ts'
import { createWork, type AnySpec, type Work } from './create-work.ts'
import { explain, move } from './test-batch.ts'

/** What becomes of the next call that moves a device: it and its response arrive, or do not. */
type Fate = 'answered' | 'responseLost' | 'callLost' | 'refused' | 'failed'

const label = { defaultMessage: '' }

const isOver = ({ entries }: BatchState) =>
  entries.every(({ step }) => step === 'judged' || step === 'done' || step === 'failed')

/** A server, a storage and the tabs of one browser. Nothing takes time, but everything happens in an order of its own. */
class World {
  readonly memory = memoryStorage()
  /** Each call that moves a device, and those that have arrived. */
  readonly sent: string[] = []
  readonly moved: string[] = []
  /** The serial numbers whose move the user has confirmed, and that were stored. */
  readonly confirmed = new Set<string>()
  readonly tabs: Tab[] = []
  fate: Fate = 'answered'
  isStorageRefused = false
  isStorageSlow = false
  /** The most calls that one tab has sent at a time. */
  most = 0
  readonly scheduler: fc.Scheduler
  constructor(scheduler: fc.Scheduler) {
    this.scheduler = scheduler
  }
  /** Notes what may not be lost anymore. */
  async note() {
    for (const { entries } of await this.stored())
      for (const { id, step } of entries) if (step === 'queued') this.confirmed.add(id)
  }
  async stored() {
    const keys = (await this.memory.keys()).filter(isBatchKey)
    return Promise.all(keys.map(async (key) => (await this.memory.read(key)) as BatchState))
  }
}

class Tab {
  isGone = false
  atOnce = 0
  readonly work: Work
  readonly world: World
  constructor(world: World) {
    this.world = world
    this.work = createWork({
      storage: this.storage(),
      specOf: async () => this.spec(),
      titleOf: () => '',
      explain,
      interrupted: 'interrupted',
      record: () => {},
    })
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
      keys: () =>
        this.call('keys', () => {
          const { isStorageSlow } = this.world
          this.world.isStorageSlow = false
          return isStorageSlow ? [] : memory.keys()
        }),
      read: (key) => this.call('read', () => memory.read(key)),
      write: (key, value) => write('write', undefined, () => memory.write(key, value)),
      remove: (key) => write('remove', undefined, () => memory.remove(key)),
    }
  }
  private spec(): AnySpec {
    const { world } = this
    const isMoved = (serial: unknown) => world.moved.includes(serial as string)
    return {
      kinds: { moved: { label, tone: 'neutral', offer: 'done' } } as AnySpec['kinds'],
      judge: (serial) =>
        this.call('judge', (): Verdict => ({ kind: isMoved(serial) ? 'moved' : 'ready' })),
      run: (serial) => this.move(serial as string),
      texts: { title: label, run: label as AnySpec['texts']['run'], warning: label },
    }
  }
  /** Arrives even if the tab goes meanwhile. */
  private async move(serial: string) {
    const { world } = this
    if (this.isGone) return new Promise(() => {})
    const { fate } = world
    world.fate = 'answered'
    world.sent.push(serial)
    this.atOnce += 1
    world.most = Math.max(world.most, this.atOnce)
    if (fate !== 'refused' && fate !== 'callLost') world.moved.push(serial)
    return this.call('move', () => {
      if (fate === 'answered') return serial
      throw new Error(fate === 'responseLost' || fate === 'callLost' ? 'lost' : fate)
    }).finally(() => (this.atOnce -= 1))
  }
  start() {
    for (const batch of this.work.batches.get())
      batch.start(batch.onOffer(batch.state.get().entries, 'run').map(({ id }) => id))
  }
  resume() {
    for (const batch of this.work.batches.get()) batch.resume()
  }
  close() {
    this.isGone = true
    const isHere = this.work.isHere.get()
    void this.work.stop()
    // The browser frees what the page held.
    if (isHere)
      void navigator.locks.request(
        `waypost batches ${this.world.memory.name}`,
        { steal: true },
        () => {},
      )
  }
}

const kinds = [
  'begin',
  'start',
  'start',
  'reload',
  'slowReload',
  'secondTab',
  'take',
  'pause',
  'resume',
  'online',
  'refuse',
  'allow',
] as const

const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...kinds) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('responseLost', 'callLost', 'refused', 'failed'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      events: fc.integer({ min: 1, max: 8 }),
    }),
  },
)

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

let serials = 0

async function run(world: World, step: Command) {
  const { tabs } = world
  const [tab] = tabs
  switch (step.kind) {
    case 'begin':
      void tab?.work.begin(
        newState(
          move,
          Array.from({ length: 3 }, () => `S${(serials += 1)}`),
          undefined,
        ),
      )
      break
    case 'start':
      tab?.start()
      break
    case 'pause':
      for (const batch of tab?.work.batches.get() ?? []) batch.pause()
      break
    case 'resume':
      tab?.resume()
      break
    case 'online':
      tab?.work.reconnect()
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
    case 'take': {
      const last = tabs.at(-1)
      void last?.work.take()
      break
    }
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

/** One of the things that have begun, and what follows at once. Locks and messages are no part of the schedule. */
async function happen({ scheduler }: World) {
  if (scheduler.count() > 0) await scheduler.waitOne()
  await new Promise((resolve) => setImmediate(resolve))
}

/** Waits until nothing is under way. */
async function calm(world: World) {
  for (let quiet = 0; quiet < 12;) {
    quiet = world.scheduler.count() > 0 ? 0 : quiet + 1
    await happen(world)
  }
}

test('in any order of reloads, tabs, lost responses and refused writes, each item is done once', async () => {
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
        // Nothing is sent a second time, unless the storage refused to note the first.
        const isNoted = !steps.some(({ kind }) => kind === 'refuse')
        if (isNoted) expect(new Set(world.sent).size).toBe(world.sent.length)
        expect(world.most).toBeLessThanOrEqual(4)

        // Nothing lost: after a last reload, with the network and the storage back, all that was confirmed is done.
        world.fate = 'answered'
        world.isStorageRefused = false
        world.isStorageSlow = false
        for (const tab of world.tabs) tab.close()
        const last = new Tab(world)
        world.tabs.splice(0, Infinity, last)
        await calm(world)
        last.resume()
        await calm(world)
        last.start()
        await calm(world)
        expect(last.work.batches.get().every(({ state }) => isOver(state.get()))).toBe(true)
        expect(world.moved).toEqual(expect.arrayContaining([...world.confirmed]))
        if (isNoted) expect(new Set(world.moved).size).toBe(world.moved.length)
        last.close()
        await calm(world)
      },
    ),
    { numRuns: 200 },
  )
}, 120_000)
