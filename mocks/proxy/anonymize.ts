import { isJsonObject, resolver, type ContractDocument, type JsonObject } from '../contract.ts'

/** Fields whose words the console reads; everything else that is text is replaced. */
const keptFields = new Set([
  'changeType',
  'dayOfWeek',
  'format',
  'frequency',
  'icon',
  'languageTag',
  'path',
  'reportType',
  'searchType',
  'tableName',
  'timeOfDay',
  'timezone',
  'unit',
  'valueType',
  'weightUnit',
])
/** Records whose `token` and `name` are words of the product, not of a customer. */
const keptRecords = new Set([
  'alertLevel',
  'deviceDataType',
  'deviceStatus',
  'deviceType',
  'deviceTypes',
  'locale',
  'locales',
  'orderStatus',
  'orderStatuses',
  'thresholdClassification',
])
const instant = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2}))?$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The token in every recording. */
export const recordedToken = 'recorded-token'

/**
 * Returns functions that replace what could name a person, a place or a secret. The same text becomes the same replacement
 * throughout, so that a record is found by what another answer says. Numbers, instants and fixed words stay.
 */
export function createAnonymizer(document: ContractDocument) {
  const resolve = resolver(document)
  const known = new Map<string, string>()

  function text(value: string): string {
    if (value === '' || instant.test(value)) return value
    const replaced = known.get(value) ?? replacementOf(value, known.size + 1)
    known.set(value, replaced)
    return replaced
  }

  function body(value: unknown, schema: JsonObject, field = '', record = ''): unknown {
    if (typeof value === 'string') return isKept(field, record) ? value : text(value)
    if (Array.isArray(value)) {
      const items =
        parts(schema)
          .map((part) => part['items'])
          .find(isJsonObject) ?? {}
      return value.map((each) => body(each, items, field, record))
    }
    if (!isJsonObject(value)) return value
    const fields = Object.assign(
      {},
      ...parts(schema).map(({ properties }) => properties),
    ) as JsonObject
    const others =
      parts(schema)
        .map((part) => part['additionalProperties'])
        .find(isJsonObject) ?? {}
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        if (name === 'token' && typeof each === 'string' && Object.keys(value).length === 1) {
          return [name, recordedToken]
        }
        // A key that the contract does not name is a value, such as the address of a device.
        const isNamed = name in fields || isKept(name, record)
        const inner = isJsonObject(fields[name]) ? fields[name] : others
        return [isNamed ? name : text(name), body(each, inner, name, field)]
      }),
    )
  }

  /** A schema with all parts that it is made of. */
  function parts(schema: unknown, depth = 0): JsonObject[] {
    const own = resolve(schema)
    const inner = [own['allOf'], own['anyOf'], own['oneOf']].flat().filter(isJsonObject)
    return depth > 4 ? [own] : [own, ...inner.flatMap((each) => parts(each, depth + 1))]
  }

  return {
    text,
    body,
    /** The address of a call: values in the path and the query that are text. */
    address(url: URL, named: Record<string, string>, kept: string[]): string {
      const pathname = Object.values(named).reduce(
        (path, value) =>
          isPlain(value)
            ? path
            : path.replace(encodeURIComponent(value), encodeURIComponent(text(value))),
        url.pathname,
      )
      const query = new URLSearchParams(
        [...url.searchParams].map(([name, value]) => [
          name,
          kept.includes(name) || isPlain(value) ? value : text(value),
        ]),
      )
      return pathname + (query.size > 0 ? `?${query}` : '')
    },
  }
}

const isKept = (field: string, record: string) =>
  keptFields.has(field) || ((field === 'token' || field === 'name') && keptRecords.has(record))

/** Short numbers are identifiers and pages. */
const isPlain = (value: string) =>
  /^-?\d{1,9}$/.test(value) || value === 'true' || value === 'false'

function replacementOf(value: string, number: number): string {
  if (uuid.test(value)) return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `person-${number}@example.com`
  if (/^https?:\/\//.test(value)) return `https://example.com/${number}`
  if (/^[0-9A-F]{6,}$/i.test(value)) return String(number).padStart(value.length, '0')
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return `name-${number}`
  return `Text ${number}`
}
