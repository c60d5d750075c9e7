/** The fields of the client's error type, for modules that must not import the client. */
export type Failure = Error & {
  kind?: 'http' | 'network' | 'timeout' | 'contract'
  status?: number | undefined
  said?: string | undefined
  requestId?: string | undefined
  fieldErrors?: readonly unknown[]
}

/** How the console treats a failed call. */
type Policy = {
  /** A read is sent once more before the failure shows. */
  repeat?: true
  /** Trying again can help, so Retry is offered. */
  retry?: true
  /** The server understood the call and refused it. */
  refusal?: true
  /** Fills the screen when the screen cannot be shown without this call. */
  page?: 'forbidden' | 'missing'
}

/** The policy for every failure, by its kind, or its status where the server has answered. */
const policies = {
  network: { repeat: true, retry: true },
  // The user has waited long enough already.
  timeout: { retry: true },
  contract: { retry: true },
  // Asks for the password again.
  401: { retry: true, refusal: true },
  403: { refusal: true, page: 'forbidden' },
  404: { refusal: true, page: 'missing' },
  '4xx': { refusal: true },
  // Treated like a bug in the console.
  '5xx': { retry: true },
} satisfies Record<string | number, Policy>

/** Whatever was thrown, as a failure. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Error ? error : new Error(String(error))

/** What to do about a failure. */
export const policyOf = (error: Failure): Policy => policies[rowOf(error)]

/** What the server said about single fields, for where no form shows it beside them. */
export const fieldTexts = ({ fieldErrors = [] }: Failure): string[] =>
  (fieldErrors as readonly { message: string }[]).map(({ message }) => message)

function rowOf({ kind, status = 500 }: Failure): keyof typeof policies {
  if (kind && kind !== 'http') return kind
  if (status === 401 || status === 403 || status === 404) return status
  return status < 500 ? '4xx' : '5xx'
}
