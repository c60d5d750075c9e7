import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { minute } from '~/lib/units.ts'
import { tabStore } from '~/lib/web-storage.ts'
import { serve } from '~/testing/api-client.ts'
import { sendJson } from '~/testing/api-server.ts'
import { freshKey } from './fresh-key.ts'
import { createOrderShipment } from './generated/endpoints/shipping/shipping.ts'
import { http } from './http.ts'
import { sentKey } from './sent-keys.ts'

describe('a call outside of a form that creates something', () => {
  /** The keys of calls, one after the other, each with its answer: a status, or none. */
  async function keysOf(calls: [sent: unknown, answer: number | 'none'][]) {
    tabStore.clear()
    const keys: (string | undefined)[] = []
    let answer: number | 'none' = 200
    await serve(
      (request, response) => {
        keys.push(request.headers['idempotency-key'] as string)
        if (answer === 'none') request.socket.destroy()
        else sendJson(response, answer, {})
      },
      { idempotencyKeys: true },
    )
    for (const [sent, next] of calls) {
      answer = next
      const body = sent instanceof FormData ? sent : JSON.stringify(sent)
      const call = http('/command', { operationId: 'c', method: 'POST', keyed: true, body })
      await call.catch(() => undefined)
    }
    return keys
  }
  const form = (name: string) => {
    const body = new FormData()
    body.append('file', new File(['x'], name, { lastModified: 7 }))
    body.append('order', new Blob(['{"id":1}'], { type: 'application/json' }))
    return body
  }

  test.each(['none', 500, 408] as const)('has its key again after %s', async (answer) => {
    const [first, again, after] = await keysOf([
      [{ rate: 1 }, answer],
      [{ rate: 1 }, 200],
      [{ rate: 1 }, 200],
    ])
    expect(again).toBe(first)
    expect(after).not.toBe(first)
  })

  test.each([200, 422])('has another key after an answer with %i', async (answer) => {
    const [first, again] = await keysOf([
      [{ rate: 1 }, answer],
      [{ rate: 1 }, 200],
    ])
    expect(again).not.toBe(first)
  })

  test('has a key of its own if it must be carried out each time', async () => {
    tabStore.clear()
    const keys: unknown[] = []
    await serve(
      (request) => {
        keys.push(request.headers['idempotency-key'])
        request.socket.destroy()
      },
      { idempotencyKeys: true },
    )
    const data = { parcels: [], destinationIsResidential: false as const }
    for (const _ of [1, 2])
      await createOrderShipment(1, data, freshKey.request).catch(() => undefined)
    expect(new Set(keys).size).toBe(2)
  })

  test('is another call after a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { key, settle } = await sentKey('/command', '{}')
    vi.setSystemTime(Date.now() + 16 * minute)
    const later = await sentKey('/command', '{}')
    expect(later.key).not.toBe(key)
    // The late answer to the first one says nothing of the second.
    settle({ value: {} })
    expect((await sentKey('/command', '{}')).key).toBe(later.key)
  })

  test('has another key for another content', async () => {
    const [first, other, file, sameFile, otherFile] = await keysOf([
      [{ rate: 1 }, 'none'],
      [{ rate: 2 }, 'none'],
      [form('a.zip'), 'none'],
      [form('a.zip'), 'none'],
      [form('b.zip'), 'none'],
    ])
    expect(sameFile).toBe(file)
    expect(new Set([first, other, file, otherFile]).size).toBe(4)
  })
})
