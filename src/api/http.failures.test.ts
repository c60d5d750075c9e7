import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { failureOf, serve } from '~/testing/api-client.ts'
import { sendJson, type Answer } from '~/testing/api-server.ts'
import type { ApiError } from './errors.ts'
import { getEnterprise, listAllEnterprises } from './generated/endpoints/enterprises/enterprises.ts'
import { lookUpPasswordReset } from './generated/endpoints/recovery/recovery.ts'
import { signIn } from './generated/endpoints/session/session.ts'
import { http, type HttpOptions } from './http.ts'

const answerWith =
  (status: number, type: string, body: string): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const call = (options: HttpOptions = {}) => http('/', { operationId: 'listThings', ...options })
const Things = z.object({ things: z.array(z.object({ id: z.int() })) })

test.each([400, 401, 403, 404, 409, 413, 422, 500, 502, 503, 504])(
  'status %i is a refusal with its status and operation',
  async (status) => {
    await serve((_request, response) => sendJson(response, status, { message: 'No.' }))
    expect(await failureOf(listAllEnterprises())).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status,
      operationId: 'listAllEnterprises',
      message: 'No.',
    })
  },
)

test('a status outside 200 to 299 is a refusal even if it is not an error status', async () => {
  await serve((_request, response) => void response.writeHead(304).end())
  expect(await failureOf(call())).toMatchObject({ kind: 'http', status: 304 })
})

test('a refusal carries the body and its field errors', async () => {
  const body = { fieldErrors: [{ field: 'name', message: 'Is taken.' }], more: 1 }
  await serve((_request, response) => sendJson(response, 422, body))
  expect(await failureOf(call())).toMatchObject({ body, fieldErrors: body.fieldErrors })
})

test('a failure carries the request id of the response', async () => {
  await serve((_request, response) => {
    response.setHeader('x-request-id', 'r-17')
    sendJson(response, 500, {})
  })
  expect(await failureOf(call())).toMatchObject({ requestId: 'r-17' })
})

test.each([
  ['HTML', 'text/html', '<h1>Bad gateway</h1>'],
  ['malformed JSON', 'application/json', '{"message":'],
  ['nothing', 'application/json', ''],
  ['bytes', 'application/octet-stream', '\u0000'],
])('a refusal with %s for a body keeps its status', async (_what, type, body) => {
  await serve(answerWith(502, type, body))
  expect(await failureOf(call())).toMatchObject({
    kind: 'http',
    status: 502,
    message: 'The server refused the request.',
  })
})

test('a refusal whose body is cut off keeps its status', async () => {
  await serve(cutOff(503))
  expect(await failureOf(call())).toMatchObject({ kind: 'http', status: 503 })
})

test.each(['successful', 'success'])(
  '%s: false in a 200 is a refusal, even without what a success has',
  async (flag) => {
    await serve((_request, response) => sendJson(response, 200, { [flag]: false, message: 'Old.' }))
    const refusal = { kind: 'http', status: 200, message: 'Old.' }
    expect(await failureOf(call({ schema: Things }))).toMatchObject(refusal)
  },
)

test('a genericSystemErrorMessage is logged even when another message is shown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await serve((_request, response) =>
    sendJson(response, 500, { message: 'No.', genericSystemErrorMessage: 'Disk full' }),
  )
  await failureOf(call())
  expect(log.mock.calls).toEqual([['listThings: Disk full']])
  log.mockRestore()
})

const answerTo =
  (reports: unknown[], again: boolean) => (error: ApiError, sentToken: string | null) => {
    reports.push([error, sentToken])
    return Promise.resolve(again)
  }

test('a 401 is reported with the token that was sent', async () => {
  const reports: unknown[] = []
  await serve((_request, response) => sendJson(response, 401, {}), {
    token: () => 'old-token',
    onUnauthorized: answerTo(reports, false),
  })
  const error = await failureOf(listAllEnterprises())
  expect(reports).toEqual([[error, 'old-token']])
})

test('a call is resent with the new token once the session is renewed', async () => {
  let token = 'old-token'
  const sent: (string | undefined)[] = []
  await serve(
    (request, response) => {
      sent.push(request.headers.authorization)
      if (request.headers.authorization === 'old-token') sendJson(response, 401, {})
      else sendJson(response, 200, { enterprises: [] })
    },
    {
      token: () => token,
      onUnauthorized: () => {
        token = 'new-token'
        return Promise.resolve(true)
      },
    },
  )
  expect(await listAllEnterprises()).toEqual({ enterprises: [] })
  expect(sent).toEqual(['old-token', 'new-token'])
})

test('a call that is refused again after the renewal fails and is not sent a third time', async () => {
  let calls = 0
  await serve(
    (_request, response) => {
      calls += 1
      sendJson(response, 401, {})
    },
    { onUnauthorized: () => Promise.resolve(true) },
  )
  expect(await failureOf(listAllEnterprises())).toMatchObject({ kind: 'http', status: 401 })
  expect(calls).toBe(2)
})

test('a call that waits for the renewal can be aborted', async () => {
  const caller = new AbortController()
  await serve((_request, response) => sendJson(response, 401, {}), {
    onUnauthorized: () => {
      caller.abort()
      return new Promise(() => undefined)
    },
  })
  const error = await failureOf(listAllEnterprises({ signal: caller.signal }))
  expect(error).toMatchObject({ name: 'AbortError' })
})

test.each([
  ['a public call', 401, () => signIn({ username: 'ada', password: 'x' })],
  ['a call that renews the session', 401, () => listAllEnterprises({ renewsSession: true })],
  ['a 403', 403, () => listAllEnterprises()],
])('%s does not ask for a renewal', async (_name, status, call) => {
  const reports: unknown[] = []
  await serve((_request, response) => sendJson(response, status, { message: 'No.' }), {
    onUnauthorized: answerTo(reports, true),
  })
  await failureOf(call())
  expect(reports).toEqual([])
})

test.each<[string, string, string, HttpOptions, string]>([
  ['malformed JSON', 'application/json', '{"a":', {}, 'is not valid JSON'],
  ['HTML called JSON', 'application/json', '<html>', {}, 'is not valid JSON'],
  ['HTML for JSON', 'text/html; charset=utf-8', '<html>', { schema: Things }, 'is HTML'],
  ['HTML for nothing', 'text/html', '<html>', {}, 'is HTML'],
  ['nothing for JSON', 'application/json', '', { schema: Things }, 'is empty'],
  ['text for JSON', 'text/plain', 'x', { schema: Things }, 'is wrong as a whole (expected object)'],
  ['nothing for a file', 'application/zip', '', { binary: true }, 'is no file'],
  ['JSON for a file', 'application/json', '{}', { binary: true }, 'is no file'],
  [
    'a wrong shape',
    'application/json',
    '{"things":[{"id":1},{"id":"2"}]}',
    { schema: Things },
    'is wrong at things.1.id (expected number)',
  ],
])('%s breaks the contract', async (_what, type, body, options, problem) => {
  await serve(answerWith(200, type, body))
  expect(await failureOf(call(options))).toMatchObject({
    kind: 'contract',
    status: 200,
    message: `listThings: the answer ${problem}`,
  })
})

test('a wrong field inside a nullable object is named', async () => {
  const rootGrouping = { id: 1, name: 7 }
  const enterprise = { id: 1, name: 'Acme', token: 'acme', rootGrouping }
  await serve((_request, response) => sendJson(response, 200, { enterprise }))
  expect(await failureOf(getEnterprise(1))).toMatchObject({
    message: expect.stringContaining(
      'getEnterprise: the answer is wrong at enterprise.rootGrouping.',
    ),
  })
})

test('a contract error shows no token from the response', async () => {
  await serve((_request, response) => sendJson(response, 200, { message: 'session-token' }))
  const error = await failureOf(lookUpPasswordReset('t'))
  expect(String(error)).not.toContain('session-token')
})

/** Promises 100 bytes, sends fewer, and closes the connection. */
function cutOff(status: number): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"things":[]', () => response.destroy())
  }
}
