import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { failureOf, serve } from '~/testing/api-client.ts'
import { sendJson } from '~/testing/api-server.ts'
import type { EarlyAnswer } from './early-answers.ts'
import { http, type HttpOptions } from './http.ts'

const call = (options: HttpOptions = {}) => http('/me', { operationId: 'getMe', ...options })

afterEach(() => vi.unstubAllGlobals())

/** Serves answers that say how often the server was called, after an early call of `token`. */
async function serveEarly(token: string | null, config: Parameters<typeof serve>[1] = {}) {
  let calls = 0
  const url = await serve(
    (_request, response) => {
      calls += 1
      sendJson(response, calls === 1 ? 200 : 201, { calls })
    },
    { token: () => 'ada', ...config },
  )
  const stop = new AbortController()
  const answer: EarlyAnswer = {
    at: performance.now(),
    token,
    response: fetch(`${url}/me`, { signal: stop.signal }),
    abort: () => stop.abort(),
  }
  answer.response.catch(() => {})
  vi.stubGlobal('earlyAnswers', new Map([[`${url}/me`, answer]]))
  return { answer, calls: () => calls }
}

test('an early answer is taken over once', async () => {
  const { calls } = await serveEarly('ada')
  expect([await call(), calls()]).toEqual([{ calls: 1 }, 1])
  expect(await call()).toEqual({ calls: 2 })
})

test.each<[string, string | null, HttpOptions]>([
  ['of another session', 'ben', {}],
  ['without a token', null, {}],
  ['to a call with further headers', 'ada', { headers: { 'X-Sandbox': '1' } }],
])('an early answer %s is not used', async (_name, token, options) => {
  const { answer } = await serveEarly(token)
  await answer.response
  expect(await call(options)).toEqual({ calls: 2 })
})

test('an early answer that nobody asked for in half a minute is not used', async () => {
  const { answer } = await serveEarly('ada')
  await answer.response
  answer.at -= 31_000
  expect(await call()).toEqual({ calls: 2 })
})

test('an early answer took as long as the server, not until the code asked for it', async () => {
  const reports: unknown[] = []
  const { answer } = await serveEarly('ada', { report: (event) => void reports.push(event) })
  await answer.response
  answer.at -= 900
  answer.arrivedAt = answer.at + 30
  await call()
  expect(reports).toEqual([])
  const slow = await serveEarly('ada', { report: (event) => void reports.push(event) })
  await slow.answer.response
  slow.answer.at -= 900
  await call()
  expect(reports).toMatchObject([{ type: 'slow-response' }])
})

test('an early answer is checked against the contract', async () => {
  await serveEarly('ada')
  const error = await failureOf(call({ schema: z.object({ user: z.string() }) }))
  expect(error).toMatchObject({ kind: 'contract' })
})

test('an early 401 asks for the password and is sent again', async () => {
  const onUnauthorized = vi.fn(() => Promise.resolve(true))
  const { answer } = await serveEarly('ada', { onUnauthorized })
  await answer.response
  answer.response = Promise.resolve(new Response(null, { status: 401 }))
  expect([await call(), onUnauthorized.mock.calls.length]).toEqual([{ calls: 2 }, 1])
})

test('the time of an early call counts', async () => {
  const { answer } = await serveEarly('ada')
  answer.at -= 100
  answer.response = new Promise((_done, fail) => {
    answer.abort = () => fail(new DOMException('', 'AbortError'))
  })
  expect(await failureOf(call({ timeoutMs: 100 }))).toMatchObject({ kind: 'timeout' })
})
