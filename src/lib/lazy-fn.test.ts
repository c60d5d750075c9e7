import { expect, test } from 'vitest'
import { lazyFn } from './lazy-fn.ts'

test('only the first call waits for the module', async () => {
  const calls: string[] = []
  const call = lazyFn(async () => ({ loader: (name: string) => calls.push(name) }), 'loader')
  await call('first')
  void call('second')
  expect(calls).toEqual(['first', 'second'])
})

test('no call waits for a module that was loaded ahead', async () => {
  const calls: string[] = []
  const call = lazyFn(async () => ({ loader: (name: string) => calls.push(name) }), 'loader')
  await call.preload()
  void call('first')
  expect(calls).toEqual(['first'])
})

test('a module that could not be loaded is asked for again', async () => {
  let online = false
  const call = lazyFn(async () => {
    if (!online) throw new TypeError('offline')
    return { loader: () => 'loaded' }
  }, 'loader')
  await expect(call()).rejects.toThrow('offline')
  online = true
  await expect(call()).resolves.toBe('loaded')
})
