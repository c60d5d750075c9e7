import { expect, test } from 'vitest'
import type { Side } from '~/lib/merge.ts'
import { mergeLatest } from './merge-latest.ts'

const saved = { name: 'Harbor Grill', status: 'Open', items: [{ id: 1, count: 1 }] }
type Values = typeof saved

/** Merges with what each read finds, and answers each question with the next choices. Says what was asked. */
async function merged(mine: Partial<Values>, reads: Partial<Values>[], choices: Side[][]) {
  const asked: unknown[] = []
  const result = await mergeLatest(
    { base: saved, mine: { ...saved, ...mine }, rowKeys: { items: 'id' } },
    {
      read: () => Promise.resolve({ ...saved, ...(reads.length > 1 ? reads.shift() : reads[0]) }),
      ask: (conflicts) => {
        asked.push(conflicts.map(({ path, theirs }) => `${path.join('.')}: ${String(theirs)}`))
        return Promise.resolve(choices.shift() ?? [])
      },
    },
  )
  return { ...result, asked }
}

const items = [
  { id: 1, count: 1 },
  { id: 2, count: 4 },
]

test('what somebody saves while the question is open is taken in', async () => {
  const reads = [{ name: 'Harbor' }, { name: 'Harbor', items }]
  expect(await merged({ name: 'Harbor Bar' }, reads, [['mine']])).toEqual({
    merged: { ...saved, name: 'Harbor Bar', items },
    theirs: { ...saved, name: 'Harbor', items },
    asked: [['name: Harbor']],
  })
})

test('only what is new since the answers is asked about', async () => {
  const mine = { name: 'Harbor Bar', status: 'Moved' }
  const first = { name: 'Harbor', status: 'Closed' }
  const reads = [first, { ...first, status: 'For sale' }]
  expect(await merged(mine, reads, [['theirs', 'theirs'], ['mine']])).toMatchObject({
    merged: { name: 'Harbor', status: 'Moved' },
    asked: [['name: Harbor', 'status: Closed'], ['status: For sale']],
  })
})
