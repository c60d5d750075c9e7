import { beforeEach, expect, it } from 'vitest'
import { dismissToast, shownToasts, subscribeToasts, toast } from './toasts.ts'

const texts = () => shownToasts().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

it('shows messages in the order in which they came', () => {
  toast('success', 'Logo updated successfully')
  toast('info', 'Refreshed')
  expect(texts()).toEqual(['Logo updated successfully', 'Refreshed'])
})

it('shows what is said twice once, as the newest', () => {
  toast('success', 'Device removed.')
  const [first] = shownToasts()
  toast('success', 'Reinventoried.')
  toast('success', 'Device removed.')
  expect(texts()).toEqual(['Reinventoried.', 'Device removed.'])
  expect(shownToasts().at(-1)?.id).not.toBe(first?.id)
})

it('keeps the newest four', () => {
  for (const text of ['1', '2', '3', '4', '5']) toast('info', text)
  expect(texts()).toEqual(['2', '3', '4', '5'])
})

it('tells its listeners when one comes and when one goes', () => {
  const seen: string[][] = []
  const stop = subscribeToasts(() => seen.push(texts()))
  toast('info', 'a')
  dismissToast(shownToasts()[0]!.id)
  stop()
  toast('info', 'b')
  expect(seen).toEqual([['a'], []])
})
