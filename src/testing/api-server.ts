import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server for uploads in browser tests. */
    uploadServer: string
  }
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export type TestServer = { url: string; close: () => Promise<void> }

/** Starts an HTTP server on a free loopback port. `close` also cuts open connections. */
export async function startTestServer(answer: Answer): Promise<TestServer> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Parses a multipart body. Rejects if it is malformed or cut off. */
export function readForm(request: IncomingMessage): Promise<FormData> {
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(body as unknown as BodyInit, { headers }).formData()
}

/**
 * Vitest's global setup of the browser tests: serves `uploadAnswers` and provides its address as `uploadServer`.
 * Returns the teardown.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(uploadAnswers())
  provide('uploadServer', server.url)
  return server.close
}

/**
 * The upload server: `/stored` returns what arrived, `/refused` answers 413, `/nothing` 204, `/reset` resets the
 * connection, `/html` returns a proxy's page. `/held?id=` reads nothing until `/release?id=`, then returns what
 * arrived, or until `/drain?id=`, which returns whether all of it arrived.
 */
function uploadAnswers(): Answer {
  const gates = new Map<string, Gate>()
  const answers: Record<string, UploadAnswer> = {
    '/stored': async (request, response) => sendJson(response, 200, await describe(request)),
    '/refused': async (request, response) => {
      await readForm(request)
      sendJson(response, 413, { message: 'The file is too large.' })
    },
    '/nothing': async (request, response) => {
      await readForm(request)
      response.writeHead(204).end()
    },
    '/html': async (request, response) => {
      await readForm(request)
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    },
    '/reset': (request) => void request.socket.resetAndDestroy(),
    '/held': async (request, response, gate) => {
      gate.arrived.resolve(request)
      await gate.released.promise
      sendJson(response, 200, await describe(request))
    },
    '/release': (_request, response, gate) => {
      gate.released.resolve()
      response.writeHead(204).end()
    },
    '/drain': async (_request, response, gate) => {
      const upload = await gate.arrived.promise
      // Rejects if the client disconnected, which is what the test checks.
      await finished(upload.resume()).catch(() => undefined)
      sendJson(response, 200, { complete: upload.complete })
    },
  }

  return async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization')
    response.setHeader('access-control-expose-headers', 'x-request-id')
    response.setHeader('x-request-id', 'upload-1')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const id = searchParams.get('id') ?? ''
    // Created by whichever comes first: the upload or its release.
    const gate = gates.get(id) ?? newGate()
    gates.set(id, gate)
    await answers[pathname]?.(request, response, gate)
  }
}

type Gate = ReturnType<typeof newGate>
type UploadAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  gate: Gate,
) => void | Promise<void>

function newGate() {
  return {
    arrived: Promise.withResolvers<IncomingMessage>(),
    released: Promise.withResolvers<void>(),
  }
}

async function describe(request: IncomingMessage) {
  const form = await readForm(request)
  return {
    authorization: request.headers.authorization ?? null,
    parts: [...form].map(([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, fileName: value.name, type: value.type, size: value.size },
    ),
  }
}
