import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Reads a request's body.
 *
 * @param limit In bytes. A longer body is read to its end and discarded, since a client does not read the answer while it
 *   is still sending.
 * @returns The bytes, or undefined if they exceed the limit.
 * @throws When the client disconnects.
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

/** Writes a web response with the headers of every answer. */
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

/** CORS headers and the answer's id. */
export function commonHeaders(request: IncomingMessage): Record<string, string> {
  const isClosed = request.url?.includes('cors=none')
  return {
    ...(!isClosed && { 'Access-Control-Allow-Origin': request.headers.origin ?? '*' }),
    'Access-Control-Expose-Headers': 'Content-Disposition, ETag, Retry-After, X-Request-Id',
    'Cache-Control': 'no-store',
    Vary: 'Origin',
    'X-Request-Id': crypto.randomUUID(),
  }
}

/**
 * The answer to a CORS preflight request.
 *
 * @param asked The headers that the browser wants to send. Those that `config.json` has to allow are only allowed on demand.
 */
export function preflight(asked: string | undefined) {
  const optional = ['Idempotency-Key', 'If-Match']
    .filter((name) =>
      asked
        ?.toLowerCase()
        .split(/\s*,\s*/)
        .includes(name.toLowerCase()),
    )
    .map((name) => `, ${name}`)
    .join('')
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Headers': `Authorization, Content-Type, Prefer, X-Waypost-World${optional}`,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Max-Age': '600',
    },
  })
}
