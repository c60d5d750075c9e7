import type { IncomingMessage } from 'node:http'
import { isDecodable } from '../address.ts'
import { createAnswers } from '../answers.ts'
import type { Call } from '../checks.ts'
import { readOperations, type ContractDocument, type Operation } from '../contract.ts'
import { findOperation, jsonAnswer } from '../examples.ts'
import { readPrefer } from '../prefer.ts'
import { defaultWorld } from '../sandbox.ts'
import { createViolations } from '../violations.ts'
import { preflight, readBody } from '../wire.ts'

/** Gets the answer of the real server, or of a recording of it. */
export type RealServer = (call: Call) => Promise<Response>

const bodyLimit = 64 * 1024 * 1024

/**
 * Returns a function that passes requests on and checks both directions against the contract. A request that breaks it is
 * refused, as in the sandbox; an answer that breaks it is handed on as it is. Both are listed at `/sandbox/violations`.
 */
export async function createProxy(
  document: ContractDocument,
  { server, logViolation }: { server: RealServer; logViolation: (line: string) => void },
) {
  const operationIds = readOperations(document).map(({ operationId }) => operationId)
  const violations = createViolations()
  const originals = new WeakMap<Call, Response>()
  const answer = await createAnswers(document, async (call) => {
    const original = await server(call)
    originals.set(call, original.clone())
    return original
  })

  return async (request: IncomingMessage): Promise<Response> => {
    const { method = 'GET' } = request
    if (method === 'OPTIONS') return preflight(request.headers['access-control-request-headers'])
    const body = await readBody(request, bodyLimit)
    const url = URL.parse(`http://proxy${request.url}`)
    if (!url || !isDecodable(url.pathname) || !body) {
      return jsonAnswer(400, { message: `${request.url} cannot be passed on.` })
    }
    if (url.pathname === '/sandbox/violations') {
      return jsonAnswer(200, { violations: violations.of(defaultWorld) })
    }
    const operation = findOperation(document, method, url.pathname)
    if (!operation) {
      return listed(jsonAnswer(404, { message: `The contract has no ${url.pathname}.` }), 'request')
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    )
    const preference = readPrefer(headers['prefer'] ?? null, operation, operationIds)
    if (typeof preference === 'string') return jsonAnswer(400, { message: preference })
    const call = { operation, url, headers, body }
    const { response, violation } = await answer(call, preference).catch((error: unknown) => {
      // The server has answered, but what it calls JSON is none.
      if (!originals.has(call)) throw error
      return { response: unreadable(operation, error), violation: 'response' as const }
    })
    if (!response) return jsonAnswer(502, { message: 'There is no answer.' })
    const original = originals.get(call)
    if (violation === 'request') return await listed(response, violation)
    if (violation === undefined || !original) return original ?? response
    await listed(response, violation)
    return original

    async function listed(problem: Response, kind: 'request' | 'response') {
      const { message } = (await problem.clone().json()) as { message: string }
      const address = request.url ?? ''
      violations.add({ world: defaultWorld, kind, method, url: address, message })
      logViolation(`!! CONTRACT VIOLATION in the ${kind} ${method} ${address}: ${message}`)
      return problem
    }
  }
}

const unreadable = ({ operationId }: Operation, error: unknown) =>
  jsonAnswer(500, { message: `The answer of ${operationId} cannot be read: ${String(error)}.` })

/** What the console sends, and what the browser sends for a part of a video. */
const passedHeaders = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'range',
]

/**
 * Headers of one connection or of one place, which make no sense after a proxy. The browser reads the answer by the proxy's
 * CORS.
 */
const ownHeaders = new RegExp(
  `^(?:${[
    'connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade',
    // The body has been unpacked.
    'content-encoding|content-length',
    'alt-svc|clear-site-data|set-cookie|strict-transport-security|vary',
    'access-control-(?!expose).*',
  ].join('|')})$`,
)
const withoutBody = [204, 205, 304]

/** Calls a server, and images at their own address. */
export function realServer(api: string, images: string): RealServer {
  return async ({ operation, url, headers, body }) => {
    const base = operation.prefix === '' ? api : images
    const address = base + url.pathname.slice(operation.prefix.length) + url.search
    const passed = passedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]],
    )
    const response = await fetch(address, {
      method: operation.method,
      headers: passed,
      ...(operation.method !== 'GET' && body.length > 0 && { body: new Uint8Array(body) }),
      // A browser does not follow one either after it has asked for permission.
      redirect: 'manual',
    })
    const { status } = response
    const named =
      response.headers
        .get('connection')
        ?.toLowerCase()
        .split(/\s*,\s*/) ?? []
    const kept = [...response.headers].filter(
      ([name]) => !ownHeaders.test(name) && !named.includes(name),
    )
    const content = withoutBody.includes(status) ? null : await response.arrayBuffer()
    return new Response(content, { status, headers: kept })
  }
}
