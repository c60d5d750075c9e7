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

test('only schemas that are sent, and all of them, have names that end in Request', () => {
  const sent = operations.flatMap(({ request }) =>
    (request?.contents ?? []).map(({ schema }) => String(schema['$ref']).split('/').at(-1)),
  )
  expect(sent.filter((name) => !name?.endsWith('Request'))).toEqual([])
  expect([...answered].filter((name) => name.endsWith('Request'))).toEqual([])
})

test('every object in a request refuses unknown fields', () => {
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

test('every text that is sent has a longest length', () => {
  const bodies = operations.flatMap(({ operationId, request }) =>
    (request?.contents ?? []).flatMap(({ schema }) => endless(schema, operationId)),
  )
  const parameters = operations.flatMap(({ operationId, parameters: all }) =>
    all.flatMap(({ name, schema }) => endless(schema, `${operationId} ${name}`)),
  )
  expect([...bodies, ...parameters]).toEqual([])
})

/** The places of texts without a limit. Words and files have others. */
function endless(value: unknown, place: string, within: readonly unknown[] = []): string[] {
  const schema = resolve(value)
  if (within.includes(schema)) return []
  const isText = [schema['type']].flat().includes('string')
  const isLimited = ['maxLength', 'enum', 'const', 'contentMediaType'].some((key) => key in schema)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema[key] ?? [])
  const properties = Object.entries(resolve(schema['properties']))
  const deeper = [
    ...properties.map(([name, each]) => [`${place}.${name}`, each] as const),
    ...[...parts, schema['items'], schema['additionalProperties']].map(
      (each) => [place, each] as const,
    ),
  ].flatMap(([at, each]) => (isJsonObject(each) ? endless(each, at, [...within, schema]) : []))
  return isText && !isLimited ? [place, ...deeper] : deeper
}

test('answers are checked only for types, presence and nullability', () => {
  const strict = schemas
    .filter(([name]) => answered.has(name))
    .flatMap(([name, schema]) => limitsIn(schema, name))
  expect(strict).toEqual([])
})

/** The names of the components that schemas refer to. */
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

/** The inline object schemas inside a schema, with their paths. */
function objectsIn(value: unknown, place: string): [string, JsonObject][] {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => objectsIn(each, `${place}.${index}`))
  }
  if (!isJsonObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${place}.${key}`))
  const isObject = [value['type']].flat().includes('object')
  return isObject ? [[place, value], ...inner] : inner
}

/** The paths of the limits in a schema. A property with the name of a limit is not one. */
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
test('a required text must not be blank', () => {
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
