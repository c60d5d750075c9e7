import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Reads a request's body.
 *
 * @param limit In bytes. A longer body is read to its end and thrown away: a client that is still sending would not read
 *   the answer.
 * @returns The bytes, or undefined when there are more than the limit.
 * @throws When the client goes away meanwhile.
 */
export async function readBody(request: IncomingMessage, limit: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) chunks.length = 0
    else chunks.push(chunk)
  }
  return size > limit ? undefined : Buffer.concat(chunks)
}

/** Writes a web response, with the headers that every answer has. */
export async function sendResponse(
  target: ServerResponse,
  response: Response,
  common: Record<string, string>,
) {
  const body = Buffer.from(await response.arrayBuffer())
  target.writeHead(response.status, {
    ...common,
    ...Object.fromEntries(response.headers),
    ...(response.status !== 204 && { 'Content-Length': String(body.length) }),
  })
  target.end(body)
}

/** What a browser at another address needs to call the server, and the answer's identifier. */
export function commonHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Expose-Headers': 'X-Request-Id',
    'Cache-Control': 'no-store',
    Vary: 'Origin',
    'X-Request-Id': crypto.randomUUID(),
  }
}

/** The answer to a browser's question whether it may send a request. */
export function preflight() {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Prefer, X-Waypost-World',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Max-Age': '600',
    },
  })
}
