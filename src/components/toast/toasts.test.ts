import { beforeEach, expect, it } from 'vitest'
import { clearToasts, toast, toaster } from './toasts.ts'

const texts = () => toaster.getVisibleToasts().map(({ title }) => title)

beforeEach(clearToasts)

it('shows the newest message first', () => {
  toast('success', 'Logo updated successfully')
  toast('info', 'Refreshed')
  expect(texts()).toEqual(['Refreshed', 'Logo updated successfully'])
})

it('shows a repeated message once, as the newest', () => {
  toast('success', 'Device removed.')
  toast('success', 'Reinventoried.')
  toast('success', 'Device removed.')
  expect(texts()).toEqual(['Device removed.', 'Reinventoried.'])
})

it('keeps the newest four', () => {
  for (const text of ['1', '2', '3', '4', '5']) toast('info', text)
  expect(texts()).toEqual(['5', '4', '3', '2'])
})

it('keeps a failure until it is dismissed, and no other message', () => {
  toast('success', 'Device removed.')
  toast('error', 'The device could not be moved.')
  expect(toaster.getVisibleToasts().map(({ duration }) => duration)).toEqual([Infinity, 7000])
})

it('removes all messages with the session', () => {
  toast('error', 'The device could not be moved.')
  clearToasts()
  expect(texts()).toEqual([])
})
