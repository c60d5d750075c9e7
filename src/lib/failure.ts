/** The fields of the client's error type, for modules that must not import the client. */
export type Failure = Error & {
  kind?: 'http' | 'network' | 'timeout' | 'contract'
  status?: number | undefined
  serverText?: string | undefined
  requestId?: string | undefined
  retryAfter?: string | null | undefined
  fieldErrors?: readonly unknown[]
}

/** How the console treats a failed call. */
type Policy = {
  /** Reads are retried once before the failure is shown. */
  repeat?: true
  /** Reads wait until the server takes calls again. */
  wait?: true
  /** A retry is offered, because it may help. */
  retry?: true
  /** The server understood the call and refused it. */
  refusal?: true
  /** Replaces the whole screen if it cannot be shown without this call. */
  page?: 'forbidden' | 'missing'
}

/** The policy for every failure, by its kind, or by its status if the server responded. */
const policies = {
  network: { repeat: true, retry: true },
  // The user has already waited long enough.
  timeout: { retry: true },
  contract: { retry: true },
  // The server itself gave up waiting for the call: whether it did something is not known.
  408: { retry: true },
  // Asks for the password again.
  401: { retry: true, refusal: true },
  403: { refusal: true, page: 'forbidden' },
  404: { refusal: true, page: 'missing' },
  // Too many calls: nothing was done, and nothing is wrong with it.
  429: { wait: true, retry: true },
  '4xx': { refusal: true },
  // Treated like a bug in the console.
  '5xx': { retry: true },
  // Maintenance.
  503: { wait: true, retry: true },
} satisfies Record<string | number, Policy>

/** Anything thrown, as a failure. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Error ? error : new Error(String(error))

/** The policy for a failure. */
export const policyOf = (error: Failure): Policy => policies[rowOf(error)]

/** Which text explains a failure about which the server said nothing. */
export function reasonOf(error: Failure) {
  const { page, wait, retry } = policyOf(error)
  if (page) return page
  if (wait) return 'busy'
  if (error.kind !== 'http') return error.kind
  if (error.status === 408) return 'timeout'
  if (error.status === 413) return 'tooLarge'
  return retry ? 'http' : 'refused'
}

/** The server's errors about single fields, for screens without a form to show them in. */
export const fieldTexts = ({ fieldErrors = [] }: Failure): string[] =>
  (fieldErrors as readonly { message: string }[]).map(({ message }) => message)

function rowOf({ kind, status = 500 }: Failure): keyof typeof policies {
  if (kind && kind !== 'http') return kind
  if (isOwnRow(status)) return status
  return status < 500 ? '4xx' : '5xx'
}

const isOwnRow = (status: number): status is 401 | 403 | 404 | 408 | 429 | 503 =>
  [401, 403, 404, 408, 429, 503].includes(status)

/** The pause that `Retry-After` asks for, in milliseconds. It has seconds or a date. */
export function askedPause({ retryAfter }: Failure): number {
  const asked = retryAfter ? Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now() : NaN
  return Number.isNaN(asked) ? 5000 : Math.max(asked, 0)
}

/** The pause before the console repeats a call, in milliseconds. */
export const pauseOf = (failure: Failure): number => Math.min(askedPause(failure), longestPause)

/** Nobody waits longer for a screen. */
const longestPause = 60_000
