import { createFormControl } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { keepDraft } from './keep-draft.ts'
import { sentMarkIn, sentMarkOf } from './sent-mark.ts'
import { submitForm } from './submit-form.ts'
import { unansweredIn, unansweredOf } from './unanswered.ts'

const saved = { name: '' }
let drafts = memoryStorage()

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  drafts = memoryStorage({ user: { name: 'Rosa' } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function filledIn() {
  const form = { ...createFormControl({ defaultValues: saved }), formState: {} as never }
  form.register('name')
  form.setValue('name', 'Rosa', { shouldDirty: true })
  return { form, stop: keepDraft(form, saved, drafts, { key: 'user', draft: undefined }) }
}

test('what was typed last is written when the page closes', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
  const { form } = filledIn()
  form.setValue('name', 'Rosa Diaz', { shouldDirty: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await drafts.read('user')).toEqual({ name: 'Rosa Diaz' })
})

test('what was typed last is written when the form is left', async () => {
  const { form, stop } = filledIn()
  form.setValue('name', 'Rosa Diaz', { shouldDirty: true })
  await stop()
  expect(await drafts.read('user')).toEqual({ name: 'Rosa Diaz' })
})

test('a form that was left writes nothing more', async () => {
  const { form, stop } = filledIn()
  await stop()
  await drafts.write('user', { name: 'Ben' })
  form.reset(saved)
  expect(await drafts.read('user')).toEqual({ name: 'Ben' })
})

test('a form that is left during a save keeps its draft until the response', async () => {
  const { form, stop } = filledIn()
  const answer = Promise.withResolvers<void>()
  const submission = submitForm(form, () => answer.promise)
  let isStopped = false
  const stopped = stop().then(() => (isStopped = true))
  await waitFor(async () => expect(await drafts.read('user')).toEqual({ name: 'Rosa' }))
  expect(isStopped).toBe(false)
  answer.resolve()
  await submission
  await stopped
  expect(await drafts.read('user')).toBeUndefined()
})

test('a form that is discarded on leaving has no draft', async () => {
  const { form, stop } = filledIn()
  const stopped = stop()
  form.reset(saved)
  await stopped
  expect(await drafts.read('user')).toBeUndefined()
})

/** A form without changes, after its draft was read. */
function untouched(draft: unknown) {
  const form = { ...createFormControl({ defaultValues: saved }), formState: {} as never }
  return keepDraft(form, saved, drafts, { key: 'user', draft })
}

test('a draft that the storage was too slow to give is still there at the next visit', async () => {
  await untouched(undefined)()
  expect(await drafts.read('user')).toEqual({ name: 'Rosa' })
})

test('a draft that holds nothing unsaved is removed', async () => {
  await untouched({ name: '' })()
  expect(await drafts.read('user')).toBeUndefined()
})

test('that a record was sent is stored at once, and outlives the form', async () => {
  const { form, stop } = filledIn()
  sentMarkOf(form.control).set({ at: 7, key: 'rosa', idempotencyKey: 'one' })
  expect(sentMarkIn(await drafts.read('user'))).toEqual({
    at: 7,
    key: 'rosa',
    idempotencyKey: 'one',
  })
  await stop()
  expect(await drafts.read('user')).toEqual({
    name: 'Rosa',
    '(sent)': { at: 7, key: 'rosa', idempotencyKey: 'one' },
  })
})

test('new rows that may have been saved are stored with the draft at once', async () => {
  const { form, stop } = filledIn()
  const sent = [{ items: { rows: [{ key: -5, contents: 'Gateway' }], known: [7] } }]
  unansweredOf(form.control).set(sent)
  expect(unansweredIn(await drafts.read('user'))).toEqual(sent)
  await stop()
})
