import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAhead, isTextKept } from './kept-text.ts'

type Text = { version: number; lastUpdatedAt: string }

const ids = [0, 1, 2]
const begin = Date.parse('2026-11-28T09:00:00Z')
const inSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`

/** A server whose documents are changed, and a browser that lists and reads them. */
function documents(opened: number) {
  let time = begin
  let serverAhead: number | undefined
  const now = () => time - begin + opened
  const onServer: Text[] = ids.map(() => ({ version: 0, lastUpdatedAt: inSeconds(time) }))
  const known = new Map<number, Text & { readAt: number }>()
  const contentOf = (readAt: number) => ({ text: '', headings: [], links: [], images: [], readAt })
  return {
    wait: (by: number) => (time += by),
    change: (id: number) => {
      const { version } = onServer[id]!
      onServer[id] = { version: version + 1, lastUpdatedAt: inSeconds(time) }
    },
    /** Forgets what has to be read again. */
    list: () => {
      serverAhead = clockAhead(onServer, serverAhead, now())
      for (const [id, text] of known) {
        const before = { ...text, content: contentOf(text.readAt) }
        const moment = { now: now(), serverAhead, isInvalidated: true }
        if (!isTextKept(onServer[id]!, before, moment)) known.delete(id)
      }
    },
    read: (id: number) => {
      if (!known.has(id)) known.set(id, { ...onServer[id]!, readAt: now() })
    },
    known: () => ids.map((id) => known.get(id)?.version),
    stale: () =>
      ids.filter((id) => known.has(id) && known.get(id)?.version !== onServer[id]?.version),
  }
}

test('no text is kept that has changed, even within the second in which it was read', () => {
  const step = fc.record({
    does: fc.constantFrom('change', 'list', 'read', 'read'),
    id: fc.constantFrom(...ids),
    after: fc.constantFrom(0, 300, 999, 2500),
  })
  expect.hasAssertions()
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(1e7), (steps, opened) => {
      const all = documents(opened)
      for (const { does, id, after } of steps) {
        all.wait(after)
        all[does](id)
        if (does === 'list') expect(all.stale()).toEqual([])
      }
    }),
  )
})

test('only a text that was read soon after its change is read twice', () => {
  const all = documents(500)
  const readsAfter = (by: number) => {
    all.wait(by)
    all.list()
    const missing = all.known().filter((version) => version === undefined).length
    for (const id of ids) all.read(id)
    return missing
  }
  expect([readsAfter(0), readsAfter(5000), readsAfter(5000)]).toEqual([3, 3, 0])
  all.change(1)
  expect([readsAfter(0), readsAfter(5000), readsAfter(5000)]).toEqual([1, 1, 0])
})

test('without the time of a change, a text is kept for five minutes, unless something was changed here', () => {
  const before = { content: { text: '', headings: [], links: [], images: [], readAt: 1000 } }
  const isKept = (now: number, isInvalidated: boolean) =>
    isTextKept({}, before, { now, serverAhead: -Infinity, isInvalidated })
  expect(isKept(300_000, false)).toBe(true)
  expect(isKept(301_000, false)).toBe(false)
  expect(isKept(2000, true)).toBe(false)
})
