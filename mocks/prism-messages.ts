import { MIMEType } from 'node:util'
import type { createInstance } from '@stoplight/prism-http'
import type { Operation } from './contract.ts'
import { jsonAnswer } from './examples.ts'

type PrismRequest = Parameters<ReturnType<typeof createInstance>['request']>[0]

/** A request's parts: `headers` in lower case, `body` parsed. */
export type RequestParts = { url: URL; headers: Record<string, string>; body: unknown }

export type PrismOutput = { statusCode: number; headers?: Record<string, string>; body?: unknown }

export function asPrismRequest(
  { method, prefix, request }: Operation,
  { url, headers: { 'content-type': type, ...headers }, body }: RequestParts,
): PrismRequest {
  return {
    method: method.toLowerCase() as PrismRequest['method'],
    url: { path: url.pathname.slice(prefix.length), query: queryOf(url) },
    headers: {
      ...headers,
      // Prism throws on a content type that it cannot parse.
      ...(request && type && { 'content-type': isMediaType(type) ? type : 'unknown/unknown' }),
      // Prism checks a body's content type only if there is a length.
      'content-length': body === undefined ? '0' : '1',
    },
    body,
  }
}

export async function asPrismOutput(response: Response): Promise<PrismOutput> {
  const type = response.headers.get('content-type')
  if (type === null) return { statusCode: response.status }
  const text = await response.text()
  const body: unknown = type.includes('json') ? JSON.parse(text) : text
  const version = response.headers.get('etag')
  const headers = { 'Content-type': type, ...(version !== null && { ETag: version }) }
  return { statusCode: response.status, headers, body }
}

export function asResponse({ statusCode, headers, body }: PrismOutput): Response {
  if (body === undefined || statusCode === 204) return new Response(null, { status: statusCode })
  const type = headers?.['Content-type'] ?? 'application/json'
  const version = headers?.['ETag']
  if (type.includes('json')) {
    return jsonAnswer(statusCode, body, version === undefined ? {} : { ETag: version })
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { status: statusCode, headers: { 'Content-Type': type } })
}

function isMediaType(text: string): boolean {
  try {
    return new MIMEType(text).essence !== ''
  } catch {
    return false
  }
}

function queryOf(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
