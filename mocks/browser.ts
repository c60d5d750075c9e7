import { type ContractDocument } from './contract.ts'
import { chooseExample, exampleAnswer, findOperation, type Choice } from './examples.ts'
import bundle from './generated/openapi.json?raw'
import type { operations } from './generated/operations.ts'

export type OperationId = keyof operations

/** How one operation answers: a declared status or named example, late by `delay` milliseconds, or never. */
export type BrowserAnswer = Choice & { delay?: number | 'infinite' }
export type BrowserAnswers = Partial<Record<OperationId, BrowserAnswer>>

const document = JSON.parse(bundle) as ContractDocument

/** The operation that a request is a call of, or undefined. `pathname` begins behind the API's address. */
export const operationOf = (method: string, pathname: string) =>
  findOperation(document, method, pathname)

/**
 * Answers one call in the browser: from the contract's examples, as `answers` says for the operation, else with the first
 * success. A call that needs a token and has none gets 401.
 *
 * @throws When the contract has no such operation, status or example.
 */
export async function answerInBrowser(
  request: Request,
  answers: BrowserAnswers,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const operation = operationOf(request.method, pathname)
  if (!operation) throw new Error(`The contract has no ${request.method} ${pathname}.`)

  const { delay = 0, ...choice } = answers[operation.operationId as OperationId] ?? {}
  const chosen = chooseExample(operation, choice)
  if (typeof chosen === 'string') throw new Error(chosen)
  if (delay === 'infinite') await new Promise(() => {})
  else if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))

  const allowed = !operation.needsToken || request.headers.has('Authorization')
  return exampleAnswer(operation, allowed ? choice : { code: 401 })
}
