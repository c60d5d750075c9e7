import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { serve } from '~/testing/api-client.ts'
import { readForm, sendJson } from '~/testing/api-server.ts'
import {
  listAllEnterprises,
  listEnterprises,
  searchEnterprises,
  uploadEnterpriseLogo,
} from './generated/endpoints/enterprises/enterprises.ts'
import { updateMe } from './generated/endpoints/me/me.ts'
import { lookUpPasswordReset } from './generated/endpoints/recovery/recovery.ts'
import { signIn } from './generated/endpoints/session/session.ts'
import { http, type HttpConfig, type HttpEvent } from './http.ts'

const page = {
  content: [],
  totalElements: 0,
  page: { size: 20, number: 0, totalElements: 0, totalPages: 0 },
}

test('a path is appended to the base address', async () => {
  const paths: (string | undefined)[] = []
  await serve((request, response) => {
    paths.push(request.url)
    sendJson(response, 200, { enterprises: [] })
  })
  await listAllEnterprises()
  expect(paths).toEqual(['/enterprises/listAll'])
})

test('a trailing slash of the base address is not doubled', async () => {
  const paths: (string | undefined)[] = []
  const url = await serve((request, response) => {
    paths.push(request.url)
    response.end()
  })
  await serve(() => undefined, { apiBaseUrl: `${url}/api/` })
  await http('/ping', { operationId: 'ping' })
  expect(paths).toEqual(['/api/ping'])
})

test('an image comes from the image base address', async () => {
  const paths: (string | undefined)[] = []
  await serve((request, response) => {
    paths.push(request.url)
    response.end()
  })
  await http('/enterprises/logos', { operationId: 'getCurrentEnterpriseLogo', images: true })
  expect(paths).toEqual(['/images/enterprises/logos'])
})

test('query values arrive unchanged', async () => {
  const query = new URLSearchParams()
  await serve((request, response) => {
    new URL(request.url ?? '', 'http://x').searchParams.forEach((value, name) =>
      query.append(name, value),
    )
    sendJson(response, 200, page)
  })
  await searchEnterprises({ search: 'Füße/ä&=+ %', sort: ['name,asc', 'id,desc'] })
  expect([query.get('search'), query.getAll('sort')]).toEqual([
    'Füße/ä&=+ %',
    ['name,asc', 'id,desc'],
  ])
})

test('a path value with a slash and umlauts stays one segment', async () => {
  const segments: string[] = []
  await serve((request, response) => {
    segments.push(...(request.url ?? '').split('/'))
    sendJson(response, 200, { successful: true, message: 'session' })
  })
  await lookUpPasswordReset('a/b?ü#%')
  expect(segments.map(decodeURIComponent)).toEqual(['', 'forgot-password', 'reset', 'a/b?ü#%'])
})

test('the stored token is sent unchanged', async () => {
  const headers = await headersOf(() => listAllEnterprises())
  expect(headers.authorization).toBe('stored token')
})

test('a call that needs a token is not sent while nobody is signed in', async () => {
  const paths: (string | undefined)[] = []
  const signedOut: Partial<HttpConfig> = { token: () => null, needsToken: true }
  await serve((request, response) => {
    paths.push(request.url)
    response.end()
  }, signedOut)
  await expect(listAllEnterprises()).rejects.toMatchObject({ kind: 'http', status: 401 })
  await http('/auth', { operationId: 'signIn', public: true })
  await http('/users/me', { operationId: 'getMe', headers: { Authorization: 'another' } })
  expect(paths).toEqual(['/auth', '/users/me'])
})

test('a public call sends no token', async () => {
  const headers = await headersOf(() => http('/auth', { operationId: 'signIn', public: true }))
  expect(headers).not.toHaveProperty('authorization')
})

test('a call adds only the token to the headers of fetch', async () => {
  const names = Object.keys(await headersOf(() => listAllEnterprises()))
  expect(names.filter((name) => name.startsWith('x-') || name.startsWith('prefer'))).toEqual([])
})

test('a call that creates something has a key only if the server allows the header', async () => {
  const create = (idempotencyKey?: () => string) =>
    http('/orders', {
      operationId: 'createOrder',
      method: 'POST',
      keyed: true,
      ...(idempotencyKey && { idempotencyKey }),
    })
  const keyOf = async (call: () => Promise<unknown>, idempotencyKeys: boolean) =>
    (await headersOf(call, { idempotencyKeys }))['idempotency-key']
  expect(await keyOf(() => create(), false)).toBeUndefined()
  expect(await keyOf(() => create(), true)).toMatch(/^[\da-f-]{36}$/)
  expect(await keyOf(() => create(() => 'one form'), true)).toBe('one form')
  expect(await keyOf(() => listAllEnterprises(), true)).toBeUndefined()
})

test('a change names the version that was read', async () => {
  await serve((_request, response) => {
    response.setHeader('ETag', '"7"')
    sendJson(response, 200, { enterprises: [] })
  })
  const versions: (string | null)[] = []
  await listAllEnterprises({ onVersion: (version) => versions.push(version) })
  expect(versions).toEqual(['"7"'])
  const change = (version?: string) =>
    headersOf(() => http('/orders/1', { method: 'PATCH', version: () => version }))
  expect((await change('"7"'))['if-match']).toBe('"7"')
  expect(await change()).not.toHaveProperty('if-match')
})

test('the developer panel adds headers by operation', async () => {
  const headers = await headersOf(() => listAllEnterprises(), {
    headers: (operationId) => ({
      Prefer: `code=500, example=${operationId}`,
    }),
  })
  expect(headers['prefer']).toBe('code=500, example=listAllEnterprises')
})

test('a JSON body arrives as JSON', async () => {
  const received: unknown[] = []
  await serve(async (request, response) => {
    received.push(request.method, request.headers['content-type'], await json(request))
    sendJson(response, 200, { token: 't' })
  })
  await signIn({ username: 'ada', password: 'Füße' })
  expect(received).toEqual(['POST', 'application/json', { username: 'ada', password: 'Füße' }])
})

test('a form arrives as multipart', async () => {
  const received: FormDataEntryValue[] = []
  await serve(async (request, response) => {
    received.push(...(await readForm(request)).values())
    sendJson(response, 200, { enterprise: { id: 1, name: 'Acme', token: 'acme' } })
  })
  await uploadEnterpriseLogo(1, { file: new File(['png'], 'logo.png', { type: 'image/png' }) })
  expect(received).toMatchObject([{ name: 'logo.png', type: 'image/png', size: 3 }])
})

test('fields that are not in the contract are kept', async () => {
  const body = {
    enterprises: [{ id: 1, name: 'Acme', token: 'acme', new: { deep: [1] } }],
    more: 1,
  }
  await serve((_request, response) => sendJson(response, 200, body))
  expect(await listAllEnterprises()).toEqual(body)
})

test.each(['application/problem+json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'an answer of type %s is read as JSON',
  async (type) => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end('{"a":"ä"}')
    })
    expect(await http('/', { operationId: 'any' })).toEqual({ a: 'ä' })
  },
)

test('a text response is a string', async () => {
  await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('Füße')
  })
  expect(await http('/', { operationId: 'any' })).toBe('Füße')
})

test('a binary response of 5 MB is complete', async () => {
  const bytes = randomBytes(5 * 1024 * 1024)
  await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/zip' }).end(bytes)
  })
  const blob = await http<Blob>('/', { operationId: 'downloadInstallationPackage', binary: true })
  expect(sha256(new Uint8Array(await blob.arrayBuffer()))).toBe(sha256(bytes))
})

test('a binary response keeps its type', async () => {
  await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
  })
  const blob = await http<Blob>('/', { operationId: 'getEnterpriseLogo', binary: true })
  expect(blob.type).toBe('image/svg+xml')
})

test.each([
  [204, undefined],
  [200, undefined],
  [200, 'application/json'],
  [200, 'text/plain'],
])('status %i with type %s and no body resolves with undefined', async (status, type) => {
  await serve((_request, response) => {
    if (type) response.setHeader('content-type', type)
    response.writeHead(status).end()
  })
  expect(await http('/documents/1', { operationId: 'deleteDocument' })).toBeUndefined()
})

test('no body is an empty answer where the contract requires nothing', async () => {
  await serve((_request, response) => void response.writeHead(204).end())
  expect(await updateMe({ locale: 'en-US' })).toEqual({})
})

test('a response slower than 250 ms is reported', async () => {
  const events = await eventsOf(260)
  expect(events).toEqual([
    {
      type: 'slow-response',
      operationId: 'listEnterprises',
      milliseconds: expect.any(Number),
      status: 200,
    },
  ])
})

test('the reported time covers the whole call', async () => {
  const [event] = await eventsOf(260)
  expect(event?.type === 'slow-response' && event.milliseconds).toBeGreaterThanOrEqual(260)
})

test('a fast response is not reported', async () => {
  expect(await eventsOf(0)).toEqual([])
})

/** The events of one call that takes `milliseconds` on a fake clock. */
async function eventsOf(milliseconds: number): Promise<HttpEvent[]> {
  const events: HttpEvent[] = []
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    await serve(
      (_request, response) => {
        vi.advanceTimersByTime(milliseconds)
        sendJson(response, 200, page)
      },
      { report: (event) => events.push(event) },
    )
    await listEnterprises()
  } finally {
    vi.useRealTimers()
  }
  return events
}

/** The headers that `call` sends while a token is stored. */
async function headersOf(
  call: () => Promise<unknown>,
  config: Partial<HttpConfig> = {},
): Promise<IncomingMessage['headers']> {
  const received: IncomingMessage['headers'][] = []
  await serve(
    (request, response) => {
      received.push(request.headers)
      sendJson(response, 200, { enterprises: [] })
    },
    { token: () => 'stored token', ...config },
  )
  await call()
  return received[0] ?? {}
}

function sha256(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
