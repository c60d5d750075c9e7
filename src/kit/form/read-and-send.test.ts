import { expect, test, vi } from 'vitest'
import { readAndSend } from './read-and-send.ts'
import { requestFor } from './record-version.ts'

const control = {}
const { version } = requestFor(control)

/** A server with an order that a colleague cancels just before the first save. */
function fakeServer() {
  const order = { status: 'configured', version: 1 }
  const sent: (string | undefined)[] = []
  const read = vi.fn((request: { onVersion?: (version: string) => void }) => {
    request.onVersion?.(`"${order.version}"`)
    return Promise.resolve(order.status)
  })
  const send = (status: string) => {
    if (status === 'canceled') throw new Error('Canceled meanwhile.')
    sent.push(version())
    if (sent.length === 1) Object.assign(order, { status: 'canceled', version: 2 })
    const isOutdated = version() !== undefined && version() !== `"${order.version}"`
    if (isOutdated) throw Object.assign(new Error('Changed.'), { kind: 'http', status: 412 })
    return Promise.resolve(order.status)
  }
  return { sent, read, send }
}

test('what a colleague has changed between the read and the save is read and judged again', async () => {
  const { sent, read, send } = fakeServer()
  await expect(readAndSend(control, true, { read, send })).rejects.toThrow('Canceled meanwhile.')
  expect(sent).toEqual(['"1"'])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a server without versions gets none', async () => {
  const { sent, read, send } = fakeServer()
  await readAndSend(control, false, { read, send })
  expect(sent).toEqual([undefined])
  expect(read).toHaveBeenCalledExactlyOnceWith({})
})
