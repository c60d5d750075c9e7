import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ContractDocument, JsonObject } from './contract.ts'

/** Where a value breaks a rule: the keys that lead there, the rule's keyword, and a sentence without a subject. */
export type Violation = { place: string[]; rule: string; message: string }

type Check = (schema: JsonObject, value: unknown) => Violation[]

const checks = new WeakMap<ContractDocument, Check>()

/**
 * A function that holds values against schemas of the contract; it answers the violations, none when the value is good.
 * Schemas may refer to the contract's components. Each is compiled once for a document.
 */
export function schemaCheck(document: ContractDocument): Check {
  const check = checks.get(document) ?? createCheck(document)
  checks.set(document, check)
  return check
}

function createCheck(document: ContractDocument): Check {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false })
  addFormats(ajv)
  ajv.addSchema({ $id: 'contract', components: document.components ?? {} })
  const compiled = new Map<JsonObject, ValidateFunction>()
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema))
    compiled.set(schema, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(violation)
  }
}

/** The schema with its references pointing into the contract. */
function absolute(schema: JsonObject): JsonObject {
  const turned: unknown = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/')
      ? `contract${value}`
      : value,
  )
  return turned as JsonObject
}

function violation({ instancePath, keyword, message = '', params }: ErrorObject): Violation {
  const place = instancePath.split('/').slice(1)
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } =
    params as Record<string, unknown>
  const missing = missingProperty ?? additionalProperty ?? unevaluatedProperty
  const allowed = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : ''
  return {
    place: typeof missing === 'string' ? [...place, missing] : place,
    rule: keyword,
    message: typeof missing === 'string' ? sentenceOf(keyword) : `${message}${allowed}`,
  }
}

const sentenceOf = (keyword: string) =>
  keyword.includes('Properties') ? 'is not known to the contract' : 'is required'
