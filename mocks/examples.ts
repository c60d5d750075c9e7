// Web APIs only: the stories use this module in the browser.
import { readOperations, type Answer, type ContractDocument, type Operation } from './contract.ts'

/** Selects one of an operation's declared answers: by status, by the name of an example, or both. */
export type Choice = { code?: number | undefined; example?: string | undefined }
export type ChosenExample = { status: number; mediaType: string | undefined; value: unknown }

/**
 * The operation at a request address, or undefined. Exact segments win over parameters (`/users/me` before
 * `/users/{id}`); the image calls are under `/images`.
 *
 * @param method In any letter case.
 * @param pathname Percent-encoded, without the query.
 */
export function findOperation(document: ContractDocument, method: string, pathname: string) {
  return candidates(document, pathname).find(
    (operation) => operation.method === method.toUpperCase(),
  )
}

/** The methods that the contract has for an address, in upper case; empty for an unknown address. */
export function methodsOf(document: ContractDocument, pathname: string): string[] {
  return [...new Set(candidates(document, pathname).map((operation) => operation.method))]
}

/** The decoded path parameters of an address of the operation. */
export function pathValues(operation: Operation, pathname: string): Record<string, string> {
  const groups = addressPattern(operation).exec(pathname)?.slice(1) ?? []
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name, index) => [name, decoded(groups[index] ?? '')]))
}

/**
 * Picks one of the declared examples: of the requested status, else of the first success; the one with the requested
 * name, else the first. A name alone also finds an example of a failure.
 *
 * @returns If there is no such status or example, a sentence that lists those that exist.
 */
export function chooseExample(operation: Operation, choice: Choice = {}): ChosenExample | string {
  const { code, example } = choice
  const { operationId, answers } = operation
  const successFirst = answers.toSorted(
    (a, b) => Number(failed(a.status)) - Number(failed(b.status)),
  )
  const possible = successFirst.filter((answer) => code === undefined || answer.status === code)
  if (possible.length === 0) {
    return `${operationId} has no answer ${code}; it has ${answers.map((each) => each.status).join(', ')}.`
  }
  const found = possible
    .flatMap(examplesOf)
    .find(({ name }) => example === undefined || name === example)
  if (found) return { status: found.status, mediaType: found.mediaType, value: found.value }
  const names = possible.map(
    ({ status, contents }) =>
      `${status}: ${contents.flatMap(({ examples }) => examples.map(({ name }) => name)).join(', ') || 'none'}`,
  )
  return `${operationId} has no example ${example ?? ''}; it has ${names.join('; ')}.`
}

/**
 * The response from the contract's examples for an operation. An unknown status or example is answered with 400 and a
 * list of those that exist.
 */
export function exampleAnswer(operation: Operation, choice: Choice = {}): Response {
  const chosen = chooseExample(operation, choice)
  if (typeof chosen === 'string') return jsonAnswer(400, { message: chosen })
  const { status, mediaType, value } = chosen
  if (mediaType === undefined) return new Response(null, { status })
  if (mediaType.endsWith('json')) return jsonAnswer(status, value)
  return new Response(String(value), { status, headers: { 'Content-Type': mediaType } })
}

/** A response with a JSON body. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

function examplesOf({ status, contents }: Answer): (ChosenExample & { name: string })[] {
  if (contents.length === 0) return [{ status, mediaType: undefined, name: '', value: undefined }]
  return contents.flatMap(({ mediaType, examples }) =>
    examples.map(({ name, value }) => ({ status, mediaType, name, value })),
  )
}

const failed = (status: number) => status >= 400
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patterns = new WeakMap<Operation, RegExp>()

function addressPattern(operation: Operation) {
  const { prefix, path } = operation
  const parts = path.split(/\{[^}]+\}/).map(escaped)
  const pattern =
    patterns.get(operation) ?? new RegExp(`^${escaped(prefix)}${parts.join('([^/]+)')}$`)
  patterns.set(operation, pattern)
  return pattern
}

function candidates(document: ContractDocument, pathname: string) {
  return readOperations(document)
    .filter((operation) => addressPattern(operation).test(pathname))
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

/** Sorts exact segments before partial parameters such as `{token}.png`, and those before whole parameters. */
const rank = ({ path }: Operation) =>
  path
    .split('/')
    .map((segment) => (/^\{[^}]+\}$/.test(segment) ? 2 : segment.includes('{') ? 1 : 0))
    .join('')

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
