import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('only so many tasks run at the same time, all of them run, and a failure frees its place', async () => {
  const inTurn = fewAtOnce(2)
  let [running, most] = [0, 0]
  const task = (index: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (index === 0) throw new Error('failed')
    return index
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => inTurn(task(index))))
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')])
  expect(most).toBe(2)
})
