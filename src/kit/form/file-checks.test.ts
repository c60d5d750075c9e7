import { expect, test, vi } from 'vitest'
import { addFileCheck, dropFileChecks, filesChecked } from './file-checks.ts'

test('a form waits for the files that are being checked in it, and may drop them', async () => {
  const field = {} as Node
  const place = { contains: (node: Node) => node === field }
  const { promise, resolve } = Promise.withResolvers<void>()
  const drop = vi.fn<() => void>()
  addFileCheck({ field, done: promise, drop })
  expect(filesChecked({ contains: () => false })).toBeUndefined()
  const checked = filesChecked(place)
  expect(checked).toBeInstanceOf(Promise)
  dropFileChecks(place)
  expect(drop).toHaveBeenCalledOnce()
  resolve()
  await checked
  expect(filesChecked(place)).toBeUndefined()
})
