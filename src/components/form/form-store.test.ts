import { expect, test, vi } from 'vitest'
import { isDirty } from './dirty.ts'
import { createFormStore, type FieldErrors } from './form-store.ts'
import { pathAfterRemoval } from './use-rows.ts'

type Values = { name: string; items: { count: number }[] }

const missing = { defaultMessage: 'please enter a name' }
const check = ({ name }: Values): FieldErrors => (name === '' ? { name: missing } : {})
const newForm = (initial: Values = { name: '', items: [] }) => createFormStore(initial, check)
const filled: Values = { name: 'Harbor Grill', items: [{ count: 1 }, { count: 2 }] }

const refuse =
  (...fields: string[]) =>
  () => {
    const fieldErrors = fields.map((field) => ({ field, message: `not this ${field}` }))
    return Promise.reject(Object.assign(new Error('refused'), { fieldErrors }))
  }

test('a change is read back and told', () => {
  const form = newForm(filled)
  const listener = vi.fn()
  form.subscribe(listener)
  form.change('items.1.count', 3)
  expect(form.value('items.1.count')).toBe(3)
  expect(form.value('items.0.count')).toBe(1)
  expect(listener).toHaveBeenCalledOnce()
})

test('nothing is told to a listener that has left', () => {
  const form = newForm()
  const listener = vi.fn()
  form.subscribe(listener)()
  form.change('name', 'Harbor Grill')
  expect(listener).not.toHaveBeenCalled()
})

test('the values that it began with are left alone', () => {
  const initial = { name: 'Harbor Grill', items: [] }
  newForm(initial).change('name', 'Fresh Fields')
  expect(initial.name).toBe('Harbor Grill')
})

test('good values are sent', async () => {
  const send = vi.fn(() => Promise.resolve())
  const form = newForm()
  form.change('name', 'Harbor Grill')
  expect(await form.submit(send)).toBe(false)
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Harbor Grill', items: [] })
})

test('nothing is wrong before the first submit', () => {
  const form = newForm(filled)
  form.change('name', '')
  expect(form.error('name')).toBeUndefined()
})

test('values with an error are not sent', async () => {
  const send = vi.fn(() => Promise.resolve())
  const form = newForm()
  expect(await form.submit(send)).toBe(true)
  expect(send).not.toHaveBeenCalled()
  expect(form.error('name')).toBe(missing)
})

test('after a submit each change is checked', async () => {
  const form = newForm()
  await form.submit(() => Promise.resolve())
  form.change('name', 'H')
  expect(form.error('name')).toBeUndefined()
  form.change('name', '')
  expect(form.error('name')).toBe(missing)
})

test('a submit while another is on its way does nothing', async () => {
  const form = newForm(filled)
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn(() => promise)
  const first = form.submit(send)
  await form.submit(send)
  expect(form.busy()).toBe(true)
  resolve()
  await first
  expect(form.busy()).toBe(false)
  expect(send).toHaveBeenCalledOnce()
})

test('a call that failed can be sent again', async () => {
  const form = newForm(filled)
  expect(
    await form.submit(() =>
      Promise.reject(Object.assign(new Error('offline'), { kind: 'network' })),
    ),
  ).toBe(false)
  expect(form.busy()).toBe(false)
  const send = vi.fn(() => Promise.resolve())
  await form.submit(send)
  expect(send).toHaveBeenCalledOnce()
})

test('a field that the server has refused is marked until it changes', async () => {
  const form = newForm(filled)
  expect(await form.submit(refuse('name', 'items.1.count'))).toBe(true)
  expect(form.error('name')).toBe('not this name')
  form.change('items.0.count', 5)
  expect(form.error('name')).toBe('not this name')
  form.change('name', 'Fresh Fields')
  expect(form.error('name')).toBeUndefined()
  expect(form.error('items.1.count')).toBe('not this items.1.count')
})

test('a list that changes takes the refusals of its rows with it', async () => {
  const form = newForm(filled)
  await form.submit(refuse('items.1.count'))
  form.change('items', [{ count: 1 }])
  expect(form.error('items.1.count')).toBeUndefined()
})

test('another submit forgets what the server has refused', async () => {
  const form = newForm(filled)
  await form.submit(refuse('name'))
  await form.submit(() => Promise.resolve())
  expect(form.error('name')).toBeUndefined()
})

test('what was sent is saved, and a discard goes back to it', async () => {
  const form = newForm(filled)
  form.change('name', 'Fresh Fields')
  await form.submit(() => Promise.resolve())
  form.change('name', '')
  form.discard()
  expect(form.value('name')).toBe('Fresh Fields')
  expect(form.values()).toBe(form.saved())
  expect(form.error('name')).toBeUndefined()
})

test('what failed to be sent is not saved', async () => {
  const form = newForm(filled)
  form.change('name', 'Fresh Fields')
  await form.submit(refuse('name'))
  expect(form.saved()).toBe(filled)
  expect(isDirty(form)).toBe(true)
})

test('a form is dirty until it says again what is saved', () => {
  const form = newForm(filled)
  expect(isDirty(form)).toBe(false)
  form.change('items.1.count', 3)
  expect(isDirty(form)).toBe(true)
  form.change('items.1.count', 2)
  expect(isDirty(form)).toBe(false)
})

test('what is typed while it is saved stays to be saved', async () => {
  const form = newForm(filled)
  form.change('name', 'Fresh Fields')
  await form.submit(() => {
    form.change('name', 'Fresh Fields Market')
    return Promise.resolve()
  })
  expect(isDirty(form)).toBe(true)
})

test('complaints about rows move with their rows', async () => {
  const form = newForm({ ...filled, items: [{ count: 1 }, { count: 2 }, { count: 3 }] })
  await form.submit(refuse('items', 'items.0.count', 'items.2.count', 'name'))
  form.change('items', [{ count: 2 }, { count: 3 }], (path) => pathAfterRemoval(path, 'items', 0))
  expect(form.faults()).toEqual(['items.1.count', 'name'])
})

test('a mistake in what sends the values is thrown, and ends the saving', async () => {
  const form = newForm(filled)
  const mistake = new TypeError('name is undefined')
  await expect(form.submit(() => Promise.reject(mistake))).rejects.toBe(mistake)
  expect(form.busy()).toBe(false)
})

test('an upload that was given up is no mistake', async () => {
  const form = newForm(filled)
  const stopped = new DOMException('Given up', 'AbortError')
  expect(await form.submit(() => Promise.reject(stopped))).toBe(false)
})

test('a complaint is forgotten with all that lies below it', async () => {
  const form = newForm(filled)
  await form.submit(refuse('items', 'items.0.count', 'itemsLeft', 'name'))
  form.forget('items')
  expect(form.faults()).toEqual(['itemsLeft', 'name'])
})
