// Web APIs only.
import {
  isJsonObject,
  ownValue,
  resolver,
  type ContractDocument,
  type Operation,
} from './contract.ts'

const instantSchema = /\/(?:Nullable)?Instant$/

/**
 * Returns a function that replaces the instants in an answer by whole numbers: milliseconds in the answers of one half of the
 * operations, seconds in those of the other.
 */
export function numericInstants(document: ContractDocument) {
  const resolve = resolver(document)
  return ({ operationId, answers }: Operation, status: number, body: unknown): unknown => {
    const unit = operationId.length % 2 === 0 ? 1 : 1000
    const schema = answers.find((each) => each.status === status)?.contents[0]?.schema
    return replaced(schema, body)

    function replaced(schemaOrReference: unknown, value: unknown): unknown {
      if (!isJsonObject(schemaOrReference)) return value
      const { $ref: reference } = schemaOrReference
      if (typeof reference === 'string' && instantSchema.test(reference)) {
        return typeof value === 'string' ? Math.floor(Date.parse(value) / unit) : value
      }
      const { properties, items, additionalProperties, allOf, anyOf, oneOf } =
        resolve(schemaOrReference)
      const parts = [allOf, anyOf, oneOf].flat()
      const whole = parts.reduce((before, part) => replaced(part, before), value)
      if (Array.isArray(whole)) return whole.map((each) => replaced(items, each))
      if (!isJsonObject(whole)) return whole
      const known = isJsonObject(properties) ? properties : {}
      return Object.fromEntries(
        Object.entries(whole).map(([key, each]) => [
          key,
          replaced(ownValue(known, key) ?? additionalProperties, each),
        ]),
      )
    }
  }
}
