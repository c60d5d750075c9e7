import type { $ZodType } from 'zod/v4/core'
import { minute, second } from '~/lib/units.ts'
import { findMismatch, readBody, type ReadBody } from './body.ts'
import { logCall, type LoggedCall } from './call-log.ts'
import { withDeadline } from './deadline.ts'
import { ApiError, isApiError, property, textOf } from './errors.ts'
import type { UploadProgress } from './xhr.ts'

/** The error type of every generated hook; `Body` is the contract's failure body. */
export type ErrorType<Body> = ApiError<Body>

export type HttpEvent =
  | { type: 'slow-response'; operationId: string; milliseconds: number; status: number }
  | { type: 'contract-violation'; operationId: string; place: string; rule: string }

export type HttpConfig = {
  /** Address that every path is appended to. */
  apiBaseUrl: string
  /** The same for the calls that are marked `images`. */
  imageBaseUrl: string
  /** The stored token, sent unchanged; null when nobody is signed in. */
  token: () => string | null
  /**
   * Asked after a 401 of a call that needs a token, while the call waits with its time-out stopped. Resolves with
   * whether to send the call again; it is sent again once.
   */
  onUnauthorized?: (error: ApiError, sentToken: string | null) => Promise<boolean>
  /** The analytics port. */
  report?: (event: HttpEvent) => void
  /** More headers for one operation: the developer panel's, in development only. */
  headers?: (operationId: string) => Record<string, string>
}

export type HttpOptions = RequestInit & {
  /** The contract's name of the call. The generated client sets it, as well as the flags and `schema`. */
  operationId?: string
  /** Sent without a token. */
  public?: boolean
  /** With false a 401 is a failure like any other: for the calls that renew a session themselves. */
  held?: boolean
  /** Goes to the image base address. */
  images?: boolean
  /** The body is a form, and may take minutes to send. */
  upload?: boolean
  /** The answer is a file: a Blob, and never empty, text or JSON. */
  binary?: boolean
  /** What the answer has to match. */
  schema?: $ZodType
  /** How long the whole call may take, the reading of the answer included: 30 s, a download 3 minutes, an upload 5. */
  timeoutMs?: number
  /** Called with the bytes sent and the total while an upload runs (in a browser). */
  onUploadProgress?: UploadProgress
}

const defaultTimeout = 30 * second
const uploadTimeout = 5 * minute
/** A file can be made only when it is asked for. */
const downloadTimeout = 3 * minute
/** An answer that takes longer is slow. */
export const slowResponseMs = 250

const loadViolation = () => import('./violation.ts')

let config: HttpConfig | undefined

/** Configures the client. Must run before the first call; a later call replaces everything. */
export function configureHttp(next: HttpConfig): void {
  config = next
}

/**
 * Makes one call for the generated client. Resolves with the body as it was received: JSON as a value, text as a
 * string, a file as a Blob, an empty body as undefined. Rejects with an `ApiError`, or with an `AbortError` when
 * `options.signal` aborted the call.
 */
export async function http<T>(path: string, options: HttpOptions): Promise<T> {
  if (!config) throw new Error('configureHttp has to run before the first call')
  const { onUnauthorized, token } = config
  const sentToken = token()
  const first = await exchange<T>(path, options, config)
  if (!('error' in first)) return first.value
  const renewable = first.error.status === 401 && !options.public && options.held !== false
  if (!renewable || !onUnauthorized) throw first.error
  if (!(await unlessAborted(onUnauthorized(first.error, sentToken), options.signal)))
    throw first.error
  const second = await exchange<T>(path, options, config)
  if ('error' in second) throw second.error
  return second.value
}

type Outcome<T> = { value: T } | { error: ApiError }

/** One request and its answer. Rejects when no usable answer arrived. */
async function exchange<T>(
  path: string,
  options: HttpOptions,
  from: HttpConfig,
): Promise<Outcome<T>> {
  const operationId = options.operationId ?? `${options.method ?? 'GET'} ${path}`
  // What others read has no path, which has values in it.
  const loggedId = options.operationId ?? 'unknown'
  const timeoutMs = options.timeoutMs ?? timeoutOf(options)
  const deadline = { operationId, timeoutMs, signal: options.signal }
  const url = addressOf(path, options, from)
  const headers = headersOf(operationId, options, from)
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  const log = (outcome: Pick<LoggedCall, 'milliseconds' | 'status' | 'failure'>) =>
    logCall({ operationId: loggedId, at: Date.now(), ...outcome })

  const { response, body } = await withDeadline(deadline, async (signal) => {
    const answer = await send(url, headers, signal, options)
    return { response: answer, body: await readAnswer(answer, signal) }
  }).catch((error: unknown) => {
    if (isApiError(error)) log({ milliseconds: elapsed(), failure: error.kind })
    throw error
  })

  const { status } = response
  const milliseconds = elapsed()
  if (milliseconds > slowResponseMs) {
    from.report?.({ type: 'slow-response', operationId: loggedId, milliseconds, status })
  }
  const failure = findFailure(operationId, response, body, options)
  log({ milliseconds, status, failure: failure?.kind })
  if (!failure) return { value: body.value as T }
  if (failure.kind === 'contract') {
    const { schema } = options
    void loadViolation()
      .then(({ noteViolation }) =>
        noteViolation(
          { operationId: loggedId, schema, value: body.value, ...failure },
          from.report,
        ),
      )
      // The call has failed and says so; only its place in the log is lost.
      .catch(() => undefined)
  }

  const requestId = response.headers.get('x-request-id') ?? undefined
  const error = new ApiError({ ...failure, operationId, status, body: body.value, requestId })
  if (error.kind === 'http') logSystemMessage(error)
  return { error }
}

function timeoutOf({ upload, binary, images }: HttpOptions): number {
  if (upload) return uploadTimeout
  return binary && !images ? downloadTimeout : defaultTimeout
}

function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The caller aborted the call', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function addressOf(path: string, options: HttpOptions, { apiBaseUrl, imageBaseUrl }: HttpConfig) {
  return (options.images ? imageBaseUrl : apiBaseUrl).replace(/\/+$/, '') + path
}

function headersOf(operationId: string, options: HttpOptions, from: HttpConfig): Headers {
  const headers = new Headers(options.headers)
  for (const [name, value] of Object.entries(from.headers?.(operationId) ?? {})) {
    headers.set(name, value)
  }
  const token = options.public ? null : from.token()
  // A call about another token carries that token itself.
  if (token !== null && !headers.has('Authorization')) headers.set('Authorization', token)
  return headers
}

async function send(
  url: string,
  headers: Headers,
  signal: AbortSignal,
  options: HttpOptions,
): Promise<Response> {
  const { method = 'GET', body, upload, onUploadProgress } = options
  if (upload && body instanceof FormData && typeof XMLHttpRequest !== 'undefined') {
    const { sendWithXhr } = await import('./xhr.ts')
    return sendWithXhr(url, { method, headers, body, signal, onUploadProgress })
  }
  return fetch(url, { ...options, method, headers, signal })
}

async function readAnswer(response: Response, signal: AbortSignal): Promise<ReadBody> {
  try {
    return await readBody(response)
  } catch (cause) {
    if (response.ok || signal.aborted) throw cause
    // The status of a refusal matters more than its lost text.
    return { value: undefined }
  }
}

function findFailure(
  operationId: string,
  response: Response,
  body: ReadBody,
  { schema, binary }: HttpOptions,
): { kind: 'http' | 'contract'; message?: string; problem?: string | undefined } | undefined {
  if (!response.ok) return { kind: 'http' }
  const { value } = body
  const problem = body.problem ?? (binary && !(value instanceof Blob) ? 'is no file' : undefined)
  const breach = problem ?? (schema && findMismatch(schema, value))
  if (breach) return { kind: 'contract', message: `${operationId}: the answer ${breach}`, problem }
  const refused = property(value, 'successful') === false || property(value, 'success') === false
  return refused ? { kind: 'http' } : undefined
}

function logSystemMessage({ operationId, body }: ApiError) {
  const message = textOf(body, 'genericSystemErrorMessage')
  if (message) console.error(`${operationId}: ${message}`)
}
