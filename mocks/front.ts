import type { IncomingMessage } from 'node:http'
import { isDecodable } from './address.ts'
import { createAnswers, type Answer } from './answers.ts'
import type { Call } from './checks.ts'
import { imagePrefix, readOperations, type ContractDocument, type Operation } from './contract.ts'
import { exampleAnswer, findOperation, jsonAnswer, methodsOf } from './examples.ts'
import { readPrefer } from './prefer.ts'
import { sandboxPage } from './sandbox-pages.ts'
import { defaultWorld, worldHeader, type Sandbox } from './sandbox.ts'
import { statusPage } from './status-page.ts'
import { createViolations } from './violations.ts'
import { preflight, readBody } from './wire.ts'
import { withoutEmptyValues } from './world/read-call.ts'

/** `delay` in milliseconds. Without a response, the connection is dropped. */
export type Answered = { response: Response | undefined; delay: number }

const bodyLimit = 20 * 1024 * 1024

/**
 * Returns a function from a request to its answer and the delay before it.
 *
 * @param options.sandbox Without it, the contract's examples answer every call.
 * @param options.consoleUrl The base of the links in mails.
 * @param options.logViolation Gets a line for each violation of the contract.
 */
export async function createFront(
  document: ContractDocument,
  options: { sandbox?: Sandbox; consoleUrl: string; logViolation: (line: string) => void },
) {
  const { sandbox, consoleUrl, logViolation } = options
  const operationIds = readOperations(document).map(({ operationId }) => operationId)
  const violations = createViolations()
  const answer = await createAnswers(
    document,
    sandbox && ((call) => sandbox.answer(call.operation, asRequest(call), worldOf(call.headers))),
  )

  return async (request: IncomingMessage): Promise<Answered> => {
    const { method = 'GET' } = request
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    )
    const asked = URL.parse(`http://front${request.url}`)
    if (method === 'OPTIONS') return atOnce(preflight(headers['access-control-request-headers']))
    const body = await readBody(request, bodyLimit)
    if (!asked || !isDecodable(asked.pathname)) {
      return failure(400, `The address ${request.url} is malformed.`)
    }
    const page = await pageOf(asked, method, headers['range'])
    if (page) return atOnce(page)

    const url = imageUrlOf(asked, method) ?? asked
    const operation = findOperation(document, method, url.pathname)
    if (!operation) return await marked(unknown(url, method), method, url, headers)
    // Before the request is judged: what a stranger sends is nobody's business.
    const barred = bar(operation, headers)
    if (barred) return atOnce(barred)
    if (!body) return failure(413, 'The request is larger than 20 MB.')
    const preference = readPrefer(headers['prefer'] ?? null, operation, operationIds)
    if (typeof preference === 'string') return failure(400, preference)
    const call = { operation, url: withoutEmptyValues(operation, url), headers, body }
    const answered = await answer(call, preference)
    if ([429, 503].includes(answered.response?.status ?? 0)) {
      answered.response?.headers.set('Retry-After', '1')
    }
    return { ...(await marked(answered, method, url, headers)), delay: preference.delay }
  }

  /** An image may also be fetched from the address of the API, as from a server that has one for both. */
  function imageUrlOf(asked: URL, method: string): URL | undefined {
    const url = new URL(asked)
    url.pathname = imagePrefix + asked.pathname
    return findOperation(document, method, url.pathname) && url
  }

  function bar(operation: Operation, headers: Record<string, string>): Response | undefined {
    const token = headers['authorization'] ?? ''
    if (sandbox) return sandbox.bar(operation, token, worldOf(headers))
    return operation.needsToken && token === ''
      ? exampleAnswer(operation, { code: 401 })
      : undefined
  }

  async function pageOf(
    url: URL,
    method: string,
    range: string | undefined,
  ): Promise<Response | undefined> {
    if (method === 'GET' && url.pathname === '/') {
      return statusPage(document, sandbox ? 'sandbox' : 'examples')
    }
    // A browser that opens one of these pages requests it.
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 404 })
    if (!sandbox || !url.pathname.startsWith('/sandbox/')) return undefined
    return await sandboxPage({ url, method, range, sandbox, violations, consoleUrl })
  }

  function unknown({ pathname }: URL, method: string): Answer {
    const allowed = methodsOf(document, pathname).join(', ')
    const response = allowed
      ? jsonAnswer(
          405,
          { message: `${pathname} has ${allowed}, not ${method}.` },
          { Allow: allowed },
        )
      : jsonAnswer(404, { message: `The contract has no ${pathname}.` })
    return { response, violation: 'request' }
  }

  /** Records a violation in the list, in the log, and in a header of the answer. */
  async function marked(
    { response, violation }: Answer,
    method: string,
    url: URL,
    headers: Record<string, string>,
  ): Promise<Answered> {
    if (!sandbox || !response || !violation) return { response, delay: 0 }
    const failed = (await response.clone().json()) as { message: string; values?: string[] }
    const message = [failed.message, ...(failed.values ?? [])].join(' ')
    const address = url.pathname + url.search
    violations.add({ world: worldOf(headers), kind: violation, method, url: address, message })
    logViolation(`!! CONTRACT VIOLATION in the ${violation} ${method} ${address}: ${message}`)
    response.headers.set('X-Waypost-Violation', violation)
    return { response, delay: 0 }
  }
}

const atOnce = (response: Response): Answered => ({ response, delay: 0 })
const failure = (status: number, message: string) => atOnce(jsonAnswer(status, { message }))

const worldOf = (headers: Record<string, string>) =>
  headers[worldHeader.toLowerCase()] || defaultWorld

function asRequest({ url, operation: { method, request }, headers, body }: Call): Request {
  const passed = ['authorization', 'content-type', 'idempotency-key', 'if-match'].flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]],
  )
  return new Request(url, {
    method,
    headers: passed,
    ...(request && body.length > 0 && { body: new Uint8Array(body) }),
  })
}
