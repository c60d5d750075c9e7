import {
  isJsonObject,
  resolver,
  type ContractDocument,
  type JsonObject,
} from '../../mocks/contract.ts'

/** Where a value that one schema allows is forbidden by another: the place, from the nearest named schema, and why. */
export type Gap = { place: string; reason: string }

/** A schema and the contract that its references belong to. */
export type Side = { document: ContractDocument; schema: unknown }

/** Every way in which a value of `from` may break `to`. */
export function gapsBetween(from: Side, to: Side, place: string): Gap[] {
  const pairs = new Set<string>()
  const readFrom = resolver(from.document)
  const readTo = resolver(to.document)
  return unique(compare(from.schema, to.schema, place))

  function compare(sent: unknown, taken: unknown, at: string): Gap[] {
    const here = nameOf(taken) ?? nameOf(sent) ?? at
    const pair = `${JSON.stringify(sent)} → ${JSON.stringify(taken)}`
    if (pairs.has(pair) && nameOf(sent)) return []
    pairs.add(pair)
    const a = flat(readFrom, sent)
    const b = flat(readTo, taken)
    const choices = variantsOf(b)
    if (!choices && !variantsOf(a)) return plain(a, b, here)
    return (variantsOf(a) ?? [a]).flatMap((variant) => {
      const options = choices ?? [b]
      const namesake = options.filter(
        (choice) => nameOf(choice) && nameOf(choice) === nameOf(variant),
      )
      const tries = (namesake.length > 0 ? namesake : options).map((choice) =>
        compare(variant, choice, here),
      )
      // The closest choice says what is missing.
      return tries.toSorted((x, y) => distanceOf(x) - distanceOf(y))[0] ?? []
    })
  }

  function plain(a: JsonObject, b: JsonObject, at: string): Gap[] {
    const gap = (reason: string): Gap => ({ place: at, reason })
    const types = typesOf(a).filter((type) => !allowsType(b, type))
    if (types.length > 0 && typesOf(b).length > 0) {
      return [gap(`may be ${types.join(' or ')}, not only ${typesOf(b).join(' or ')}`)]
    }
    return [
      ...limitGaps(a, b).map(gap),
      ...fieldGaps(a, b, at),
      ...('items' in b ? compare(a['items'] ?? {}, b['items'], `${at}[]`) : []),
      ...(isJsonObject(b['additionalProperties']) && a['additionalProperties'] !== undefined
        ? compare(a['additionalProperties'], b['additionalProperties'], `${at}.*`)
        : []),
    ]
  }

  function fieldGaps(a: JsonObject, b: JsonObject, at: string): Gap[] {
    const given = fieldsOf(a)
    const known = fieldsOf(b)
    const isClosed = b['additionalProperties'] === false || b['unevaluatedProperties'] === false
    const required = listOf(b['required']).filter((name) => !listOf(a['required']).includes(name))
    return [
      ...required.map((name) => ({ place: `${at}.${name}`, reason: 'is required' })),
      ...Object.entries(given).flatMap(([name, schema]) => {
        if (name in known) return compare(schema, known[name], `${at}.${name}`)
        return isClosed ? [{ place: `${at}.${name}`, reason: 'is not known' }] : []
      }),
    ]
  }
}

/** Another kind of value is further away than a few fields. */
const distanceOf = (gaps: Gap[]) =>
  gaps.reduce((sum, { reason }) => sum + (reason.startsWith('may be') ? 20 : 1), 0)

/** The keywords that make a value too small, too long and so on, each with the direction in which it narrows. */
const limits: [keyword: string, narrower: (a: number, b: number) => boolean][] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    (keyword): [string, (a: number, b: number) => boolean] => [keyword, (a, b) => b > a],
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (keyword): [string, (a: number, b: number) => boolean] => [keyword, (a, b) => b < a],
  ),
]

function limitGaps(a: JsonObject, b: JsonObject): string[] {
  const numbers = limits.flatMap(([keyword, isNarrower]) => {
    const [before, after] = [a[keyword], b[keyword]]
    if (typeof after !== 'number') return []
    if (typeof before !== 'number') return [`gets ${keyword} ${after}`]
    return isNarrower(before, after) ? [`has ${keyword} ${after}, not ${before}`] : []
  })
  const texts = ['pattern', 'format', 'contentMediaType'].flatMap((keyword) =>
    b[keyword] !== undefined && b[keyword] !== a[keyword]
      ? [`has ${keyword} ${textOf(b[keyword])}, not ${textOf(a[keyword] ?? 'any')}`]
      : [],
  )
  const words = wordsOf(b)
  const sent = wordsOf(a)
  const missing = sent?.filter((word) => !words?.includes(word)) ?? []
  const choice =
    words && !sent
      ? [`is only ${words.join(', ')}`]
      : words && missing.length > 0
        ? [`is never ${missing.join(', ')}`]
        : []
  const once = b['uniqueItems'] === true && a['uniqueItems'] !== true ? ['has no item twice'] : []
  return [...numbers, ...texts, ...choice, ...once]
}

/** A schema with its reference followed and its `allOf` merged. */
function flat(resolve: ReturnType<typeof resolver>, schema: unknown): JsonObject {
  const { allOf, ...own } = resolve(schema)
  if (!Array.isArray(allOf)) return own
  return [own, ...allOf.map((each) => flat(resolve, each))].reduce<JsonObject>(
    (merged, part) => ({
      ...part,
      ...merged,
      properties: { ...fieldsOf(part), ...fieldsOf(merged) },
      required: [...listOf(part['required']), ...listOf(merged['required'])],
    }),
    {},
  )
}

function variantsOf({ anyOf, oneOf }: JsonObject): unknown[] | undefined {
  const found = anyOf ?? oneOf
  return Array.isArray(found) ? (found as unknown[]) : undefined
}

function nameOf(schema: unknown): string | undefined {
  const reference = isJsonObject(schema) ? schema['$ref'] : undefined
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const allowsType = (schema: JsonObject, type: string) =>
  typesOf(schema).includes(type) || (type === 'integer' && typesOf(schema).includes('number'))

const listOf = (value: unknown) => [value ?? []].flat().map(String)
const typesOf = ({ type }: JsonObject) => listOf(type)
const fieldsOf = ({ properties }: JsonObject) => (isJsonObject(properties) ? properties : {})
const wordsOf = ({ enum: words, const: only }: JsonObject) =>
  only !== undefined
    ? [JSON.stringify(only)]
    : Array.isArray(words)
      ? words.map((word) => JSON.stringify(word))
      : undefined

const unique = (gaps: Gap[]) => [
  ...new Map(gaps.map((gap) => [`${gap.place} ${gap.reason}`, gap])).values(),
]
