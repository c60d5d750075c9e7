import { setImmediate } from 'node:timers/promises'
import { createFormControl, get, type FieldPath } from 'react-hook-form'
import { expect, expectTypeOf, test, vi } from 'vitest'
import type { ErrorTexts } from './check.ts'
import { clearServerErrors, errorMessage, listErrors, serverErrors } from './form-errors.ts'
import { submitForm } from './submit-form.ts'
import type { FieldBinding } from './use-field.ts'
import { checkErrors, recheckOnChange, resolve } from './use-form.ts'

type Values = {
  name: string
  again: string
  items: { count: number | null }[]
  logo: File | null
}

const missing = { defaultMessage: 'please enter a name' }
const filled: Values = {
  name: 'Harbor Grill',
  again: 'Harbor Grill',
  items: [{ count: 1 }, { count: 2 }],
  logo: null,
}

const check = ({ name, again, items }: Values): ErrorTexts => ({
  name: name === '' ? missing : name === again ? undefined : 'The names differ.',
  items: items.length === 0 ? 'Nothing is ordered.' : undefined,
})

/** A form as created by `useForm`, without React. */
function newForm(change: Partial<Values> = {}) {
  const find = (values: Values) => checkErrors(check(values), () => missing.defaultMessage)
  const form: ReturnType<typeof createFormControl<Values>> = createFormControl<Values>({
    defaultValues: { ...filled, ...change },
    reValidateMode: 'onSubmit',
    resolver: (values) => resolve(values, find(values), serverErrors(form.getErrors())),
  })
  const whole = { ...form, formState: form.control._formState }
  let dirty = false
  form.subscribe({
    formState: { isDirty: true },
    callback: ({ isDirty = false }) => {
      dirty = isDirty
    },
  })
  recheckOnChange(whole, find)
  return {
    form: whole,
    /** Changes a value like a field does. */
    type: async (path: FieldPath<Values>, value: unknown) => {
      const target = { name: path, value }
      await form.register(path).onChange({ target, type: 'change' })
      await Promise.resolve()
    },
    send: (send: () => Promise<void> = () => Promise.resolve()) => submitForm(whole, send),
    error: (path: string) => errorMessage(get(form.getErrors(), path)),
    paths: () => listErrors(form.getErrors()).map(({ path }) => path),
    isDirty: () => dirty,
  }
}

const refuse =
  (...fields: string[]) =>
  () => {
    const fieldErrors = fields.map((field) => ({ field, message: `not this ${field}` }))
    return Promise.reject(Object.assign(new Error('refused'), { fieldErrors }))
  }

test('a path that the form does not have, or of another type, does not compile', () => {
  type TextName = FieldBinding<Values, string>['name']
  expectTypeOf<'name'>().toExtend<TextName>()
  expectTypeOf<'nmae'>().not.toExtend<TextName>()
  expectTypeOf<'logo'>().not.toExtend<TextName>()
  type NumberName = FieldBinding<Values, number | null>['name']
  expectTypeOf<'items.0.count'>().toExtend<NumberName>()
  expectTypeOf<'items.0.cuont'>().not.toExtend<NumberName>()
})

test('valid values are sent', async () => {
  const { form, type } = newForm({ name: 'Harbor' })
  await type('name', 'Harbor Grill')
  const send = vi.fn(() => Promise.resolve())
  await submitForm(form, send)
  expect(send).toHaveBeenCalledExactlyOnceWith(filled)
})

test('no error is shown before the first submit', async () => {
  const { type, error } = newForm()
  await type('name', '')
  expect(error('name')).toBeUndefined()
})

test('values with an error are not sent', async () => {
  const { form, error } = newForm({ name: '' })
  const send = vi.fn(() => Promise.resolve())
  await submitForm(form, send)
  expect(send).not.toHaveBeenCalled()
  expect(error('name')).toBe('please enter a name')
})

test('after a submit, each change is checked', async () => {
  const { type, send, error } = newForm({ name: '' })
  await send()
  await type('name', 'Harbor Grill')
  expect(error('name')).toBeUndefined()
  await type('name', '')
  expect(error('name')).toBe('please enter a name')
})

test('correcting one field can remove the error of another', async () => {
  const { type, send, error } = newForm({ again: 'Harbor' })
  await send()
  expect(error('name')).toBe('The names differ.')
  await type('again', 'Harbor Grill')
  expect(error('name')).toBeUndefined()
})

test('a form that is emptied after it was saved has no errors', async () => {
  const { form, send, paths } = newForm()
  await send()
  form.reset({ ...filled, name: '' })
  await setImmediate()
  expect(paths()).toEqual([])
})

test('a failed call can be sent again', async () => {
  const { send } = newForm()
  await send(() => Promise.reject(Object.assign(new Error('offline'), { kind: 'network' })))
  const again = vi.fn(() => Promise.resolve())
  await send(again)
  expect(again).toHaveBeenCalledOnce()
})

test('a server error stays until its field changes', async () => {
  const { type, send, error } = newForm()
  await send(refuse('name', 'items.1.count'))
  expect(error('name')).toBe('not this name')
  await type('items.0.count', 5)
  expect(error('name')).toBe('not this name')
  await type('name', 'Fresh Fields')
  expect(error('name')).toBe('The names differ.')
  expect(error('items.1.count')).toBe('not this items.1.count')
})

test('a server error stays while validation finds another one', async () => {
  const { type, send, error } = newForm()
  await send(refuse('logo'))
  await type('name', '')
  expect(error('name')).toBe('please enter a name')
  expect(error('logo')).toBe('not this logo')
})

test('a list field shows its own error, or that of its first invalid entry', async () => {
  const { type, send, error } = newForm()
  await send(refuse('items.1'))
  expect(error('items')).toBe('not this items.1')
  await type('items', [])
  expect(error('items')).toBe('Nothing is ordered.')
  await type('items', [{ count: 1 }])
  expect(error('items')).toBeUndefined()
})

test('another submit removes the server errors', async () => {
  const { send, error } = newForm()
  await send(refuse('name'))
  await send()
  expect(error('name')).toBeUndefined()
})

test('sent values count as saved, and a reset returns to them', async () => {
  const { form, type, send, isDirty } = newForm({ name: 'Harbor' })
  await type('name', 'Harbor Grill')
  expect(isDirty()).toBe(true)
  await send()
  expect(isDirty()).toBe(false)
  await type('name', '')
  expect(isDirty()).toBe(true)
  await type('name', 'Harbor Grill')
  expect(isDirty()).toBe(false)
  expect(form.getValues()).toEqual(filled)
})

test('values that failed to be sent do not count as saved', async () => {
  const { type, send, isDirty } = newForm({ name: 'Harbor' })
  await type('name', 'Harbor Grill')
  await send(refuse('name'))
  expect(isDirty()).toBe(true)
})

test('input during a save remains unsaved', async () => {
  const { form, type, send, isDirty } = newForm()
  await send(() => type('items.0.count', 7))
  expect(isDirty()).toBe(true)
  expect(form.getValues('items.0.count')).toBe(7)
})

test('a file keeps its identity', async () => {
  const { form, type, isDirty } = newForm()
  const logo = new File(['a'], 'logo.png')
  await type('logo', logo)
  const send = vi.fn((values: Values) => Promise.resolve(values))
  await submitForm(form, send)
  expect(send.mock.calls[0]?.[0].logo).toBe(logo)
  expect(isDirty()).toBe(false)
})

test('errors of a list are separate from errors of its rows, which can move', async () => {
  const { form, send, paths, error } = newForm()
  await send(refuse('items', 'items.1.count', 'name'))
  expect(paths().toSorted()).toEqual(['items', 'items.1.count', 'name'])
  expect(get(form.getErrors(), 'items')).toBeInstanceOf(Array)
  expect(error('items')).toBe('not this items')
})

test('removing an error removes everything below it', async () => {
  const { form, send, paths } = newForm()
  await send(refuse('items', 'items.0.count', 'itemsLeft', 'name'))
  clearServerErrors(form, { path: 'items' })
  expect(paths().toSorted()).toEqual(['itemsLeft', 'name'])
})

test('a bug in the save is thrown', async () => {
  const { send } = newForm()
  const mistake = new TypeError('name is undefined')
  await expect(send(() => Promise.reject(mistake))).rejects.toBe(mistake)
})

test('a canceled upload is not a bug', async () => {
  const { send, paths } = newForm()
  await send(() => Promise.reject(new DOMException('Canceled', 'AbortError')))
  expect(paths()).toEqual([])
})

test('the server may name a field differently', async () => {
  const { form, error } = newForm()
  await submitForm(form, refuse('1.count'), (field) => `items.${field}`)
  expect(error('items.1.count')).toBe('not this 1.count')
})
