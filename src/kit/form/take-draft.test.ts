import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseDraft } from '~/lib/tab-name.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { isDraftElsewhere, takeDraft, type TakenDraft } from './take-draft.ts'

const taken: TakenDraft[] = []

/** The per-tab storage, which survives a reload. */
function newTab(kept = new Map<string, string>()) {
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  }
  return async (drafts = memoryStorage(), name = 'order-add') => {
    vi.stubGlobal('sessionStorage', storage)
    const draft = await takeDraft(drafts, name)
    taken.push(draft)
    return draft
  }
}

let drafts = memoryStorage()

/** The timeout for locks, controlled by the tests. */
const patience = vi.spyOn(AbortSignal, 'timeout')
afterAll(() => patience.mockRestore())

beforeEach(() => {
  drafts = memoryStorage({ 'order-add': { note: 'first' } })
  patience.mockReturnValue(AbortSignal.abort())
})

afterEach(() => {
  for (const { release } of taken.splice(0)) release()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a draft is restored in a later tab', async () => {
  const first = await newTab()(drafts)
  expect(first).toMatchObject({ key: 'order-add', draft: { note: 'first' } })
  first.release()
  expect(await newTab()(drafts)).toMatchObject({ key: 'order-add', draft: { note: 'first' } })
})

test('if the browser ends a page slowly, the next page still gets its draft', async () => {
  patience.mockReturnValue(new AbortController().signal)
  const kept = new Map<string, string>()
  const before = await newTab(kept)(drafts)
  const after = newTab(kept)(drafts)
  await setImmediate()
  before.release()
  expect(await after).toMatchObject({ key: 'order-add', draft: { note: 'first' } })
})

test('a form that is drawn twice finds its draft, however late its second lock is refused', async () => {
  patience.mockReturnValue(new AbortController().signal)
  const held = new Map<string, Promise<unknown>>()
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    take: LockGrantedCallback<unknown>,
  ) => {
    const lock = { name, mode: 'exclusive' } as const
    const before = held.get(name)
    const answer = before
      ? before.then(() => take(ifAvailable ? null : lock))
      : Promise.resolve(take(lock))
    if (!before) held.set(name, answer)
    return answer
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const open = newTab()
  const drawn = [open(drafts), open(drafts)] as const
  ;(await drawn[0]).release()
  expect(await drawn[1]).toMatchObject({ key: 'order-add', draft: { note: 'first' } })
})

test('a second tab has its draft at once', async () => {
  const never = new AbortController().signal
  patience.mockReturnValue(never)
  await newTab()(drafts)
  const { key } = await newTab()(drafts)
  expect(key).not.toBe('order-add')
})

test('a second tab starts empty, and finds its own draft after a reload', async () => {
  const openSecond = newTab()
  const first = await newTab()(drafts)
  const second = await openSecond(drafts)
  expect(second.draft).toBeUndefined()
  expect(second.key).not.toBe(first.key)
  await drafts.write(second.key, { note: 'second' })
  second.release()
  const reloaded = await openSecond(drafts)
  expect(reloaded).toMatchObject({ key: second.key, draft: { note: 'second' } })

  // With the first tab closed, each draft is where it was.
  first.release()
  reloaded.release()
  expect((await openSecond(drafts)).key).toBe(second.key)
  expect(await newTab()(drafts)).toMatchObject({ key: 'order-add', draft: { note: 'first' } })
})

test('a tab opens the draft that the user has chosen, of a closed tab or instead of its own', async () => {
  const kept = new Map<string, string>()
  const first = await newTab()(drafts)
  const closed = await newTab()(drafts)
  await drafts.write(closed.key, { note: 'closed' })
  closed.release()
  const open = newTab(kept)
  const own = await open(drafts)
  await drafts.write(own.key, { note: 'own' })
  for (const { release } of [first, own]) release()
  for (const { key } of [closed, first]) {
    chooseDraft(key)
    const chosen = await open(drafts)
    expect(chosen.key).toBe(key)
    chosen.release()
    const reloaded = await open(drafts)
    expect(reloaded.key).toBe(key)
    reloaded.release()
  }
  await drafts.remove(first.key)
  expect(await open(drafts)).toMatchObject({ key: own.key, draft: { note: 'own' } })
})

test('a form that another tab shows counts as open elsewhere, one of this tab does not', async () => {
  const { key } = await newTab()(drafts)
  expect(await isDraftElsewhere(key)).toBe(false)
  const second = await newTab()(drafts)
  expect(await isDraftElsewhere(key)).toBe(true)
  expect(await isDraftElsewhere(second.key)).toBe(false)
})

test('a second tab finds both of its drafts after a reload', async () => {
  const kept = new Map<string, string>()
  const open = newTab(kept)
  await newTab()(drafts)
  await newTab()(drafts, 'scan')
  const both = await Promise.all([open(drafts), open(drafts, 'scan')])
  for (const { key, release } of both) {
    await drafts.write(key, { note: key })
    release()
  }
  const again = await Promise.all([open(drafts), open(drafts, 'scan')])
  expect(again.map(({ key }) => key)).toEqual(both.map(({ key }) => key))
})

test('a duplicate of a second tab has its own draft too', async () => {
  const kept = new Map<string, string>()
  const keys = [
    (await newTab()(drafts)).key,
    (await newTab(kept)(drafts)).key,
    (await newTab(new Map(kept))(drafts)).key,
  ]
  expect(new Set(keys).size).toBe(3)
})

test('the draft of a permanently closed second tab is removed after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await newTab()(drafts)
  const closed = await newTab()(drafts)
  const open = await newTab()(drafts)
  for (const { key } of [closed, open]) await drafts.write(key, { note: 'second' })
  closed.release()
  first.release()
  const day = 24 * 60 * 60 * 1000
  vi.setSystemTime(Date.now() + 29 * day)
  const later = await newTab()(drafts)
  await setImmediate()
  expect(await drafts.read(closed.key)).toBeDefined()
  later.release()
  vi.setSystemTime(Date.now() + 2 * day)
  await newTab()(drafts)
  await waitFor(async () => expect(await drafts.read(closed.key)).toBeUndefined())
  expect(await drafts.read(open.key)).toBeDefined()
  expect(await drafts.read('order-add')).toBeDefined()
})

test('without locks, all tabs share one draft', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('refused')) } })
  for (const open of [newTab(), newTab()]) {
    expect(await open(drafts)).toMatchObject({ key: 'order-add', draft: { note: 'first' } })
  }
})
