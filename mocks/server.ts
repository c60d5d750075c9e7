import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContractDocument } from './contract.ts'
import { jsonAnswer } from './examples.ts'
import { sampleFile } from './files.ts'
import { createFront } from './front.ts'
import { createSandbox, type KeptWorlds } from './sandbox.ts'
import { commonHeaders, sendResponse } from './wire.ts'
import { minute } from './world/clock.ts'
import type { Scenario } from './world/world.ts'

export type Front = {
  /** The server's address, without a trailing slash. */
  url: string
  /** Ends pending requests and stops listening. */
  close: () => Promise<void>
  /** The sandbox's worlds, for a server that takes over from this one. */
  keep: () => Promise<KeptWorlds>
}

/** A server that has read and prepared everything, but does not listen. */
type PreparedFront = {
  /**
   * @param kept The worlds of the server before.
   * @throws With `code: 'EADDRINUSE'` when the port is taken.
   */
  listen: (kept?: KeptWorlds) => Promise<Front>
}

export type FrontOptions = {
  /** 0 takes any free port. */
  port: number
  /** A loopback address, since there is no real sign-in. */
  host?: string
  /** The source of answers: the contract's examples, or the sandbox, which stores writes. */
  upstream?: 'examples' | 'sandbox'
  /** The initial data of the sandbox's worlds. */
  scenario?: Scenario
  /** Fixes the sandbox's time; by default it is the real time. */
  fixedNow?: Date
  /** Interval in milliseconds at which the sandbox simulates a minute. Without it, only `tick` changes the worlds. */
  tickEvery?: number
  /** The console's address, for the links in mails. */
  consoleUrl?: string
  /** Gets a line for each answer and each mail. */
  log?: (line: string) => void
  /** Gets a line for each violation of the contract. */
  logViolation?: (line: string) => void
}

const bundle = new URL('./generated/openapi.json', import.meta.url)

/**
 * Starts the server that stands in for the real one. Prism checks each request, and each answer of the sandbox, against the
 * contract.
 *
 * @throws With `code: 'EADDRINUSE'` when the port is taken.
 */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { listen } = await prepareFront(options)
  return await listen()
}

/** The first half of `startFront`, which takes a second. */
export async function prepareFront(options: FrontOptions): Promise<PreparedFront> {
  const { port, host = '127.0.0.1', log = () => undefined, logViolation = console.error } = options
  const { upstream = 'examples', scenario = 'busy', fixedNow, tickEvery } = options
  const { consoleUrl = 'http://127.0.0.1:4000' } = options
  if (!/^(127(\.\d+){3}|::1|localhost)$/.test(host)) {
    throw new Error(`The mock listens on loopback only, not on ${host}`)
  }
  const document = JSON.parse(await readFile(bundle, 'utf8')) as ContractDocument
  let url = ''
  /** As at a real shipping service, labels have another origin than the API. */
  let labelUrl = ''
  const createWorlds = () =>
    createSandbox({
      document,
      scenario,
      ...(fixedNow && { fixedNow }),
      sampleFiles: sampleFile,
      fileUrl: (world, key) =>
        `${key.startsWith('labels/') ? labelUrl : url}/sandbox/files/${encodeURIComponent(key)}?${new URLSearchParams({ world })}`,
      log,
    })
  const sandbox = upstream === 'sandbox' ? createWorlds() : undefined
  const answerRequest = await createFront(document, {
    ...(sandbox && { sandbox }),
    consoleUrl,
    logViolation,
  })
  const closing = new AbortController()

  const server = createServer((request, response) => {
    const started = performance.now()
    serve(request, response).catch((error: unknown) => {
      // If the client has gone, there is nobody to answer; anything else is a bug here.
      if (!request.errored && !closing.signal.aborted) log(`! ${String(error)}`)
      response.destroy()
    })
    response.on('finish', () => {
      // The browser asks before most calls, which would double the log.
      if (request.method === 'OPTIONS') return
      const duration = Math.round(performance.now() - started)
      log(`${request.method} ${request.url} → ${response.statusCode} (${duration} ms)`)
    })
  })

  // Longer than a test: a client's next call could otherwise meet a connection that is just being closed.
  server.keepAliveTimeout = 2 * minute

  async function serve(request: IncomingMessage, target: ServerResponse) {
    const headers = { ...commonHeaders(request), Server: `Waypost mock (${upstream})` }
    const { response, delay } = await answerRequest(request).catch((error: unknown) => {
      if (request.errored) throw error
      log(`! ${stackOf(error)}`)
      const message = `The mock failed: ${String(error)}`
      return { response: jsonAnswer(500, { message }), delay: 0 }
    })
    if (delay > 0) await wait(delay, undefined, { signal: closing.signal })
    if (!response) {
      log(`${request.method} ${request.url} → dropped on request`)
      target.destroy()
      return
    }
    if (!response.ok) log(`  ${await response.clone().text()}`)
    await sendResponse(target, response, headers)
  }

  async function listen(kept: KeptWorlds = new Map()): Promise<Front> {
    for (const problem of restored(kept)) log(`  ${problem}`)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      // By default the system drops connections beyond 511 that come at once.
      server.listen({ port, host, backlog: 4096 }, resolve)
    })
    const { address, family, port: taken } = server.address() as AddressInfo
    const ticking =
      tickEvery === undefined ? undefined : setInterval(() => sandbox?.simulate(), tickEvery)
    url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
    labelUrl = `http://localhost:${taken}`
    return {
      url,
      keep: async () => (await sandbox?.keep()) ?? new Map(),
      close: () =>
        new Promise((resolve) => {
          closing.abort()
          clearInterval(ticking)
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    }
  }

  /** What no longer fits; after a failure, new worlds take the place of the old ones. */
  function restored(kept: KeptWorlds): string[] {
    try {
      return sandbox?.restore(kept) ?? []
    } catch (error) {
      for (const id of kept.keys()) sandbox?.reset(id)
      return [`The worlds start again from their seed: ${stackOf(error)}`]
    }
  }

  return { listen }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
