import { expect, test, vi } from 'vitest'
import { failureOf, serve } from '~/testing/api-client.ts'
import { sendJson, startTestServer, type Answer } from '~/testing/api-server.ts'
import { http, type HttpOptions } from './http.ts'

const call = (options: HttpOptions = {}) => http('/', { operationId: 'listThings', ...options })

test('a response that is cut off is a network failure', async () => {
  await serve(cutOff(200))
  expect(await failureOf(call())).toMatchObject({ kind: 'network', operationId: 'listThings' })
})

test('a reset connection is a network failure', async () => {
  await serve((request) => void request.socket.resetAndDestroy())
  expect(await failureOf(call())).toMatchObject({ kind: 'network', status: undefined })
})

test('an unreachable server is a network failure', async () => {
  const { url, close } = await startTestServer(() => undefined)
  await close()
  await serve(() => undefined, { apiBaseUrl: url })
  expect(await failureOf(call())).toMatchObject({ kind: 'network' })
})

test('a call times out if the server does not respond in time', async () => {
  await serve(() => undefined)
  expect(await failureOf(call({ timeoutMs: 50 }))).toMatchObject({
    kind: 'timeout',
    operationId: 'listThings',
  })
})

test('a call times out if its body does not end in time', async () => {
  await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":')
  })
  expect(await failureOf(call({ timeoutMs: 50 }))).toMatchObject({ kind: 'timeout' })
})

test('a call with a signal of its own times out too', async () => {
  await serve(() => undefined)
  const { signal } = new AbortController()
  expect(await failureOf(call({ signal, timeoutMs: 50 }))).toMatchObject({ kind: 'timeout' })
})

test.each([
  [30_000, {}],
  [30_000, { binary: true, images: true }],
  [180_000, { binary: true }],
  [300_000, { upload: true }],
])('after %i ms a call of the kind %o has timed out', async (milliseconds, kind) => {
  await serve(() => void vi.advanceTimersByTime(milliseconds))
  expect(await failureOf(patiently(kind))).toMatchObject({ kind: 'timeout' })
})

test.each([
  [29_999, {}],
  [299_999, { upload: true }],
])('after %i ms a call of the kind %o has not timed out', async (milliseconds, kind) => {
  await serve((_request, response) => {
    vi.advanceTimersByTime(milliseconds)
    sendJson(response, 200, 'in time')
  })
  expect(await patiently(kind)).toBe('in time')
})

test('a file may take three minutes', async () => {
  await serve((_request, response) => {
    vi.advanceTimersByTime(179_999)
    response.writeHead(200, { 'content-type': 'application/zip' }).end('PK')
  })
  expect(await patiently({ binary: true })).toBeInstanceOf(Blob)
})

test('a call aborted before it starts is not sent', async () => {
  const answer = vi.fn()
  await serve(answer)
  const error = await failureOf(call({ signal: AbortSignal.abort() }))
  expect([error, answer.mock.calls]).toMatchObject([{ name: 'AbortError' }, []])
})

test('a call aborted while the server works rejects with an AbortError', async () => {
  const abort = new AbortController()
  await serve(() => abort.abort())
  expect(await failureOf(call({ signal: abort.signal }))).toMatchObject({ name: 'AbortError' })
})

test('a call aborted while its body arrives rejects with an AbortError', async () => {
  const abort = new AbortController()
  await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"a":', () => abort.abort())
  })
  expect(await failureOf(call({ signal: abort.signal }))).toMatchObject({ name: 'AbortError' })
})

test('a refusal aborted while its body arrives rejects with an AbortError', async () => {
  const abort = new AbortController()
  await serve((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"a":', () => abort.abort())
  })
  expect(await failureOf(call({ signal: abort.signal }))).toMatchObject({ name: 'AbortError' })
})

/** A call under a fake clock that the server advances. */
async function patiently(options: HttpOptions) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return call({ ...options, method: 'POST', body: new FormData() }).finally(vi.useRealTimers)
}

/** Promises 100 bytes, sends fewer, and closes the connection. */
function cutOff(status: number): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"things":[]', () => response.destroy())
  }
}
