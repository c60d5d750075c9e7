import { ownValue, type Operation } from './contract.ts'
import { jsonAnswer } from './examples.ts'
import type { Violation } from './schemas.ts'

/**
 * The answer to a request that breaks the contract: a `Failure` whose `message` names the operation and each place and rule.
 *
 * @param violations The first key of each `place` is `body`, `query`, `path` or `header`.
 */
export function refusal(operation: Operation, status: number, violations: Violation[]) {
  return jsonAnswer(status, {
    message: `${operation.operationId} does not follow the contract: ${reasonsOf(violations, 'request')}.`,
    fieldErrors: fieldErrorsOf(operation, violations),
  })
}

/** The first violation of each field. */
function fieldErrorsOf(operation: Operation, violations: Violation[]) {
  const errors = new Map<string, string>()
  for (const { place, message } of violations) {
    if (place.length < 2) continue
    const field = fieldOf(operation, place)
    if (!errors.has(field)) errors.set(field, message)
  }
  return [...errors].map(([field, message]) => ({ field, message }))
}

/** The path as in `FieldError`: inside the JSON part of a multipart body, without the name of the part. */
function fieldOf({ request }: Operation, [place, ...keys]: string[]): string {
  const [first = '', ...rest] = keys
  const accepted = ownValue(request?.contents[0]?.encoding ?? {}, first)
  const isJsonPart = accepted?.includes('application/json')
  const isInside = place === 'body' && isJsonPart && rest.length > 0
  return (isInside ? rest : keys).join('.')
}

/**
 * Replaces an answer that breaks the contract: 500, with the operation, the status, and each place and rule. The wrong values
 * are apart, since those of a real server must not get into a log.
 */
export function answerViolation(operation: Operation, status: number, violations: Violation[]) {
  const reasons = reasonsOf(violations, 'response')
  const message = `The answer ${status} of ${operation.operationId} breaks the contract: ${reasons}.`
  const values = violations
    .filter(({ place, value }) => place.length > 1 && value !== undefined)
    .map(({ place, value }) => `${place.join(' › ')} is ${shortened(JSON.stringify(value))}.`)
  return jsonAnswer(500, { message, values: [...new Set(values)] })
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

function reasonsOf(violations: Violation[], otherwise: string): string {
  const reasons = violations.map(({ place, rule, message }) =>
    [place.join(' › ') || otherwise, message, rule && `(${rule})`].filter(Boolean).join(' '),
  )
  return [...new Set(reasons)].join('; ')
}
