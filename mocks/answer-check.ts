// Web APIs only.
import type { ContractDocument, Operation } from './contract.ts'
import { schemaCheck, type Violation } from './schemas.ts'

/** The parts of an answer that the contract defines. `body` is parsed JSON; it is ignored if `type` is another. */
export type Answered = { status: number; type: string | null; body: unknown }

/**
 * Returns a function that checks an answer against the contract: its status must be declared, its content type be one of
 * that status, and its JSON follow the schema. The function returns the violations.
 */
export function createAnswerCheck(document: ContractDocument) {
  const check = schemaCheck(document)
  return (operation: Operation, { status, type, body }: Answered): Violation[] => {
    const declared = operation.answers.find((each) => each.status === status)
    if (!declared) {
      const known = operation.answers.map((each) => each.status).join(', ')
      return [wrong('status', 'responses', `${status} is not declared; there are ${known}`)]
    }
    const types = declared.contents.map(({ mediaType }) => mediaType)
    if (types.length === 0) {
      return type === null ? [] : [wrong('body', 'content', `must be absent, not ${type}`)]
    }
    const content = declared.contents.find(({ mediaType }) => type?.startsWith(mediaType))
    if (!content) {
      return [
        wrong('body', 'contentType', `must be ${types.join(' or ')}, not ${type ?? 'absent'}`),
      ]
    }
    if (!content.mediaType.endsWith('json')) return []
    return check(content.schema, body).map((each) => ({ ...each, place: ['body', ...each.place] }))
  }
}

const wrong = (place: string, rule: string, message: string): Violation => ({
  place: [place],
  rule,
  message,
})
