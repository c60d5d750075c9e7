import { describe, expect, test } from 'vitest'
import {
  isJsonObject,
  type Answer,
  type Content,
  type JsonObject,
  type Operation,
} from '../../mocks/contract.ts'
import { schemaCheck } from '../../mocks/schemas.ts'
import { contract, isMultipart, operations, propertiesOf, resolve } from './support.ts'

const check = schemaCheck(contract)

/** The ids of the operations that violate a rule. */
const breaking = (keepsRule: (operation: Operation) => boolean) =>
  operations.filter((each) => !keepsRule(each)).map(({ operationId }) => operationId)

/** Their 409 means that something else is running or done; no field is invalid. */
const conflictsWithState = [
  'createOrder',
  'runAdHocCommand',
  'importSetup',
  'createOrderShipment',
  'createOrderShipmentTransaction',
]

const succeeded = ({ status }: Answer) => status < 400
const has = ({ answers }: Operation, status: number) =>
  answers.some((answer) => answer.status === status)
const bodyOf = (operation: Operation) => operation.request?.contents[0]

describe('every operation', () => {
  test('has a summary, and a longer description', () => {
    expect(breaking(({ summary, description }) => summary !== '' && description !== '')).toEqual([])
  })

  test('has a named example of each answer with a body', () => {
    const complete = ({ contents }: Answer) => contents.every(({ examples }) => examples.length > 0)
    expect(breaking(({ answers }) => answers.some(succeeded) && answers.every(complete))).toEqual(
      [],
    )
  })

  test('has an example of its body, and needs that body', () => {
    const complete = (operation: Operation) =>
      !operation.request ||
      (operation.request.required && (bodyOf(operation)?.examples.length ?? 0) > 0)
    expect(breaking(complete)).toEqual([])
  })

  test('has an example of each parameter', () => {
    const complete = ({ parameters }: Operation) =>
      parameters.every(({ example }) => example !== undefined)
    expect(breaking(complete)).toEqual([])
  })

  test('declares 401 when it needs a token', () => {
    expect(breaking((each) => !each.needsToken || has(each, 401))).toEqual([])
  })

  test('declares 413 when it takes files', () => {
    expect(breaking((each) => !isMultipart(each) || has(each, 413))).toEqual([])
  })

  test('declares 400 when it has a body', () => {
    expect(breaking((each) => !each.request || has(each, 400))).toEqual([])
  })

  test('declares 500', () => {
    expect(breaking((each) => has(each, 500))).toEqual([])
  })

  test('that returns a list has an example named empty with an empty list', () => {
    const complete = (operation: Operation) =>
      !answersList(operation) ||
      operation.answers
        .filter(succeeded)
        .flatMap(({ contents }) => contents.flatMap(({ examples }) => examples))
        .some(({ name, value }) => name === 'empty' && JSON.stringify(value).includes('[]'))
    expect(breaking(complete)).toEqual([])
  })

  test('with a body names a field in an example of each 409 and 422', () => {
    const complete = ({ operationId, request, answers }: Operation) =>
      !request ||
      answers
        .filter(({ status }) => status === 422 || status === 409)
        .filter(({ status }) => status === 422 || !conflictsWithState.includes(operationId))
        .every((answer) => fieldsNamed(answer).length > 0)
    expect(breaking(complete)).toEqual([])
  })
})

describe('every example', () => {
  const all = operations.flatMap((operation) => [
    ...(operation.request?.contents ?? []).flatMap((content) =>
      examplesIn(content, `${operation.operationId} request`),
    ),
    ...operation.answers.flatMap(({ status, contents }) =>
      contents.flatMap((content) => examplesIn(content, `${operation.operationId} ${status}`)),
    ),
  ])

  test.each(all)('follows its schema ($title)', ({ schema, value }) => {
    expect(check(schema, value)).toEqual([])
  })

  test('of a parameter follows its schema', () => {
    const wrong = operations.flatMap(({ operationId, parameters }) =>
      parameters.flatMap(({ name, schema, example }) =>
        check(schema, example).map(({ message }) => `${operationId} ${name} ${message}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('of a failure has a text for people', () => {
    const silent = operations.flatMap(({ operationId, answers }) =>
      answers
        .filter((answer) => !succeeded(answer))
        .flatMap(({ status, contents }) =>
          contents.flatMap(({ examples }) => examples.map((each) => ({ ...each, status }))),
        )
        .filter(({ value }) => textsOf(value).length === 0)
        .map(({ status, name }) => `${operationId} ${status} ${name}`),
    )
    expect(silent).toEqual([])
  })

  test('of a failure names fields that the request has', () => {
    const unknown = operations.flatMap((operation) =>
      operation.answers
        .flatMap(fieldsNamed)
        .filter((field) => !isKnownField(operation, field))
        .map((field) => `${operation.operationId} ${field}`),
    )
    expect(unknown).toEqual([])
  })
})

/** A list or search whose answer is a list or an envelope with one. */
function answersList({ operationId, answers }: Operation) {
  const schema = answers.find(succeeded)?.contents[0]?.schema
  if (!schema || !/^(list|search|find)|Search$/.test(operationId)) return false
  const inner = Object.values(propertiesOf(schema))
  const deeper = inner.flatMap((each) => Object.values(propertiesOf(each)))
  return [schema, ...inner, ...deeper].some((each) => resolve(each)['type'] === 'array')
}

function examplesIn({ schema, examples }: Content, place: string) {
  return examples.map(({ name, value }) => ({ title: `${place} ${name}`, schema, value }))
}

function textsOf(value: unknown) {
  const { message, errorMessage, genericSystemErrorMessage } = resolve(value)
  return [message, errorMessage, genericSystemErrorMessage].filter(
    (each) => typeof each === 'string' && each !== '',
  )
}

/** The fields named in the examples of an answer. */
function fieldsNamed({ contents }: Answer): string[] {
  const errors = contents
    .flatMap(({ examples }) => examples)
    .flatMap(({ value }) => resolve(value)['fieldErrors'] ?? [])
  return errors.filter(isJsonObject).map(({ field }) => String(field))
}

/** Whether a field is a parameter, a path into the body, or a path into the JSON part of a multipart body. */
function isKnownField(operation: Operation, field: string) {
  if (operation.parameters.some(({ name }) => name === field)) return true
  const schema = bodyOf(operation)?.schema
  if (!schema) return false
  const parts = isMultipart(operation) ? Object.values(propertiesOf(schema)) : []
  return [schema, ...parts].some((each) => leadsSomewhere(each, field.split('.')))
}

function leadsSomewhere(schema: unknown, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true
  const { anyOf, oneOf, items, additionalProperties } = resolve(schema)
  const next = /^\d+$/.test(key) ? items : (propertiesOf(schema)[key] ?? additionalProperties)
  const options = [anyOf, oneOf].flat().filter(isJsonObject) satisfies JsonObject[]
  return (
    (isJsonObject(next) && leadsSomewhere(next, rest)) ||
    options.some((option) => leadsSomewhere(option, [key, ...rest]))
  )
}
/** Operations with an example of a sparse record, and a field that is null in it. */
const sparse = [
  ['findDevicesBySerialNumber', 'deviceStatus'],
  ['listUsers', 'locale'],
  ['getMe', 'firstName'],
  ['listFleets', 'commissionedFor'],
  ['createFleet', 'commissionedFor'],
  ['searchCommissioningDevices', 'previouslyUsed'],
  ['adminSearch', 'emailAddresses'],
  ['getOrderShipment', 'invalidDestinationDescriptions'],
] as const

test.each(sparse)('%s has an example in which %s is null', (operationId, field) => {
  const operation = operations.find((each) => each.operationId === operationId)
  const examples = operation?.answers.flatMap(({ contents }) => contents.flatMap((c) => c.examples))
  const value = examples?.find(({ name }) => name === 'sparse')?.value
  expect(JSON.stringify(value)).toContain(`"${field}":null`)
})
