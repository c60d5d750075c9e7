import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ContractDocument, JsonObject } from './contract.ts'

/**
 * A violated rule: the keys that lead to the value, the rule's keyword, a sentence without a subject, and the value, unless it
 * is missing.
 */
export type Violation = { place: string[]; rule: string; message: string; value?: unknown }

type Check = (schema: JsonObject, value: unknown) => Violation[]

const checks = new WeakMap<ContractDocument, Check>()

/**
 * Returns a function that checks values against schemas of the contract and returns the violations, none for a valid
 * value. Schemas may refer to the contract's components. Each is compiled once per document.
 */
export function schemaCheck(document: ContractDocument): Check {
  const check = checks.get(document) ?? createCheck(document)
  checks.set(document, check)
  return check
}

function createCheck(document: ContractDocument): Check {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, verbose: true })
  addFormats(ajv)
  ajv.addSchema({ $id: 'contract', components: document.components ?? {} })
  const compiled = new Map<JsonObject, ValidateFunction>()
  const check: Check = (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema))
    compiled.set(schema, validate)
    return validate(value) ? [] : explained(validate.errors ?? [], check)
  }
  return check
}

/** If none of several schemas fits, the violations of the closest one. */
function explained(errors: ErrorObject[], check: Check): Violation[] {
  const [choice] = errors
    .filter(({ keyword, params }) => keyword === 'anyOf' || params['passingSchemas'] === null)
    .toSorted((a, b) => a.instancePath.length - b.instancePath.length)
  if (!choice) return errors.map(violation)
  const { instancePath, schema, data } = choice
  const others = errors.filter(
    ({ instancePath: place }) => !`${place}/`.startsWith(`${instancePath}/`),
  )
  const branches = (schema as JsonObject[]).map((each) => check(each, data))
  const [meant = []] = branches.toSorted((a, b) => distance(a) - distance(b))
  const place = keysOf(instancePath)
  return [
    ...explained(others, check),
    ...meant.map((each) => ({ ...each, place: [...place, ...each.place] })),
  ]
}

/** The distance of a value from a schema: a wrong type or constant weighs more than a missing field or an invalid value. */
function distance(violations: Violation[]): number {
  const weights: Record<string, number> = {
    const: 10,
    additionalProperties: 10,
    unevaluatedProperties: 10,
    required: 3,
  }
  return violations.reduce(
    (sum, { rule, place }) =>
      sum + (rule === 'type' && place.length === 0 ? 20 : (weights[rule] ?? 1)),
    0,
  )
}

const keysOf = (instancePath: string) => instancePath.split('/').slice(1)

/** The schema with its references pointing into the contract. */
function absolute(schema: JsonObject): JsonObject {
  const turned: unknown = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/')
      ? `contract${value}`
      : value,
  )
  return turned as JsonObject
}

function violation({ instancePath, keyword, message = '', params, data }: ErrorObject): Violation {
  const place = keysOf(instancePath)
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } =
    params as Record<string, unknown>
  const missing = missingProperty ?? additionalProperty ?? unevaluatedProperty
  const allowed = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : ''
  return {
    place: typeof missing === 'string' ? [...place, missing] : place,
    rule: keyword,
    message: typeof missing === 'string' ? sentenceOf(keyword) : `${message}${allowed}`,
    ...(typeof missing !== 'string' && { value: data }),
  }
}

const sentenceOf = (keyword: string) =>
  keyword.includes('Properties') ? 'is not known to the contract' : 'is required'
