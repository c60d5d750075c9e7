import { expect, test } from 'vitest'
import { sendNew, unansweredOf } from './unanswered.ts'

const sent = { items: { rows: [{ key: -5, contents: 'Gateway' }], known: [7] } }
const failure = (change: object) => () =>
  Promise.reject(Object.assign(new Error('Failed.'), { kind: 'http' }, change))

test.each([
  ['is not answered', { kind: 'network' }, [sent]],
  ['breaks the server', { status: 500 }, [sent]],
  ['is refused', { status: 422 }, []],
  ['is refused as outdated', { status: 412 }, []],
])('of a send that %s, what may be saved is remembered', async (_name, change, remembered) => {
  const control = {}
  await expect(sendNew(control, sent, failure(change))).rejects.toThrow('Failed.')
  expect(unansweredOf(control).get()).toEqual(remembered)
  await sendNew(control, sent, () => Promise.resolve())
  expect(unansweredOf(control).get()).toEqual([])
})

test('a send that is refused leaves an earlier one in doubt', async () => {
  const control = {}
  await expect(sendNew(control, sent, failure({ kind: 'timeout' }))).rejects.toThrow('Failed.')
  await expect(sendNew(control, sent, failure({ status: 409 }))).rejects.toThrow('Failed.')
  expect(unansweredOf(control).get()).toEqual([sent])
})
