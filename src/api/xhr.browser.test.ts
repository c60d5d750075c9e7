import { beforeEach, expect, inject, test, vi } from 'vitest'
import { toFormData } from './form-data.ts'
import { configureHttp, http, type HttpOptions } from './http.ts'

type Stored = { authorization: string | null; parts: unknown[] }

// More than a loopback connection buffers while nobody reads.
const large = new File([new Uint8Array(24 * 1024 * 1024)], 'large.bin')
const small = new File(['bytes'], 'Füße.png', { type: 'image/png' })

beforeEach(() => {
  const server = inject('uploadServer')
  configureHttp({ apiBaseUrl: server, imageBaseUrl: server, token: () => 'token-1' })
})

function upload<T>(path: string, file: File, options: HttpOptions = {}) {
  const body = toFormData({ order: { id: 7 }, uploads: [file] })
  return http<T>(path, {
    operationId: 'createOrder',
    upload: true,
    method: 'POST',
    body,
    ...options,
  })
}

/** An upload that the server does not read before `release` or `drain`. `started` resolves at its first progress event. */
function hold(options: HttpOptions = {}) {
  const id = crypto.randomUUID()
  const ask = async (path: string) =>
    (await fetch(`${inject('uploadServer')}${path}?id=${id}`)).text()
  const started = Promise.withResolvers<number>()
  const progress: [sent: number, total: number][] = []
  const call = upload<Stored>(`/held?id=${id}`, large, {
    ...options,
    onUploadProgress: (sent, total) => {
      progress.push([sent, total])
      started.resolve(sent)
    },
  })
  return {
    call,
    progress,
    started: started.promise,
    release: () => ask('/release'),
    drain: () => ask('/drain'),
  }
}

test('an upload sends its parts with types and file names, and the token', async () => {
  expect(await upload<Stored>('/stored', small)).toEqual({
    authorization: 'token-1',
    parts: [
      { name: 'order', fileName: 'blob', type: 'application/json', size: 8 },
      { name: 'uploads', fileName: 'Füße.png', type: 'image/png', size: 5 },
    ],
  })
})

test('progress is reported while bytes are still to be sent', async () => {
  const { call, progress, started, release } = hold()
  await started
  await release()
  await call
  const [sent, total] = progress[0] ?? [0, 0]
  expect(sent).toBeLessThan(total)
})

test('progress grows and ends at the total', async () => {
  const { call, progress, started, release } = hold()
  await started
  await release()
  await call
  const sent = progress.map(([bytes]) => bytes)
  expect(sent).toEqual(sent.toSorted((a, b) => a - b))
  expect(progress.at(-1)?.[0]).toBe(progress.at(-1)?.[1])
})

test('an abort during an upload rejects with an AbortError', async () => {
  const abort = new AbortController()
  const { call, started } = hold({ signal: abort.signal })
  await started
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('an abort during an upload closes the connection', async () => {
  const abort = new AbortController()
  const { call, started, drain } = hold({ signal: abort.signal })
  await started
  abort.abort()
  await call.catch(() => undefined)
  expect(await drain()).toBe('{"complete":false}')
})

test('an upload that is aborted before it starts rejects with an AbortError', async () => {
  const call = upload('/stored', small, { signal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('an upload that takes too long rejects with a timeout', async () => {
  const { call } = hold({ timeoutMs: 200 })
  await expect(call).rejects.toMatchObject({ kind: 'timeout', operationId: 'createOrder' })
})

test('a broken connection rejects as a network failure', async () => {
  await expect(upload('/reset', small)).rejects.toMatchObject({ kind: 'network' })
})

test('a time-out of the network rejects as a network failure', async () => {
  const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (
    this: XMLHttpRequest,
    ...request: [method: string, url: string | URL, async: boolean]
  ) => void
  // The browser's own time-out ends a request like one of the network, which no server can bring about.
  const patched = vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    open.call(this, method, url, true)
    this.timeout = 50
  })
  await expect(hold().call).rejects.toMatchObject({ kind: 'network' })
  patched.mockRestore()
})

test('a refused upload carries the status, the message and the request id', async () => {
  await expect(upload('/refused', small)).rejects.toMatchObject({
    kind: 'http',
    status: 413,
    message: 'The file is too large.',
    requestId: 'upload-1',
  })
})

test('an HTML page in place of the response breaks the contract', async () => {
  await expect(upload('/html', small)).rejects.toMatchObject({ kind: 'contract' })
})

test('an empty response resolves with undefined', async () => {
  expect(await upload('/nothing', small)).toBeUndefined()
})
