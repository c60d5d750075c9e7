import { addressOf } from '../address.ts'
import {
  isJsonObject,
  resolver,
  type ContractDocument,
  type JsonObject,
  type Operation,
} from '../contract.ts'
import { pathValues } from '../examples.ts'

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
/** Parameters whose values are the console's own words. */
const keptParameters = ['categoryFilterIds', 'languageTag', 'sort']

const instant = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2}))?$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Addresses of devices and keys, perhaps with separators. */
const hexDigits = /^(?:\d+|[0-9a-f]{6,}|[0-9a-f]{2}(?:[:.-]?[0-9a-f]{2}){2,})$/i
const separators = /[:.-]/g

/** The token in every recording. */
export const recordedToken = 'recorded-token'

/**
 * Returns functions that replace what could name a person, a place or a secret. The same text becomes the same replacement
 * throughout, whatever its letter case and separators, so that a record is found by what another answer says. Numbers of the
 * contract, instants and fixed words stay. Bodies come first: an address keeps the words that they keep.
 */
export function createAnonymizer(document: ContractDocument) {
  const resolve = resolver(document)
  const known = new Map<string, number>()
  const words = new Set<string>()

  function text(value: string): string {
    if (value === '' || instant.test(value)) return value
    const same = (hexDigits.test(value) ? value.replaceAll(separators, '') : value).toLowerCase()
    const number = known.get(same) ?? known.size + 1
    known.set(same, number)
    return replacementOf(value, number)
  }

  function body(value: unknown, schema: JsonObject, field = '', record = ''): unknown {
    if (typeof value === 'string') {
      if (!isKept(field, record)) return text(value)
      words.add(value)
      return value
    }
    // A field that the contract does not know may be a position.
    if (typeof value === 'number') return isNumber(schema) ? value : 0
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

  const isNumber = (schema: JsonObject) =>
    parts(schema).some(({ type }) =>
      [type].flat().some((each) => each === 'number' || each === 'integer'),
    )

  /** A value of the path or the query: numbers and words as they are, of a list each text. */
  function parameter({ parameters }: Operation, name: string, value: string): string {
    const schema = resolve(parameters.find((each) => each.name === name)?.schema)
    const isFixed = ['integer', 'boolean'].includes(String(schema['type'])) || 'enum' in schema
    if (isFixed || keptParameters.includes(name)) return value
    if (value.startsWith('[')) return JSON.stringify(filters(value))
    return value
      .split(',')
      .map((each) => (words.has(each) ? each : text(each)))
      .join()
  }

  /** The list of single-key objects by which the inventory is filtered. */
  function filters(value: string): unknown {
    try {
      return JSON.parse(value, (_name, each: unknown) =>
        typeof each === 'string' && !words.has(each) ? text(each) : each,
      )
    } catch {
      return text(value)
    }
  }

  return {
    text,
    body,
    /** The address of a call. */
    address(operation: Operation, url: URL): string {
      const named = Object.entries(pathValues(operation, url.pathname))
      const values = named.map(([name, value]) => [name, parameter(operation, name, value)])
      const query = new URLSearchParams(
        [...url.searchParams].map(([name, value]) => [name, parameter(operation, name, value)]),
      )
      const pathname = addressOf(operation, Object.fromEntries(values), {})
      return pathname + (query.size > 0 ? `?${query}` : '')
    },
  }
}

const isKept = (field: string, record: string) =>
  keptFields.has(field) || ((field === 'token' || field === 'name') && keptRecords.has(record))

function replacementOf(value: string, number: number): string {
  if (uuid.test(value)) return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `person-${number}@example.com`
  if (/^https?:\/\//.test(value)) return `https://example.com/${number}`
  if (hexDigits.test(value)) return digitsLike(value, number)
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return `name-${number}`
  return `Text ${number}`
}

/** A number as long as a text of digits, with its separators. */
function digitsLike(value: string, number: number): string {
  const length = value.replaceAll(separators, '').length
  const digits = Array.from(String(number).padStart(length, '0'))
  return value.replaceAll(/[0-9a-f]/gi, () => digits.shift() ?? '') + digits.join('')
}
