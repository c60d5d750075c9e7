import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createAnswers } from './answers.ts'
import { readOperations, type ContractDocument } from './contract.ts'
import { findOperation, jsonAnswer, methodsOf } from './examples.ts'
import { readPrefer } from './prefer.ts'
import { statusPage } from './status-page.ts'
import { commonHeaders, preflight, readBody, sendResponse } from './wire.ts'

export type Front = {
  /** Where it listens, without a slash at the end. */
  url: string
  /** Ends what is under way and stops listening. */
  close: () => Promise<void>
}

const bodyLimit = 20 * 1024 * 1024
const bundle = new URL('./generated/openapi.json', import.meta.url)

/**
 * Starts the server that the console calls while there is no real one: it answers the contract's examples, after Prism has
 * held the request against the contract.
 *
 * @param options.port 0 takes any free port.
 * @param options.host A loopback address: there is no real sign-in here.
 * @param options.log Gets one line for each answer.
 * @throws With `code: 'EADDRINUSE'` when the port is taken.
 */
export async function startFront(options: {
  port: number
  host?: string
  log?: (line: string) => void
}): Promise<Front> {
  const { port, host = '127.0.0.1', log = () => undefined } = options
  if (!/^(127(\.\d+){3}|::1|localhost)$/.test(host)) {
    throw new Error(`The mock listens on loopback only, not on ${host}`)
  }
  const document = JSON.parse(await readFile(bundle, 'utf8')) as ContractDocument
  const answerRequest = await createHandler(document)
  const closing = new AbortController()

  const server = createServer((request, response) => {
    const started = performance.now()
    serve(request, response).catch((error: unknown) => {
      // Without its client there is nobody to answer; anything else is a mistake in here.
      if (!request.errored && !closing.signal.aborted) log(`! ${String(error)}`)
      response.destroy()
    })
    response.on('finish', () => {
      const duration = Math.round(performance.now() - started)
      log(`${request.method} ${request.url} → ${response.statusCode} (${duration} ms)`)
    })
  })

  async function serve(request: IncomingMessage, target: ServerResponse) {
    const headers = commonHeaders(request)
    const answer = await answerRequest(request).catch((error: unknown) => {
      if (request.errored) throw error
      log(`! ${error instanceof Error ? error.stack : String(error)}`)
      return {
        response: jsonAnswer(500, { message: `The mock failed: ${String(error)}` }),
        delay: 0,
      }
    })
    if (answer.delay > 0) await wait(answer.delay, undefined, { signal: closing.signal })
    if (!answer.response.ok) log(`  ${await answer.response.clone().text()}`)
    await sendResponse(target, answer.response, headers)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        closing.abort()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Answered = { response: Response; delay: number }

/** A function from a request to its answer and the milliseconds to wait before it. */
async function createHandler(document: ContractDocument) {
  const operationIds = readOperations(document).map(({ operationId }) => operationId)
  const answer = await createAnswers(document)
  const atOnce = (response: Response): Answered => ({ response, delay: 0 })
  const failure = (status: number, message: string, headers?: Record<string, string>) =>
    atOnce(jsonAnswer(status, { message }, headers))

  return async (request: IncomingMessage): Promise<Answered> => {
    const method = request.method ?? 'GET'
    const url = URL.parse(`http://front${request.url}`)
    if (method === 'OPTIONS') return atOnce(preflight())
    const body = await readBody(request, bodyLimit)
    if (!url) return failure(400, `The address ${request.url} is malformed.`)
    if (method === 'GET' && url.pathname === '/') return atOnce(statusPage(document))

    const operation = findOperation(document, method, url.pathname)
    if (!operation) {
      const allowed = methodsOf(document, url.pathname).join(', ')
      if (!allowed) return failure(404, `The contract has no ${url.pathname}.`)
      return failure(405, `${url.pathname} has ${allowed}, not ${method}.`, { Allow: allowed })
    }
    if (!body) return failure(413, 'The request is larger than 20 MB.')

    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    )
    const wish = readPrefer(headers['prefer'] ?? null, operation, operationIds)
    if (typeof wish === 'string') return failure(400, wish)
    return { response: await answer({ operation, url, headers, body }, wish), delay: wish.delay }
  }
}
