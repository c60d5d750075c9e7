import { setTimeout as wait } from 'node:timers/promises'
import { addressOf } from '../../mocks/address.ts'
import type { Operation } from '../../mocks/contract.ts'

/** One request. Without `token`, it has the token of the run; null sends none. */
export type Call = {
  operation: Operation
  path?: Record<string, unknown>
  /** A value may be a list, for a repeated parameter. */
  query?: Record<string, unknown>
  body?: unknown
  token?: string | null
  /** The version of the record that the call is to change. */
  ifMatch?: string
  /** What tells a repetition of a call from another call. */
  idempotencyKey?: string
}

/** A call with the contract's own example values, which the server need not have. */
export function exampleCall(operation: Operation): Call {
  const of = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((each) => each.in === place && (each.required || place === 'path'))
        .map(({ name, example }) => [name, example]),
    )
  return { operation, path: of('path'), query: of('query') }
}

export type Answer = {
  status: number
  headers: Headers
  bytes: Buffer
  /** The parsed JSON; undefined for any other body. */
  body: unknown
  milliseconds: number
  /** The request as a shell command, with the token left out. */
  curl: string
  /** Why there is no answer or why its JSON cannot be read. */
  problem: string | undefined
}

export type ClientOptions = {
  /** Without a slash at the end. */
  api: string
  images: string
  /** The console's origin. */
  origin: string
  /** Requests per second; without it, as fast as the server answers. */
  rate: number | undefined
  log: (line: string) => void
}

export type Client = ReturnType<typeof createClient>

const second = 1000
/** What the console waits. */
const patience = { read: 30 * second, package: 180 * second, upload: 300 * second }
/** How often a request that came too soon is sent again, and the longest pause before that. */
const retries = 3
const longestPause = 120 * second

/** Sends one request after the other, not faster than the rate, and pauses when the server asks for it. */
export function createClient({ api, images, origin, rate, log }: ClientOptions) {
  let token: string | null = null
  let next = 0
  let sent = 0

  async function takeTurn() {
    const now = Date.now()
    const start = Math.max(now, next)
    next = start + (rate === undefined ? 0 : second / rate)
    if (start > now) await wait(start - now)
  }

  const urlOf = (operation: Operation, path: object, query: object) => {
    const address = addressOf({ ...operation, prefix: '' }, path, query)
    return (operation.prefix === '' ? api : images) + address
  }

  async function request(url: string, init: RequestInit, limit: number): Promise<Answer> {
    const curl = curlOf(url, init)
    for (let attempt = 0; ; attempt += 1) {
      await takeTurn()
      sent += 1
      const started = performance.now()
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) }).catch(
        (error: unknown) => reasonOf(error, limit),
      )
      if (typeof response === 'string') return silence(curl, response, started)
      const bytes = await response.arrayBuffer().catch((error: unknown) => reasonOf(error, limit))
      if (typeof bytes === 'string') return silence(curl, bytes, started)
      const pause = pauseOf(response)
      if (pause === undefined || attempt === retries) {
        return asAnswer(response, Buffer.from(bytes), performance.now() - started, curl)
      }
      log(`  the server asks to wait ${Math.round(pause / second)} s (${response.status})`)
      await wait(pause)
    }
  }

  return {
    api,
    origin,
    /** The token of the run. */
    useToken: (value: string) => void (token = value),
    sent: () => sent,
    send(call: Call): Promise<Answer> {
      const { operation, path = {}, query = {}, body } = call
      const own = call.token === undefined ? token : call.token
      const isForm = body instanceof FormData
      const limit = isForm
        ? patience.upload
        : operation.operationId === 'downloadInstallationPackage'
          ? patience.package
          : patience.read
      return request(
        urlOf(operation, path, query),
        {
          method: operation.method,
          headers: {
            Origin: origin,
            ...(own !== null && operation.prefix === '' && { Authorization: own }),
            ...(call.ifMatch !== undefined && { 'If-Match': call.ifMatch }),
            ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
            ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && {
            body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
          }),
          redirect: 'manual',
        },
        limit,
      )
    },
    /** The question that a browser asks before the call. */
    preflight(operation: Operation, path: object, headers: string[]): Promise<Answer> {
      return request(
        urlOf(operation, path, {}),
        {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': operation.method,
            'Access-Control-Request-Headers': headers.join(','),
          },
        },
        patience.read,
      )
    },
  }
}

/** How long to wait before the request is sent again; undefined if it was not sent too soon. */
function pauseOf({ status, headers }: Response): number | undefined {
  const after = headers.get('retry-after')
  if (status !== 429 && (status !== 503 || after === null)) return undefined
  const text = after ?? '5'
  const pause = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - Date.now()
  return Number.isNaN(pause) ? 5 * second : Math.min(Math.max(pause, 0), longestPause)
}

function asAnswer(response: Response, bytes: Buffer, milliseconds: number, curl: string): Answer {
  const { status, headers } = response
  const answer = { status, headers, bytes, milliseconds, curl, body: undefined, problem: undefined }
  if (!headers.get('content-type')?.includes('json')) return answer
  try {
    return { ...answer, body: JSON.parse(bytes.toString('utf8')) as unknown }
  } catch (error) {
    return { ...answer, problem: `the body is not JSON: ${(error as Error).message}` }
  }
}

const silence = (curl: string, problem: string, started: number): Answer => ({
  status: 0,
  headers: new Headers(),
  bytes: Buffer.alloc(0),
  body: undefined,
  milliseconds: performance.now() - started,
  curl,
  problem,
})

function reasonOf(error: unknown, limit: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `there is no answer within ${limit / second} s, which is what the console waits`
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `there is no answer: ${cause instanceof Error ? cause.message : String(cause)}`
}

/** Passwords of the run are left out too. */
function curlOf(url: string, { method, headers, body }: RequestInit): string {
  const shown = Object.entries(headers as Record<string, string>).map(([name, value]) =>
    name === 'Authorization'
      ? `-H ${value === wrongToken ? quoted(`Authorization: ${value}`) : '"Authorization: $WAYPOST_TOKEN"'}`
      : `-H ${quoted(`${name}: ${value}`)}`,
  )
  const parts = body instanceof FormData ? formParts(body) : textPart(body)
  const verb = method === 'GET' ? [] : ['-X', method ?? 'GET']
  return ['curl', '-i', ...verb, ...shown, ...parts, quoted(url)].join(' ')
}

/** A token that no server has. */
export const wrongToken = 'conformance-wrong-token'

function textPart(body: RequestInit['body']): string[] {
  if (typeof body !== 'string') return []
  const hidden = body.replaceAll(/("(?:[a-z]*[pP]assword)":)"[^"]*"/g, '$1"…"')
  return ['--data', quoted(hidden)]
}

const formParts = (form: FormData) =>
  [...form].map(([name, value]) =>
    typeof value === 'string'
      ? `-F ${quoted(`${name}=${value}`)}`
      : `-F ${quoted(`${name}=@${value.name};type=${value.type}`)}`,
  )

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
