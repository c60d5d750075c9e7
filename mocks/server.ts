import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContractDocument } from './contract.ts'
import { jsonAnswer } from './examples.ts'
import { sampleFile } from './files.ts'
import { createFront } from './front.ts'
import { createSandbox } from './sandbox.ts'
import { commonHeaders, sendResponse } from './wire.ts'
import type { Scenario } from './world/world.ts'

export type Front = {
  /** Where it listens, without a slash at the end. */
  url: string
  /** Ends what is under way and stops listening. */
  close: () => Promise<void>
}

export type FrontOptions = {
  /** 0 takes any free port. */
  port: number
  /** A loopback address: there is no real sign-in here. */
  host?: string
  /** Where answers come from: the contract's examples, or the sandbox, which keeps what is written. */
  upstream?: 'examples' | 'sandbox'
  /** What the sandbox's worlds begin with. */
  scenario?: Scenario
  /** Where the sandbox's time stands still; it is the real time otherwise. */
  fixedNow?: Date
  /** Milliseconds after which a minute happens in the sandbox, again and again; nothing happens by itself without it. */
  tickEvery?: number
  /** Where the console is, for the links in mails. */
  consoleUrl?: string
  /** Gets a line for each answer and each mail. */
  log?: (line: string) => void
  /** Gets a line for each violation of the contract. */
  alarm?: (line: string) => void
}

const bundle = new URL('./generated/openapi.json', import.meta.url)

/**
 * Starts the server that the console calls while there is no real one. Prism holds each request against the contract, and
 * each answer of the sandbox too.
 *
 * @throws With `code: 'EADDRINUSE'` when the port is taken.
 */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { port, host = '127.0.0.1', log = () => undefined, alarm = console.error } = options
  const { upstream = 'examples', scenario = 'busy', fixedNow, tickEvery } = options
  const { consoleUrl = 'http://127.0.0.1:4000' } = options
  if (!/^(127(\.\d+){3}|::1|localhost)$/.test(host)) {
    throw new Error(`The mock listens on loopback only, not on ${host}`)
  }
  const document = JSON.parse(await readFile(bundle, 'utf8')) as ContractDocument
  let url = ''
  const createWorlds = () =>
    createSandbox({
      document,
      scenario,
      ...(fixedNow && { fixedNow }),
      sampleFiles: sampleFile,
      fileUrl: (world, key) =>
        `${url}/sandbox/files/${encodeURIComponent(key)}?${new URLSearchParams({ world })}`,
      log,
    })
  const sandbox = upstream === 'sandbox' ? createWorlds() : undefined
  const answerRequest = await createFront(document, {
    ...(sandbox && { sandbox }),
    consoleUrl,
    alarm,
  })
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
    const { response, delay } = await answerRequest(request).catch((error: unknown) => {
      if (request.errored) throw error
      log(`! ${error instanceof Error ? error.stack : String(error)}`)
      const message = `The mock failed: ${String(error)}`
      return { response: jsonAnswer(500, { message }), delay: 0 }
    })
    if (delay > 0) await wait(delay, undefined, { signal: closing.signal })
    if (!response) {
      log(`${request.method} ${request.url} → dropped, as was wished for`)
      target.destroy()
      return
    }
    if (!response.ok) log(`  ${await response.clone().text()}`)
    await sendResponse(target, response, headers)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  const ticking =
    tickEvery === undefined ? undefined : setInterval(() => sandbox?.live(), tickEvery)
  url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        closing.abort()
        clearInterval(ticking)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
