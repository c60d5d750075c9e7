import { safeParse } from 'zod/v4/core'
import { FieldError } from './generated/model/fieldError.zod.ts'

/**
 * Why a call failed:
 * - `http`: the server answered and refused, by its status or by a success flag of false;
 * - `network`: no complete response arrived: offline, refused, reset or cut off;
 * - `timeout`: no complete response arrived in time;
 * - `contract`: the response breaks the contract.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'contract'

// For the browser's console and as a fallback: screens have a translation for each kind.
const fallbackMessages: Record<ApiErrorKind, string> = {
  http: 'The server refused the request.',
  network: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  contract: 'The server sent an unexpected answer.',
}

export type ApiErrorDetails<Body = unknown> = {
  kind: ApiErrorKind
  operationId: string
  status?: number | undefined
  message?: string | undefined
  body?: Body | undefined
  requestId?: string | undefined
  retryAfter?: string | null | undefined
  cause?: unknown
}

/**
 * The one error of a failed call. An abort by the caller stays an `AbortError`.
 *
 * For kind `http`, `message` is the server's own text if it sent one. Otherwise it is neutral English, which screens
 * replace with a translation for the `kind`. `status` and `body` are set if a response arrived. `body` is not
 * validated, so it may differ from `Body`. `fieldErrors` is empty if the server sent none.
 */
export class ApiError<Body = unknown> extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operationId: string
  readonly status: number | undefined
  readonly body: Body | undefined
  readonly fieldErrors: readonly FieldError[]
  readonly requestId: string | undefined
  /** The `Retry-After` header. */
  readonly retryAfter: string | null | undefined
  /** The server's own text, if any. */
  readonly serverText: string | undefined

  constructor(details: ApiErrorDetails<Body>) {
    const { kind, body } = details
    // Only failures have one: the `message` of a success may be data, even a token.
    const serverText = kind === 'http' ? serverMessage(body) : undefined
    super(details.message ?? serverText ?? fallbackMessages[kind], { cause: details.cause })
    this.kind = kind
    this.serverText = serverText
    this.operationId = details.operationId
    this.status = details.status
    this.body = body
    this.fieldErrors = kind === 'http' ? fieldErrorsOf(body) : []
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Logs a failed call to the browser's console, where the specification asks for it. */
export function logFailure({ operationId, kind, status, message, fieldErrors }: ApiError): void {
  const complaints = fieldErrors.map((fault) => `\n${fault.field}: ${fault.message}`)
  console.error(`${operationId} failed (${status ?? kind}): ${message}${complaints.join('')}`)
}

/** The string at `key`, or undefined if there is none. */
export function textOf(body: unknown, key: string): string | undefined {
  const value = property(body, key)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The value at `key`, or undefined if `body` is not an object. */
export function property(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Record<string, unknown>)[key]
    : undefined
}

function serverMessage(body: unknown): string | undefined {
  return (
    textOf(body, 'message') ??
    textOf(body, 'errorMessage') ??
    textOf(body, 'genericSystemErrorMessage')
  )
}

function fieldErrorsOf(body: unknown): FieldError[] {
  const list = property(body, 'fieldErrors')
  return Array.isArray(list) ? list.filter(isFieldError) : []
}

function isFieldError(value: unknown): value is FieldError {
  return safeParse(FieldError, value).success
}
