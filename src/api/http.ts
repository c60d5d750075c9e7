import type { $ZodType } from 'zod/v4/core'
import { minute, second } from '~/lib/units.ts'
import { unlessAborted } from '~/lib/unless-aborted.ts'
import { findFailure, readBody, type ReadBody } from './body.ts'
import { logCall, type LoggedCall } from './call-log.ts'
import { withDeadline } from './deadline.ts'
import { takeEarlyAnswer, type EarlyAnswer } from './early-answers.ts'
import { ApiError, isApiError, textOf } from './errors.ts'
import type { SentKey } from './sent-keys.ts'
import type { UploadProgress } from './xhr.ts'

/** The error type of every generated hook; `Body` is the contract's failure body. */
export type ErrorType<Body> = ApiError<Body>

export type HttpEvent =
  | { type: 'slow-response'; operationId: string; milliseconds: number; status: number }
  | { type: 'contract-violation'; operationId: string; place: string; rule: string }

export type HttpConfig = {
  /** The address that paths are appended to. */
  apiBaseUrl: string
  /** The same for calls marked `images`. */
  imageBaseUrl: string
  /** The stored token, sent unchanged; null if nobody is signed in. */
  token: () => string | null
  /** Refuses calls that need a token while nobody is signed in, instead of sending them. */
  needsToken?: boolean
  /**
   * Called after a 401 of a call that needs a token, while the call waits with its timeout paused. Resolves with
   * whether to resend the call; it is resent at most once.
   */
  onUnauthorized?: (error: ApiError, sentToken: string | null) => Promise<boolean>
  /** Reports events to analytics. */
  report?: (event: HttpEvent) => void
  /** Whether the server allows the header `Idempotency-Key`. */
  idempotencyKeys?: boolean | undefined
  /** Extra headers for one operation, from the developer panel. Development only. */
  headers?: (operationId: string) => Record<string, string>
  /** Gets every call that has ended, for the developer panel. Development only. */
  onCall?: (call: ObservedCall) => void
}

/** A call as the developer panel shows it. `received` is undefined if no response arrived. */
export type ObservedCall = LoggedCall & {
  request: { method: string; path: string; body: unknown }
  received: unknown
  schema: $ZodType | undefined
}

export type HttpOptions = RequestInit & {
  /** The operation in the contract. The generated client sets it, the flags and `schema`. */
  operationId?: string
  /** Sent without a token. */
  public?: boolean
  /** Set for the call that renews the session, which others wait for: its 401 fails like any other status. */
  renewsSession?: boolean
  /** Uses the base address for images. */
  images?: boolean
  /** Creates something or costs money, so that it may carry an `Idempotency-Key`. */
  keyed?: boolean
  /** The key of what a form creates. By default, the same content has the same key until it gets an answer. */
  idempotencyKey?: () => string | undefined
  /** The version of the record that a change is based on. Only where the server allows the header `If-Match`. */
  version?: () => string | undefined
  /** Gets the version of the record that was read, if the server says it. */
  onVersion?: (version: string | null) => void
  /** The body is a form and may take minutes to send. */
  upload?: boolean
  /** The response is a file: a non-empty Blob, never text or JSON. */
  binary?: boolean
  /** Validates the response. */
  schema?: $ZodType
  /** Timeout of the whole call, including reading the response. By default 30 s, 3 min for downloads, 5 min for uploads. */
  timeoutMs?: number
  /** Reports bytes sent and total bytes during an upload, in browsers. */
  onUploadProgress?: UploadProgress
}

const defaultTimeout = 30 * second
const uploadTimeout = 5 * minute
/** The server may generate the file on request. */
const downloadTimeout = 3 * minute
/** Responses that take longer are slow. */
export const slowResponseMs = 250

const loadViolation = () => import('./violation.ts')

let config: HttpConfig | undefined

/** Configures the client. Must run before the first call; a later call replaces everything. */
export function configureHttp(next: HttpConfig): void {
  config = next
}

/**
 * Makes one call for the generated client. Resolves with the body: parsed JSON, text as a string, a file as a
 * Blob; an empty body as an empty object if the contract describes an answer, otherwise as undefined. Rejects with
 * an `ApiError`, or with an `AbortError` if `options.signal` aborted the call.
 */
export async function http<T>(path: string, given: HttpOptions): Promise<T> {
  if (!config) throw new Error('configureHttp has to run before the first call')
  const { onUnauthorized, token } = config
  const sentToken = token()
  const signedOut = () =>
    new ApiError({ kind: 'http', operationId: operationOf(path, given), status: 401 })
  // Such as of a screen that was being preloaded when its user signed out.
  if (config.needsToken && sentToken === null && !isOpen(given)) throw signedOut()
  const isKeyed = config.idempotencyKeys && given.keyed
  const sent = isKeyed ? await keyOf(path, given) : undefined
  // Somebody else may have signed in meanwhile, and must not send it.
  if (isKeyed && token() !== sentToken && !isOpen(given)) {
    const mayGoOn = await onUnauthorized?.(signedOut(), sentToken)
    if (!mayGoOn) throw signedOut()
  }
  const options = withOptionalHeaders(given, sent?.key)
  const first = await exchange<T>(path, options, config)
  sent?.settle(first)
  if (!('error' in first)) return first.value
  const renewable = first.error.status === 401 && !options.public && !options.renewsSession
  if (!renewable || !onUnauthorized) throw first.error
  if (!(await unlessAborted(onUnauthorized(first.error, sentToken), options.signal)))
    throw first.error
  const second = await exchange<T>(path, options, config)
  sent?.settle(second)
  if ('error' in second) throw second.error
  return second.value
}

/** Whether a call needs no token, or has one of its own. */
const isOpen = (options: HttpOptions) =>
  options.public || options.images || new Headers(options.headers).has('Authorization')

const operationOf = (path: string, { operationId, method = 'GET' }: HttpOptions) =>
  operationId ?? `${method} ${path}`

/** The key of a call that creates something. */
async function keyOf(path: string, options: HttpOptions): Promise<SentKey> {
  const key = options.idempotencyKey?.()
  if (key !== undefined) return { key, settle: keepNothing }
  return import('./sent-keys.ts')
    .then(({ sentKey }) => sentKey(path, options.body))
    .catch(() => ({ key: crypto.randomUUID(), settle: keepNothing }))
}

const keepNothing = () => {}

/** The same for a resend of the call. */
function withOptionalHeaders(options: HttpOptions, key: string | undefined): HttpOptions {
  const headers = new Headers(options.headers)
  const version = options.version?.()
  if (version) headers.set('If-Match', version)
  if (key) headers.set('Idempotency-Key', key)
  return { ...options, headers }
}

export type CallOutcome<T> = { value: T } | { error: ApiError }

/** One request and its response. Rejects if no usable response arrived. */
async function exchange<T>(
  path: string,
  options: HttpOptions,
  from: HttpConfig,
): Promise<CallOutcome<T>> {
  const operationId = operationOf(path, options)
  // Reports leave out the path, because it contains values.
  const loggedId = options.operationId ?? 'unknown'
  const timeoutMs = options.timeoutMs ?? timeoutOf(options)
  const url = addressOf(path, options, from)
  const headers = headersOf(operationId, options, from)
  const early = isPlainRead(options) ? takeEarlyAnswer(url, headers) : undefined
  const start = early?.at ?? performance.now()
  const deadline = {
    operationId,
    timeoutMs: early ? start + timeoutMs - performance.now() : timeoutMs,
    signal: options.signal,
  }
  // An early answer may have waited for the code.
  const elapsed = () => (early?.arrivedAt ?? performance.now()) - start
  const log = (outcome: Omit<LoggedCall, 'operationId' | 'at'>, received?: unknown) => {
    const call = { operationId: loggedId, at: Date.now(), ...outcome }
    logCall(call)
    if (import.meta.env.DEV) {
      const { method = 'GET', body: sent, schema } = options
      from.onCall?.({ ...call, request: { method, path, body: sent }, received, schema })
    }
  }

  const { response, body } = await withDeadline(deadline, async (signal) => {
    const answer = await (early ? follow(early, signal) : send(url, headers, signal, options))
    return { response: answer, body: await readAnswer(answer, signal) }
  }).catch((error: unknown) => {
    if (isApiError(error)) log({ milliseconds: Math.round(elapsed()), failure: error.kind })
    throw error
  })

  const { status } = response
  const time = elapsed()
  const milliseconds = Math.round(time)
  if (time > slowResponseMs) {
    from.report?.({ type: 'slow-response', operationId: loggedId, milliseconds, status })
  }
  const failure = findFailure(operationId, response, body, options)
  log({ milliseconds, status, failure: failure?.kind }, body.value)
  if (!failure) {
    options.onVersion?.(response.headers.get('etag'))
    return { value: (body.value ?? (options.schema && {})) as T }
  }
  if (failure.kind === 'contract') {
    const { schema } = options
    void loadViolation()
      .then(({ noteViolation }) =>
        noteViolation(
          { operationId: loggedId, schema, value: body.value, ...failure },
          from.report,
        ),
      )
      // The call has already failed and reports that; only its log entry is lost.
      .catch(() => undefined)
  }

  const requestId = response.headers.get('x-request-id') ?? undefined
  const retryAfter = response.headers.get('retry-after')
  const error = new ApiError({
    ...failure,
    operationId,
    status,
    body: body.value,
    requestId,
    retryAfter,
  })
  if (error.kind === 'http') logSystemMessage(error)
  return { error }
}

function timeoutOf({ upload, binary, images }: HttpOptions): number {
  if (upload) return uploadTimeout
  return binary && !images ? downloadTimeout : defaultTimeout
}

function addressOf(path: string, options: HttpOptions, { apiBaseUrl, imageBaseUrl }: HttpConfig) {
  return (options.images ? imageBaseUrl : apiBaseUrl).replace(/\/+$/, '') + path
}

function headersOf(operationId: string, options: HttpOptions, from: HttpConfig): Headers {
  const headers = new Headers(options.headers)
  if (import.meta.env.DEV) {
    const extra = from.headers?.(operationId) ?? {}
    for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  }
  const token = options.public ? null : from.token()
  // A call about another token sends that token.
  if (token !== null && !headers.has('Authorization')) headers.set('Authorization', token)
  return headers
}

const isPlainRead = ({ method = 'GET', body, binary }: HttpOptions) =>
  method === 'GET' && !body && !binary

/** The response of a call that is on its way. */
function follow(early: EarlyAnswer, signal: AbortSignal): Promise<Response> {
  signal.addEventListener('abort', early.abort)
  if (signal.aborted) early.abort()
  return early.response
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
    // The status of a refusal matters more than its text.
    return { value: undefined }
  }
}

function logSystemMessage({ operationId, body }: ApiError) {
  const message = textOf(body, 'genericSystemErrorMessage')
  if (message) console.error(`${operationId}: ${message}`)
}
