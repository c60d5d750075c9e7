import { expect, test } from 'vitest'
import { isJsonObject } from '../../mocks/contract.ts'
import { operations, resolve } from './support.ts'

// A console that has never seen a field null or absent has not been tried with a real server.

/** What the examples show of each field of an answer, by schema and field. */
type Shown = {
  nullable: boolean
  optional: boolean
  present: boolean
  null: boolean
  absent: boolean
}

const fields = new Map<string, Shown>()
for (const { operationId, answers } of operations) {
  for (const { schema, examples } of answers.flatMap(({ contents }) => contents)) {
    declare(schema, operationId)
    for (const { value } of examples) show(schema, value, operationId)
  }
}

const lacking = (isWrong: (shown: Shown) => boolean) =>
  [...fields].filter(([, shown]) => isWrong(shown)).map(([field]) => field)

test('every field of an answer has a value in an example', () => {
  expect(lacking(({ present }) => !present)).toEqual([])
})

test('every nullable field of an answer is null in an example', () => {
  expect(lacking((shown) => shown.nullable && !shown.null)).toEqual([])
})

test('every optional field of an answer is absent in an example', () => {
  expect(lacking((shown) => shown.optional && !shown.absent)).toEqual([])
})

/** Adds the fields of a schema, which may be recursive. */
function declare(schema: unknown, place: string, parents: readonly string[] = []): void {
  const name = nameOf(schema) ?? place
  if (name !== place && parents.includes(name)) return
  const { properties, required, ...rest } = resolve(schema)
  const within = [...parents, name]
  for (const [key, property] of Object.entries(resolve(properties))) {
    const field = `${name}.${key}`
    const nullable = isNullable(property)
    const optional = !(Array.isArray(required) && required.includes(key))
    const before = fields.get(field)
    fields.set(field, before ?? { nullable, optional, present: false, null: false, absent: false })
    declare(property, field, within)
  }
  for (const part of partsOf(rest)) declare(part, name, within)
  for (const key of ['items', 'additionalProperties']) {
    if (isJsonObject(rest[key])) declare(rest[key], `${name}[]`, within)
  }
}

function show(schema: unknown, value: unknown, place: string): void {
  const name = nameOf(schema) ?? place
  const { properties, items, additionalProperties, ...rest } = resolve(schema)
  for (const part of partsOf(rest)) show(part, value, name)
  if (Array.isArray(value)) for (const each of value) show(items, each, `${name}[]`)
  if (!isJsonObject(value)) return
  const known = resolve(properties)
  for (const [key, property] of Object.entries(known)) {
    const shown = fields.get(`${name}.${key}`)
    if (!shown) continue
    if (!(key in value)) shown.absent = true
    else if (value[key] === null) shown.null = true
    else shown.present = true
    show(property, value[key], `${name}.${key}`)
  }
  for (const [key, each] of Object.entries(value)) {
    if (!(key in known)) show(additionalProperties, each, `${name}[]`)
  }
}

function nameOf(schema: unknown): string | undefined {
  const reference = isJsonObject(schema) ? schema['$ref'] : undefined
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined
}

function isNullable(schema: unknown): boolean {
  const { type, ...rest } = resolve(schema)
  return (
    [type].flat().includes('null') || partsOf(rest).some((part) => resolve(part)['type'] === 'null')
  )
}

function partsOf({ allOf, anyOf, oneOf }: Record<string, unknown>) {
  return [allOf, anyOf, oneOf].flat().filter(isJsonObject)
}
