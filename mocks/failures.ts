import type { Operation } from './contract.ts'
import { jsonAnswer } from './examples.ts'
import type { Violation } from './schemas.ts'

/**
 * The answer to a request that breaks the contract: a `Failure` whose `message` names the operation and each place and rule.
 *
 * @param violations The first key of each `place` says where: `body`, `query`, `path` or `header`.
 */
export function refusal(operation: Operation, status: number, violations: Violation[]) {
  const reasons = violations.map(({ place, rule, message }) =>
    [place.join(' › ') || 'request', message, rule && `(${rule})`].filter(Boolean).join(' '),
  )
  return jsonAnswer(status, {
    message: `${operation.operationId} does not follow the contract: ${[...new Set(reasons)].join('; ')}.`,
    fieldErrors: violations.flatMap(({ place, message }) =>
      place.length > 1 ? [{ field: place.slice(1).join('.'), message }] : [],
    ),
  })
}
