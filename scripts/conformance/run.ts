import { readOperations, type ContractDocument, type Operation } from '../../mocks/contract.ts'
import { schemaCheck } from '../../mocks/schemas.ts'
import {
  cachingProblems,
  createAnswerProblems,
  headerProblems,
  reportedFailure,
  type Expected,
} from './answer-problems.ts'
import type { Answer, Call, Client } from './client.ts'
import { createOutcomes, type CheckName, type Outcome } from './outcomes.ts'
import { remembering } from './strays.ts'
import type { Found } from './values.ts'

export type RunOptions = {
  document: ContractDocument
  client: Client
  /** The server answers every call with the contract's examples. */
  onlyExamples: boolean
  /** What an interrupted run had found. */
  before?: { outcomes: Outcome[]; found: Found } | undefined
}

export type SchemaCheck = ReturnType<typeof schemaCheck>
export type Run = ReturnType<typeof createRun>

/** What all checks share: the client, the contract, the values found so far, and the outcomes. */
export function createRun({ document, onlyExamples, before, ...options }: RunOptions) {
  const outcomes = createOutcomes(before?.outcomes)
  const problemsOf = createAnswerProblems(document)
  const byId = new Map(readOperations(document).map((each) => [each.operationId, each]))
  const found: Found = { ...before?.found }
  const client = remembering(options.client, found)
  const slowest = new Map<string, number>()

  function operation(operationId: string): Operation {
    const known = byId.get(operationId)
    if (!known) throw new Error(`The contract has no ${operationId}`)
    return known
  }

  /** Sends a call and judges its answer under the name of a check. */
  async function ask(call: Call, check: CheckName, expected: Expected): Promise<Answer> {
    const answer = await client.send(call)
    const { operationId } = call.operation
    slowest.set(operationId, Math.max(slowest.get(operationId) ?? 0, answer.milliseconds))
    const problems = problemsOf(call.operation, answer, expected)
    const failure = expected === 'success' ? reportedFailure(answer) : undefined
    if (problems.length === 0 && failure) outcomes.skip(call.operation, check, failure)
    else outcomes.judge(call.operation, check, answer, problems)
    if (answer.status === 0) return answer
    const headers = headerProblems(call.operation, answer, client.origin)
    outcomes.judge(call.operation, 'headers', answer, headers)
    if (answer.status >= 200 && answer.status < 300) {
      outcomes.judge(call.operation, 'caching', answer, cachingProblems(call.operation, answer))
    }
    return answer
  }

  return {
    client,
    document,
    check: schemaCheck(document),
    outcomes,
    found,
    onlyExamples,
    operation,
    operations: [...byId.values()],
    ask,
    /** A successful read, with other values of its query. */
    read: (call: Call, query: Record<string, unknown> = {}) =>
      ask({ ...call, query: { ...call.query, ...query } }, 'answer', 'success'),
    /** Judges the answer to a body that the contract forbids. */
    judgeRefusal(asked: Operation, answer: Answer, reason: string) {
      const problems = problemsOf(asked, answer, [400, 415, 422])
      const told = problems.map((problem) => `${problem}, although ${reason}`)
      outcomes.judge(asked, 'invalid body', answer, told)
    },
    remember(name: string, values: unknown[]) {
      if (values.length > 0) found[name] = values
    },
    slowestOf: (operationId: string) => slowest.get(operationId),
  }
}
