import type { Operation } from '../../mocks/contract.ts'
import type { Answer } from './client.ts'

/** What a check asks of an operation; the report names it. */
export type CheckName =
  | 'answer'
  | 'headers'
  | 'caching'
  | 'preflight'
  | 'no token'
  | 'wrong token'
  | 'unknown id'
  | 'malformed id'
  | 'invalid parameter'
  | 'empty parameter'
  | 'paging'
  | 'past the end'
  | 'stable order'
  | 'sort'
  | 'filter'
  | 'largest page'
  | 'invalid body'
  | 'written'
  | 'conflict'
  | 'version'
  | 'repeat'
  | 'too large'

export type Outcome = {
  operationId: string
  check: CheckName
  result: 'kept' | 'broken' | 'not tried'
  /** What is wrong, or why it was not tried. */
  message?: string
  /** The shortest request that shows it. */
  curl?: string
}

export type Verdict = 'keeps it' | 'breaks it' | 'not tried'

/** Collects what the checks find; of one failure, the shortest request. */
export function createOutcomes(before: Outcome[] = []) {
  const outcomes: Outcome[] = [...before]

  function add(outcome: Outcome) {
    const same = outcomes.findIndex(
      (each) =>
        each.operationId === outcome.operationId &&
        each.check === outcome.check &&
        each.result === outcome.result &&
        (outcome.result !== 'broken' || each.message === outcome.message),
    )
    const known = outcomes[same]
    if (!known) outcomes.push(outcome)
    else if ((outcome.curl?.length ?? 0) < (known.curl?.length ?? 0)) outcomes[same] = outcome
  }

  return {
    all: () => outcomes,
    of: (operationId: string) => outcomes.filter((each) => each.operationId === operationId),
    /** Records each problem of an answer, or that there is none. */
    judge(operation: Operation, check: CheckName, answer: Answer, problems: string[]) {
      const { operationId } = operation
      if (problems.length === 0) add({ operationId, check, result: 'kept' })
      for (const message of problems) {
        add({ operationId, check, result: 'broken', message, curl: answer.curl })
      }
      return problems.length === 0
    },
    skip({ operationId }: Operation, check: CheckName, message: string) {
      add({ operationId, check, result: 'not tried', message })
    },
  }
}

/** An operation keeps the contract if its answer does and nothing else is broken. */
export function verdictOf(outcomes: Outcome[]): { verdict: Verdict; reason?: string } {
  if (outcomes.some(({ result }) => result === 'broken')) return { verdict: 'breaks it' }
  const main = outcomes.filter(({ check }) => check === 'answer')
  if (main.some(({ result }) => result === 'kept')) return { verdict: 'keeps it' }
  return { verdict: 'not tried', reason: main[0]?.message ?? 'nothing leads to it' }
}
