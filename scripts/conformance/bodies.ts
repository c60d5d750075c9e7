import { generate } from 'json-schema-faker'
import {
  isJsonObject,
  resolver,
  type ContractDocument,
  type JsonObject,
} from '../../mocks/contract.ts'
import { schemaCheck } from '../../mocks/schemas.ts'

export type InvalidBody = {
  /** What is wrong with it, for the report. */
  reason: string
  body: unknown
}

/** Bodies that differ from a valid one in one place, so that the contract forbids each. */
export function invalidBodies(
  document: ContractDocument,
  schema: JsonObject,
  valid: unknown,
): InvalidBody[] {
  const check = schemaCheck(document)
  const resolve = resolver(document)
  if (!isJsonObject(valid)) return [{ reason: 'a text for a list', body: 'conformance' }]
  const properties = propertiesOf(resolve, schema)
  const changed = Object.keys(valid).flatMap((name) =>
    wrongValues(resolve(properties[name])).map(([what, value]) => ({
      reason: `${name} is ${what}`,
      body: { ...valid, [name]: value },
    })),
  )
  const without = Object.keys(valid).map((name) => ({
    reason: `${name} is missing`,
    body: Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name)),
  }))
  const unknown = { reason: 'a field is unknown', body: { ...valid, conformanceField: 1 } }
  return [...without, ...changed, unknown].filter(({ body }) => check(schema, body).length > 0)
}

/**
 * Bodies that the contract allows, with generated values: optional fields come and go, texts and numbers vary.
 *
 * @param fixed Values that must be as they are, such as names and the identifiers of records.
 */
export async function generatedBodies(
  document: ContractDocument,
  schema: JsonObject,
  fixed: Record<string, unknown>,
  count: number,
): Promise<unknown[]> {
  const check = schemaCheck(document)
  const whole = { ...schema, components: document.components } as JsonObject
  const bodies: unknown[] = []
  for (let seed = 1; bodies.length < count && seed <= count * 10; seed += 1) {
    const body = { ...Object(await generate(whole, { seed, optionalsProbability: 0.5 })), ...fixed }
    if (check(schema, body).length === 0) bodies.push(body)
  }
  return bodies
}

function wrongValues(schema: JsonObject): [what: string, value: unknown][] {
  const { type, minLength, maxLength, minimum, maximum, pattern, enum: words } = schema
  const isText = [type].flat().includes('string')
  const wrong: [what: string, value: unknown][] = [
    ['of a wrong type', isText ? { no: 'text' } : 'conformance'],
  ]
  if (typeof minLength === 'number' && minLength > 0) {
    wrong.push(['too short', 'x'.repeat(minLength - 1)])
  }
  if (typeof maxLength === 'number') wrong.push(['too long', 'x'.repeat(maxLength + 1)])
  if (typeof minimum === 'number') wrong.push(['too small', minimum - 1])
  if (typeof maximum === 'number') wrong.push(['too large', maximum + 1])
  if (pattern !== undefined) wrong.push(['blank', '   '])
  if (words !== undefined) wrong.push(['an unknown word', 'CONFORMANCE'])
  return wrong
}

function propertiesOf(resolve: ReturnType<typeof resolver>, schema: unknown): JsonObject {
  const { properties, allOf } = resolve(schema)
  const inherited = Array.isArray(allOf) ? allOf.map((each) => propertiesOf(resolve, each)) : []
  return Object.assign({}, ...inherited, isJsonObject(properties) ? properties : {}) as JsonObject
}
