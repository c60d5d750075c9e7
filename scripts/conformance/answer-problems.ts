import { createAnswerCheck } from '../../mocks/answer-check.ts'
import { isJsonObject, type ContractDocument, type Operation } from '../../mocks/contract.ts'
import type { Answer } from './client.ts'

export type Expected = 'success' | readonly number[]

/** Returns a function that lists what of an answer breaks the contract. */
export function createAnswerProblems(document: ContractDocument) {
  const check = createAnswerCheck(document)

  return (operation: Operation, answer: Answer, expected: Expected): string[] => {
    if (answer.problem !== undefined) return [answer.problem]
    const { status } = answer
    const wanted = expected === 'success' ? successesOf(operation) : expected
    if (!wanted.includes(status)) {
      return [`answers ${status}, not ${wanted.join(' or ')}${sentenceIn(answer)}`]
    }
    const declared = operation.answers.some((each) => each.status === status)
    if (!declared && status >= 400) return []
    const type = answer.headers.get('content-type')
    return check(operation, { status, type, body: answer.body }).map(
      ({ place, message }) => `${place.map(inList).join('.') || 'the answer'} ${message}`,
    )
  }
}

export const successesOf = ({ answers }: Operation) =>
  answers.map(({ status }) => status).filter((status) => status < 400)

/** What a browser needs, and what the console's users may expect of a cache. */
export function headerProblems(operation: Operation, { headers }: Answer, origin: string) {
  // Pictures are shown, not read, so a browser asks for no permission.
  if (operation.prefix !== '') return []
  const allowed = headers.get('access-control-allow-origin')
  const isAllowed = allowed === '*' || allowed === origin
  const problem =
    allowed === null
      ? 'Access-Control-Allow-Origin is missing'
      : `Access-Control-Allow-Origin is ${allowed}, not ${origin}`
  return [...(isAllowed ? [] : [problem]), ...hiddenHeaders(operation, headers)]
}

/** The contract's headers that an answer has and a browser hides. A server need not send them. */
function hiddenHeaders({ answers }: Operation, headers: Headers): string[] {
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase()
  const names = exposed.split(/\s*,\s*/)
  if (names.includes('*')) return []
  return [...new Set(answers.flatMap((answer) => answer.headers))]
    .filter((name) => headers.has(name) && !names.includes(name.toLowerCase()))
    .map((name) => `Access-Control-Expose-Headers lacks ${name}`)
}

/** Answers to signed-in users hold personal data, so no cache may keep them for others or for later. */
export function cachingProblems(operation: Operation, { headers }: Answer): string[] {
  if (!operation.needsToken) return []
  const control = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/\b(?:no-store|no-cache|private)\b/.test(control)) return []
  const found = control === '' ? 'is missing' : `is ${control}`
  return [`Cache-Control ${found}; personal data needs no-store, no-cache or private`]
}

/** The place of a field without the index of its row, so that one failure of many rows is one. */
const inList = (key: string) => (/^\d+$/.test(key) ? '*' : key)

/** Some answers report with status 200 that a service behind the server failed; undefined for any other answer. */
export function reportedFailure(answer: Answer): string | undefined {
  const { body } = answer
  const isFailure =
    isJsonObject(body) && (body['success'] === false || body['successful'] === false)
  return isFailure ? `it answers a failure${sentenceIn(answer)}` : undefined
}

function sentenceIn({ body, bytes }: Answer): string {
  const { message, errorMessage } = isJsonObject(body) ? body : {}
  const text = message ?? errorMessage ?? (body === undefined ? bytes.toString('utf8') : '')
  return typeof text === 'string' && text !== '' ? `: ${text.slice(0, 200)}` : ''
}
