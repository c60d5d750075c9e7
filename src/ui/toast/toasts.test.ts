import { beforeEach, expect, it } from 'vitest'
import { clearToasts, toast, toaster, unsay } from './toasts.ts'

/** The current messages, after pending ones have been added. */
const shown = async () => {
  await Promise.resolve()
  return toaster.getVisibleToasts()
}
const texts = async () => (await shown()).map(({ title }) => title)

beforeEach(async () => {
  clearToasts()
  await shown()
})

it('shows the newest message first', async () => {
  toast('success', 'Logo updated successfully')
  toast('info', 'Refreshed')
  expect(await texts()).toEqual(['Refreshed', 'Logo updated successfully'])
})

it('shows a repeated message once, as the newest', async () => {
  toast('success', 'Device removed.')
  toast('success', 'Reinventoried.')
  toast('success', 'Device removed.')
  expect(await texts()).toEqual(['Device removed.', 'Reinventoried.'])
})

it('replaces what was said about the same thing, whatever it says', async () => {
  const about = 'reinventory 7'
  toast('error', 'The server could not be reached.', about)
  toast('error', 'Device 8 was not removed.', 'remove 8')
  toast('error', 'The server did not respond in time.', about)
  expect(await texts()).toEqual([
    'The server did not respond in time.',
    'Device 8 was not removed.',
  ])
  toast('success', 'Reinventoried.', about)
  expect(await texts()).toEqual(['Reinventoried.', 'Device 8 was not removed.'])
})

it('takes a failure back once that thing is tried again, and no other', async () => {
  toast('error', 'The attachment could not be opened.', 'open 1')
  toast('error', 'The links could not be checked.', null)
  unsay('open 1')
  toast('error', 'The links could not be mended.', null)
  expect(await texts()).toEqual([
    'The links could not be mended.',
    'The links could not be checked.',
  ])
})

it('does not replace an Undo by that of another thing with the same text', async () => {
  const undo = { label: 'Undo', onClick: () => {} }
  toast('success', 'Email removed.', 'remove 1', undo)
  toast('success', 'Email removed.', 'remove 2', undo)
  toast('success', 'Email removed.', 'remove 2', undo)
  expect(await texts()).toEqual(['Email removed.', 'Email removed.'])
})

it('keeps the newest four', async () => {
  for (const text of ['1', '2', '3', '4', '5']) toast('info', text)
  expect(await texts()).toEqual(['5', '4', '3', '2'])
})

it('keeps a failure until it is dismissed, and no other message', async () => {
  toast('success', 'Device removed.')
  toast('error', 'The device could not be moved.', null)
  expect((await shown()).map(({ duration }) => duration)).toEqual([Infinity, 7000])
})

it('removes all messages with the session', async () => {
  toast('error', 'The device could not be moved.', null)
  clearToasts()
  expect(await texts()).toEqual([])
})
