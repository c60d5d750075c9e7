import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findOperation } from '../../../mocks/examples.ts'
import { contract } from '../support.ts'
import type { Asked, Fault, Given } from './planted-faults.ts'

/** Starts a server in front of the sandbox that has the faults, each at its operation. */
export async function startFaultyCopy(sandbox: string, faults: Fault[]) {
  const server = createServer((request, response) => {
    void answer(request).then(({ status, headers, bytes }) => {
      response.writeHead(status, headers)
      response.end(bytes)
    })
  })

  async function answer(request: IncomingMessage) {
    const { authorization: token, origin = '', ...others } = request.headers
    const asked: Asked = {
      url: new URL(sandbox + request.url),
      method: request.method ?? 'GET',
      token,
      key: others['idempotency-key'] as string | undefined,
    }
    const called = others['access-control-request-method'] ?? asked.method
    const { operationId } = findOperation(contract, called, asked.url.pathname) ?? {}
    const planted = faults.filter((each) => each.operationId === operationId)
    const wanted = { ...asked, url: new URL(asked.url) }
    for (const fault of planted) fault.request?.(asked)
    const chunks = await request.toArray()
    const real = await fetch(asked.url, {
      method: asked.method,
      headers: {
        origin,
        ...(others['access-control-request-headers'] && {
          'access-control-request-headers': others['access-control-request-headers'],
        }),
        ...(asked.token !== undefined && { authorization: asked.token }),
        ...(asked.key !== undefined && { 'idempotency-key': asked.key }),
        ...(others['if-match'] !== undefined && { 'if-match': others['if-match'] }),
        ...(others['content-type'] && { 'content-type': others['content-type'] }),
      },
      ...(chunks.length > 0 &&
        asked.method !== 'GET' && { body: Buffer.concat(chunks as Buffer[]) }),
    })
    const bytes = Buffer.from(await real.arrayBuffer())
    const { 'content-length': _, ...headers } = Object.fromEntries(real.headers)
    const isJson = real.headers.get('content-type')?.includes('json') === true
    const body: unknown = isJson ? JSON.parse(bytes.toString()) : undefined
    const given: Given = { status: real.status, headers, body }
    if (isJson) shownPage(given, wanted.url)
    for (const fault of planted) fault.answer?.(given, wanted)
    return {
      status: given.status,
      headers: given.headers,
      bytes: given.body === undefined ? bytes : Buffer.from(JSON.stringify(given.body)),
    }
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A server that reads a page wrongly still says the number that was asked for. */
function shownPage({ body }: Given, { searchParams }: URL) {
  const { page } = Object(body) as { page?: { number?: number } }
  const asked = searchParams.get('page')
  if (page?.number !== undefined && /^\d+$/.test(asked ?? '')) page.number = Number(asked)
}
