import { type ContractDocument } from './contract.ts'
import { chooseExample, exampleAnswer, findOperation, type Choice } from './examples.ts'
import bundle from './generated/openapi.json?raw'
import type { operations } from './generated/operations.ts'
import { createSandbox } from './sandbox.ts'

export type OperationId = keyof operations

/**
 * How one operation answers instead of the sandbox: with a declared status or a named example, after `delay`
 * milliseconds or never; or as the sandbox answers, changed.
 */
export type BrowserAnswer = Choice & {
  delay?: number | 'infinite'
  change?: (answer: never) => unknown
}
export type BrowserAnswers = Partial<Record<OperationId, BrowserAnswer>>

const document = JSON.parse(bundle) as ContractDocument

/** The operation that a request calls, or undefined. `pathname` is relative to the API's address. */
export const operationOf = (method: string, pathname: string) =>
  findOperation(document, method, pathname)

let violation = ''
const sandbox = createSandbox({
  document,
  scenario: 'busy',
  fixedNow: new Date('2026-11-16T15:00:00Z'),
  onViolation: (kind, response) => {
    violation = `A ${kind} breaks the contract: ${response.status}`
  },
})

/** A file of a world, such as a shipping label. */
export const fileInBrowser = (worldId: string, key: string) => sandbox.world(worldId).files.get(key)

/** Advances a world by some minutes: devices report, alerts open and end, jobs run. */
export const tickInBrowser = (worldId: string, minutes: number) => sandbox.tick(worldId, minutes)

/**
 * Answers one call in the browser: as `answers` says for the operation, else from the sandbox's world with that id.
 *
 * @throws When the contract has no such operation, status or example, or when the call or its answer violates it.
 */
export async function answerInBrowser(
  request: Request,
  answers: BrowserAnswers,
  worldId: string,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const operation = operationOf(request.method, pathname)
  if (!operation) throw new Error(`The contract has no ${request.method} ${pathname}.`)

  const { delay = 0, change, ...choice } = answers[operation.operationId as OperationId] ?? {}
  const chosen = chooseExample(operation, choice)
  if (typeof chosen === 'string') throw new Error(chosen)
  if (delay === 'infinite') await new Promise(() => {})
  else if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  if (choice.code ?? choice.example) return exampleAnswer(operation, choice)

  violation = ''
  const answer = await sandbox.answer(operation, request, worldId)
  if (violation !== '') throw new Error(`${violation} ${await answer.text()}`)
  return change ? Response.json(change((await answer.json()) as never), answer) : answer
}
