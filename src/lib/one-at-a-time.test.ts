import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('changes during a failed run, and during later runs, are still written', async () => {
  const results = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const write = oneAtATime(() => results[runs++]?.promise ?? Promise.resolve())
  const failed = write()
  const queued = write()
  results[0]!.reject(new Error('The disk is full'))
  await expect(failed).rejects.toThrow('The disk is full')
  results[1]!.resolve()
  await queued
  expect(runs).toBe(2)

  await Promise.all([write(), write()])
  expect(runs).toBe(4)
})
