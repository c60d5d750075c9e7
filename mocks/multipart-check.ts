import { isJsonObject, ownValue, type Content, type JsonObject, type Resolve } from './contract.ts'
import type { Part } from './multipart.ts'
import { readJson } from './read-json.ts'
import { covers } from './request-check.ts'
import type { Violation } from './schemas.ts'

type Check = (schema: JsonObject, value: unknown) => Violation[]

/**
 * Checks the parts of a multipart body against the contract: allowed and required parts, their content types, and that an
 * object part is JSON that follows its schema. Prism cannot do this: it reads the body as one text.
 *
 * @returns The violations; `place` begins with the part's name.
 */
export function checkMultipart(
  parts: Part[],
  content: Content,
  check: Check,
  resolve: Resolve,
): Violation[] {
  const violations: Violation[] = []
  const body = new Map<string, unknown>()
  for (const part of parts) {
    const { items, several } = schemaOf(part, content, resolve)
    const read = readValue(part, items, ownValue(content.encoding, part.name) ?? [])
    if ('violation' in read) violations.push(read.violation)
    const value = 'value' in read ? read.value : undefined
    const before = body.get(part.name)
    if (several) body.set(part.name, [...(Array.isArray(before) ? before : []), value])
    else if (body.has(part.name)) violations.push(wrong(part, 'maxItems', 'may come once only'))
    else body.set(part.name, value)
  }
  const unread = new Set(violations.map(({ place }) => place[0]))
  return [
    ...violations,
    ...check(content.schema, Object.fromEntries(body)).filter(({ place }) => !unread.has(place[0])),
  ]
}

/** Names the file that is larger than the contract allows, if there is one. */
export function findTooLarge(
  parts: Part[],
  content: Content,
  resolve: Resolve,
): Violation | undefined {
  const limitOf = (part: Part) => Number(schemaOf(part, content, resolve).items[limit] ?? Infinity)
  const large = parts.find((part) => part.bytes.length > limitOf(part))
  return large && wrong(large, limit, `may have ${limitOf(large)} bytes, not ${large.bytes.length}`)
}

const limit = 'x-max-bytes'

/** The schema of a part: of each one, where there may be several. */
function schemaOf({ name }: Part, { schema }: Content, resolve: Resolve) {
  const { properties } = resolve(schema)
  const declared = isJsonObject(properties) && ownValue(properties, name)
  const property = isJsonObject(declared) ? resolve(declared) : {}
  const several = property['type'] === 'array'
  const items = several && isJsonObject(property['items']) ? resolve(property['items']) : property
  return { items, several }
}

function readValue(
  part: Part,
  schema: JsonObject,
  accepted: string[],
): { value: unknown } | { violation: Violation } {
  const isFile = schema['contentMediaType'] !== undefined
  if (isFile && part.filename === null) {
    return { violation: wrong(part, 'contentMediaType', 'must be a file') }
  }
  const { type } = part
  if (accepted.length > 0 && !accepted.some((range) => covers(range, type))) {
    return {
      violation: wrong(part, 'contentType', `must be ${accepted.join(' or ')}, not ${type}`),
    }
  }
  // One character stands for all bytes: all that a schema can say of a file is that it is not empty.
  if (isFile) return { value: part.bytes.length === 0 ? '' : '-' }
  const text = part.bytes.toString('utf8')
  const isJson = accepted.includes('application/json') || jsonTypes.includes(String(schema['type']))
  if (!isJson) return { value: text }
  const read = readJson(text)
  return 'problem' in read ? { violation: wrong(part, 'json', read.problem) } : read
}

const jsonTypes = ['object', 'integer', 'number', 'boolean']

const wrong = (part: Part, rule: string, message: string): Violation => ({
  place: [part.name],
  rule,
  message,
})
