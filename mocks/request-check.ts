// Web APIs only.
import { ownValue, resolver, type ContractDocument, type Operation } from './contract.ts'
import { schemaCheck, type Violation } from './schemas.ts'
import { readParameters } from './world/read-call.ts'

/**
 * Returns a function that checks a request against the contract without Prism, for stories and unit tests. The function
 * returns the violations; the first key of each `place` is `path`, `query` or `body`. `sent` is the body that `readCall` read.
 */
export function createRequestCheck(document: ContractDocument) {
  const check = schemaCheck(document)
  const resolve = resolver(document)
  const parametersOf = createParameterCheck(document)
  return (operation: Operation, url: URL, sent: unknown): Violation[] => {
    const [content] = operation.request?.contents ?? []
    const body = content ? check(content.schema, withoutFiles(sent)) : []
    const types = Object.entries(content?.encoding ?? {}).flatMap(([name, accepted]) => {
      const property = resolve(resolve(content?.schema)['properties'])[name]
      const isFile = JSON.stringify(property).includes('contentMediaType')
      return isFile ? wrongTypes(name, accepted, sent) : []
    })
    return [...parametersOf(operation, url), ...within(['body'], body), ...types]
  }
}

/** Returns a function that checks the path and query parameters of an address, and refuses unknown ones. */
export function createParameterCheck(document: ContractDocument) {
  const check = schemaCheck(document)
  const resolve = resolver(document)
  return (operation: Operation, url: URL): Violation[] => {
    const read = readParameters(operation, url, resolve)
    const known = operation.parameters.flatMap(({ name, in: place, required, schema }) => {
      if (place !== 'path' && place !== 'query') return []
      const value = ownValue(read[place], name)
      if (value !== undefined) return within([place, name], check(schema, value))
      return required ? [{ place: [place, name], rule: 'required', message: 'is required' }] : []
    })
    return [...unknownQuery(operation, url), ...known]
  }
}

/** The unknown query parameters of an address, to detect misspelled ones. */
function unknownQuery({ parameters }: Operation, url: URL): Violation[] {
  const known = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  return [...new Set(url.searchParams.keys())]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      place: ['query', name],
      rule: 'additionalProperties',
      message: `is not known to the contract, which has ${known.join(', ') || 'none'}`,
    }))
}

/** Whether a content type is in a range such as `image/*`. */
export function covers(range: string, type: string): boolean {
  const [group, kind] = range.split('/')
  return range === '*/*' || range === type || (kind === '*' && type.startsWith(`${group}/`))
}

const within = (place: string[], violations: Violation[]) =>
  violations.map((each) => ({ ...each, place: [...place, ...each.place] }))

/** A schema describes a file as a text; all it can require of its bytes is that there are some. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob) return value.size === 0 ? '' : '-'
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutFiles(each)]))
}

function wrongTypes(name: string, accepted: string[], body: unknown): Violation[] {
  const part = new Map(Object.entries(Object(body) as object)).get(name) as unknown
  return (Array.isArray(part) ? part : [part])
    .filter((each): each is Blob => each instanceof Blob)
    .filter(({ type }) => !accepted.some((range) => covers(range, type)))
    .map(({ type }) => ({
      place: ['body', name],
      rule: 'contentType',
      message: `must be ${accepted.join(' or ')}, not ${type || 'without one'}`,
    }))
}
