import { readOperations, type ContractDocument } from '../contract.ts'
import type { AnswerBody, OperationId, StatusOf } from '../operations.ts'
import { day, instantOf, instantText } from './clock.ts'

/** The present time of the contract's examples. */
export const examplesNow = Date.parse('2026-11-16T15:00:00Z')

/** The contract's examples, moved in time to a world's present. */
export type Examples = {
  /**
   * A copy of the example of an answer. Every instant and every epoch in milliseconds is moved by whole days, so that the
   * time of day stays the same.
   *
   * @throws When the contract has no such example.
   */
  answer: <Id extends OperationId, Status extends StatusOf<Id>>(
    operationId: Id,
    status: Status,
    name: string,
  ) => AnswerBody<Id, Status>
  /**
   * Moves an instant from `answer` by the rest of the way, less than a day: what happened five minutes before the examples'
   * present then happened five minutes before the world's.
   */
  recent: (instant: string | number) => string
}

const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g
/** Numbers in this range are epochs in milliseconds, of the years 2020 to 2039. */
const firstEpoch = Date.parse('2020-01-01T00:00:00Z')
const lastEpoch = Date.parse('2040-01-01T00:00:00Z')

/** @param now The world's present, in milliseconds since 1970. */
export function createExamples(document: ContractDocument, now: number): Examples {
  const operations = new Map(readOperations(document).map((each) => [each.operationId, each]))
  const days = Math.floor((now - examplesNow) / day) * day
  const rest = now - examplesNow - days

  return {
    answer(operationId, status, name) {
      const answers = operations.get(operationId)?.answers
      const found = answers
        ?.find((each) => each.status === status)
        ?.contents.flatMap(({ examples }) => examples)
        .find((each) => each.name === name)
      if (!found) throw new Error(`${operationId} has no example ${name} of ${String(status)}`)
      return moved(found.value, days) as never
    },
    recent: (instant) => instantOf(Date.parse(instantText(instant)) + rest),
  }
}

/** A deep copy with every instant and epoch moved by `offset` milliseconds. */
export function moved(value: unknown, offset: number): unknown {
  if (typeof value === 'string') {
    return offset === 0
      ? value
      : value.replaceAll(instants, (text) => instantOf(Date.parse(text) + offset))
  }
  if (typeof value === 'number') {
    return value > firstEpoch && value < lastEpoch ? value + offset : value
  }
  if (Array.isArray(value)) return value.map((each) => moved(each, offset))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, offset)]))
}
