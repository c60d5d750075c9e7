/** What the one error type of the client tells, without knowing the client. */
export type Failure = Error & {
  kind?: 'http' | 'network' | 'timeout' | 'contract'
  status?: number | undefined
  said?: string | undefined
  fieldErrors?: readonly unknown[]
}

/** What happens to a failed call, and to the screen that waits for it. */
type Policy = {
  /** A read is sent once more before anybody is told. */
  repeat?: true
  /** Trying again can help, so Retry is offered. */
  retry?: true
  /** The server has understood the call and said no. */
  refusal?: true
  /** It stands for the whole of a screen that cannot do without. */
  page?: 'forbidden' | 'missing'
}

/** The policy for every failure, by its kind, or its status where the server has answered. */
const policies = {
  network: { repeat: true, retry: true },
  // Whoever has waited for it is told at once.
  timeout: { retry: true },
  contract: { retry: true },
  // Asks for the password again.
  401: { retry: true, refusal: true },
  403: { refusal: true, page: 'forbidden' },
  404: { refusal: true, page: 'missing' },
  '4xx': { refusal: true },
  // As after a mistake of the console itself.
  '5xx': { retry: true },
} satisfies Record<string | number, Policy>

/** What to do about a failure. */
export const policyOf = (error: Failure): Policy => policies[rowOf(error)]

function rowOf({ kind, status = 500 }: Failure): keyof typeof policies {
  if (kind && kind !== 'http') return kind
  if (status === 401 || status === 403 || status === 404) return status
  return status < 500 ? '4xx' : '5xx'
}
