import { expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '../../mocks/contract.ts'
import { schemaCheck } from '../../mocks/schemas.ts'
import { contract, operations, resolve } from './support.ts'

const check = schemaCheck(contract)

const schemas = Object.entries(resolve(resolve(contract.components)['schemas']))
const requested = reachable(
  operations.flatMap(({ request }) => (request?.contents ?? []).map(({ schema }) => schema)),
)
const answered = reachable(
  operations.flatMap(({ answers }) =>
    answers.flatMap(({ contents }) => contents.map(({ schema }) => schema)),
  ),
)
const limits = new Set([
  'enum',
  'const',
  'pattern',
  'format',
  'additionalProperties',
  'unevaluatedProperties',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'multipleOf',
  'minProperties',
  'maxProperties',
])

test('a schema that is only sent says so with its name, and one that is answered does not', () => {
  const sent = operations.flatMap(({ request }) =>
    (request?.contents ?? []).map(({ schema }) => String(schema['$ref']).split('/').at(-1)),
  )
  expect(sent.filter((name) => !name?.endsWith('Request'))).toEqual([])
  expect([...answered].filter((name) => name.endsWith('Request'))).toEqual([])
})

test('every object that is sent refuses what it does not know', () => {
  const parents = new Set(schemas.flatMap(([, schema]) => allOfNames(schema)))
  const open = schemas
    .filter(([name]) => requested.has(name) && !parents.has(name))
    .flatMap(([name, schema]) => objectsIn(schema, name))
    .filter(([, { additionalProperties, unevaluatedProperties, not }]) => {
      const map = isJsonObject(additionalProperties)
      return additionalProperties !== false && unevaluatedProperties !== false && !map && !not
    })
    .map(([place]) => place)
  expect(open).toEqual([])
})

test('an answer is held to types, presence and nullability alone', () => {
  const strict = schemas
    .filter(([name]) => answered.has(name))
    .flatMap(([name, schema]) => limitsIn(schema, name))
  expect(strict).toEqual([])
})

/** The names of the components that schemas lead to. */
function reachable(roots: unknown[]): Set<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isJsonObject(value)) return
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(value['$ref']))?.[1]
    if (name && !found.has(name)) {
      found.add(name)
      visit(resolve(value))
    }
    Object.values(value).forEach(visit)
  }
  visit(roots)
  return found
}

const allOfNames = (schema: unknown) =>
  [resolve(schema)['allOf']]
    .flat()
    .filter(isJsonObject)
    .map((each) => String(each['$ref']).split('/').at(-1))

/** The object schemas inside a schema that it does not refer to by name, with their places. */
function objectsIn(value: unknown, place: string): [string, JsonObject][] {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => objectsIn(each, `${place}.${index}`))
  }
  if (!isJsonObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${place}.${key}`))
  const isObject = [value['type']].flat().includes('object')
  return isObject ? [[place, value], ...inner] : inner
}

/** The places of the limits in a schema; a property that is called like one is no limit. */
function limitsIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => limitsIn(each, `${place}.${index}`))
  }
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    if (key !== 'properties') {
      const here = limits.has(key) && !isJsonObject(each) ? [`${place}.${key}`] : []
      return [...here, ...limitsIn(each, `${place}.${key}`)]
    }
    return Object.entries(resolve(each)).flatMap(([name, property]) =>
      limitsIn(property, `${place}.${name}`),
    )
  })
}
test('a text for people that is required is more than blanks', () => {
  const blank = { name: '   ', firstName: '   ', lastName: '   ', topic: '   ', description: '   ' }
  const accepted = [
    ['FleetCreateRequest', 'description'],
    ['FleetUpdateRequest', 'description'],
    ['OrderRequest', 'contactName', 'shippingToName', 'shippingAddressLineOne'],
    ['OrderRequest', 'shippingAddressCity', 'shippingAddressState', 'shippingAddressZip'],
    ['OrderExtraValueRequest', 'key'],
    ['DocumentRequest', 'topic'],
    ['UserCreateRequest', 'firstName', 'lastName', 'username'],
    ['CurrentUserUpdateRequest', 'firstName', 'lastName'],
    ['AdminUserRequest', 'firstName', 'lastName', 'username'],
    ['BusinessStructureFields', 'name'],
    ['GroupingNodeRequest', 'name'],
    ['EnterpriseUpdateRequest', 'name'],
    ['CellularTagRequest', 'name'],
  ].flatMap(([schema = '', ...fields]) =>
    fields.filter((field) => {
      const value = { ...blank, [field]: '   ' }
      const found = check({ $ref: `#/components/schemas/${schema}` }, value)
      return !found.some(({ place, rule }) => place.join() === field && rule === 'pattern')
    }),
  )
  expect(accepted).toEqual([])
})
