import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContractDocument } from '../contract.ts'
import { jsonAnswer } from '../examples.ts'
import { commonHeaders, sendResponse } from '../wire.ts'
import { createProxy, type RealServer } from './proxy.ts'

const bundle = new URL('../generated/openapi.json', import.meta.url)

export type ProxyOptions = {
  /** 0 takes any free port. */
  port: number
  server: RealServer
  log?: (line: string) => void
  logViolation?: (line: string) => void
}

/**
 * Starts a server on loopback that passes requests on to a real server and checks both directions.
 *
 * @throws With `code: 'EADDRINUSE'` when the port is taken.
 */
export async function startProxy(options: ProxyOptions) {
  const { port, server, log = () => undefined, logViolation = console.error } = options
  const document = JSON.parse(await readFile(bundle, 'utf8')) as ContractDocument
  const pass = await createProxy(document, { server, logViolation })
  const listener = createServer((request, response) => {
    // No header of the mock's own: what the real server does not expose or say stays absent.
    const { 'Access-Control-Allow-Origin': origin = '*' } = commonHeaders(request)
    const headers = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
    void pass(request)
      .catch((error: unknown) => {
        const reason = error instanceof Error && error.cause ? error.cause : error
        return jsonAnswer(502, { message: `The server does not answer: ${String(reason)}` })
      })
      .then(async (answer) => {
        await sendResponse(response, answer, headers)
        log(`${request.method} ${request.url} → ${answer.status}`)
      })
      // The client has gone.
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = listener.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise<void>((resolve) => {
        listener.close(() => resolve())
        listener.closeAllConnections()
      }),
  }
}
