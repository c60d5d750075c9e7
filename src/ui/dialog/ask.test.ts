import { afterEach, expect, test, vi } from 'vitest'
import { ask, closeQuestion, confirmed, openQuestion } from './ask.ts'

afterEach(() => closeQuestion())

const question = (title: string) => ({ title, text: 'It cannot be undone.', confirmLabel: 'Run' })

test('a question that is asked late waits for the open one', async () => {
  const first = confirmed(question('Archive Rosa?'))
  const second = confirmed(question('Run on device 8?'))
  const open = openQuestion()
  expect(open?.title).toBe('Archive Rosa?')
  await open?.onConfirm()
  closeQuestion(open?.id)
  expect(await first).toBe(true)
  expect(openQuestion()?.title).toBe('Run on device 8?')
  // The first dialog closes once more.
  closeQuestion(open?.id)
  expect(openQuestion()?.title).toBe('Run on device 8?')
  closeQuestion()
  expect(await second).toBe(false)
})

test('a double click asks once', () => {
  const onConfirm = vi.fn<() => void>()
  ask({ ...question('Archive Rosa?'), onConfirm })
  ask({ ...question('Archive Rosa?'), onConfirm })
  closeQuestion(openQuestion()?.id)
  expect(openQuestion()).toBeUndefined()
})
