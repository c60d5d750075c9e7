import type { IncomingMessage } from 'node:http'
import { createAnswers } from '../answers.ts'
import type { Call } from '../checks.ts'
import { readOperations, type ContractDocument } from '../contract.ts'
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
    if (!url || !body) return jsonAnswer(400, { message: `${request.url} cannot be passed on.` })
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
    const { response, violation } = await answer(call, preference)
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

/** Headers of one connection or of one place, which make no sense after a proxy. */
const ownHeaders =
  /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding|vary|access-control-(?!expose).*)$/

/** Calls a server, and images at their own address. */
export function realServer(api: string, images: string): RealServer {
  return async ({ operation, url, headers, body }) => {
    const base = operation.prefix === '' ? api : images
    const address = base + url.pathname.slice(operation.prefix.length) + url.search
    const passed = ['authorization', 'content-type', 'accept-language'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]],
    )
    const response = await fetch(address, {
      method: operation.method,
      headers: passed,
      ...(operation.method !== 'GET' && body.length > 0 && { body: new Uint8Array(body) }),
    })
    const kept = [...response.headers].filter(([name]) => !ownHeaders.test(name))
    return new Response(response.status === 204 ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: kept,
    })
  }
}
