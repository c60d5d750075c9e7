import { expect, test } from 'vitest'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { withDevice } from './box.ts'
import { createPacked } from './use-packed.ts'

test('a device packed while another tab’s change is being read stays in the box', async () => {
  let stored: unknown
  const writing = Promise.withResolvers<void>()
  const storage: UserStorage = {
    ...noStorage,
    read: async () => stored,
    update: async (_key, change) => {
      await writing.promise
      stored = change(stored)
      return true
    },
  }
  const { state, load, change } = createPacked(storage, () => 0)
  await load()
  const packing = change({ id: 7, number: 'WP-7' }, (box) => ({
    ...box,
    ...withDevice(box, { code: 'A84041000001FF01', type: 'probe' }),
  }))
  // Another tab says that it has changed something.
  await load()
  const codes = () => state.get().orders?.flatMap(({ devices }) => devices.map(({ code }) => code))
  expect(codes()).toEqual(['A84041000001FF01'])
  writing.resolve()
  await packing
  expect(codes()).toEqual(['A84041000001FF01'])
})
