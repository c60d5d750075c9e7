import { expect, test, vi } from 'vitest'
import { findUnsent } from './unsent.ts'
import { clearDrafts, draftsOf, endDrafts, settingsOf } from './user-storage.ts'

test('after a sign-out, work under way stores no draft of that session', async () => {
  const drafts = draftsOf(1)
  await drafts.write('delivery', ['A1 waiting'])
  const signedOut = clearDrafts()
  const late = [drafts.write('delivery', ['A1 saved']), drafts.update('scan', () => ['B2'])]
  await signedOut
  await Promise.all([...late, drafts.write('batch', ['C3'])])
  drafts.writeBeforeLeaving('order', { note: 'Rosa' })
  expect(await drafts.update('scan', () => ['B2'])).toBe(false)

  const next = draftsOf(1)
  for (const key of ['delivery', 'scan', 'batch', 'order']) {
    expect(await next.read(key)).toBeUndefined()
  }
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('after a sign-out in another tab, this one stores no draft of that session', async () => {
  const drafts = draftsOf(2)
  await drafts.remove('delivery')
  endDrafts()
  await drafts.write('delivery', ['A1 saved'])
  expect(await draftsOf(2).read('delivery')).toBeUndefined()
})

test('who signs in next has drafts again, and settings were kept', async () => {
  await settingsOf(3).write('density', 'compact')
  draftsOf(3)
  await clearDrafts()
  expect(await settingsOf(3).read('density')).toBe('compact')
  await draftsOf(3).write('order', { note: 'Rosa' })
  expect(await draftsOf(3).read('order')).toEqual({ note: 'Rosa' })
})

test('asking for what is unsent opens the storage once, however often', async () => {
  await findUnsent()
  const open = vi.spyOn(IDBFactory.prototype, 'open')
  for (let times = 0; times < 3; times += 1) await findUnsent()
  expect(open).not.toHaveBeenCalled()
  open.mockRestore()
})
