import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ContractDocument, JsonObject } from '../../mocks/contract.ts'
import { unnamedBreaks } from './changes.ts'
import { breaksBetween, type Break } from './compare.ts'

type Parts = {
  parameters?: JsonObject[]
  request?: JsonObject
  answer?: JsonObject
  status?: number
  more?: JsonObject
}

/** A contract with one operation. */
function contractOf({ parameters = [], request, answer = {}, status = 200, more = {} }: Parts) {
  const content = (schema: JsonObject) => ({ 'application/json': { schema } })
  const operation = {
    operationId: 'save',
    tags: ['t'],
    parameters,
    ...(request && { requestBody: { required: true, content: content(request) } }),
    responses: { [status]: { content: content(answer) }, 404: {} },
  }
  const components = { schemas: { User: answer, Node: nested(answer) } }
  return { paths: { '/things': { post: operation, ...more } }, components } as ContractDocument
}

const nested = (schema: JsonObject): JsonObject => ({
  type: 'object',
  properties: {
    ...fields(schema),
    children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
  },
})
const fields = ({ properties }: JsonObject) => (properties ?? {}) as JsonObject

const object = (properties: JsonObject, required: string[] = [], closed = false): JsonObject => ({
  type: 'object',
  properties,
  required,
  ...(closed && { additionalProperties: false }),
})
const text = { type: 'string' }
const query = (name: string, schema: JsonObject, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
})

const told = (breaks: Break[]) =>
  breaks.map(
    ({ pair, place, reason }) =>
      `${pair.includes('old console') && pair.startsWith('an old') ? 'old console' : 'new console'}: ${place} ${reason}`,
  )
const both = (before: Parts, after: Parts) =>
  told(breaksBetween(contractOf(before), contractOf(after)))

/** A change, and what it breaks. */
const rules: [change: string, before: Parts, after: Parts, breaks: string[]][] = [
  ['nothing changes', { answer: object({ a: text }) }, { answer: object({ a: text }) }, []],
  ['an answer gets an optional field', { answer: object({}) }, { answer: object({ a: text }) }, []],
  [
    'an answer gets a required field',
    { answer: object({}) },
    { answer: object({ a: text }, ['a']) },
    ['new console: save 200.a is required'],
  ],
  [
    'an answer’s field is no longer required',
    { answer: object({ a: text }, ['a']) },
    { answer: object({ a: text }) },
    ['old console: save 200.a is required'],
  ],
  [
    'an answer’s field may be null',
    { answer: object({ a: text }) },
    { answer: object({ a: { type: ['string', 'null'] } }) },
    ['old console: save 200.a may be null, not only string'],
  ],
  [
    'an answer’s field has another type',
    { answer: object({ a: text }) },
    { answer: object({ a: { type: 'integer' } }) },
    [
      'old console: save 200.a may be integer, not only string',
      'new console: save 200.a may be string, not only integer',
    ],
  ],
  [
    'an answer’s whole number becomes any number',
    { answer: { type: 'integer' } },
    { answer: { type: 'number' } },
    ['old console: save 200 may be number, not only integer'],
  ],
  [
    'an answer has another status',
    {},
    { status: 201 },
    ['old console: save 201 is not declared', 'new console: save 200 is not declared'],
  ],
  [
    'a request gets an optional field',
    { request: object({}, [], true) },
    { request: object({ a: text }, [], true) },
    ['new console: save body.a is not known'],
  ],
  [
    'a request gets a required field',
    { request: object({ a: text }, [], true) },
    { request: object({ a: text }, ['a'], true) },
    ['old console: save body.a is required'],
  ],
  [
    'a request’s limit becomes tighter',
    { request: object({ a: { ...text, maxLength: 9 } }) },
    { request: object({ a: { ...text, maxLength: 5 } }) },
    ['old console: save body.a has maxLength 5, not 9'],
  ],
  [
    'a request’s limit becomes wider',
    { request: object({ a: { type: 'integer', minimum: 5 } }) },
    { request: object({ a: { type: 'integer', minimum: 1 } }) },
    ['new console: save body.a has minimum 5, not 1'],
  ],
  [
    'a request gets a pattern',
    { request: object({ a: text }) },
    { request: object({ a: { ...text, pattern: '^x' } }) },
    ['old console: save body.a has pattern ^x, not any'],
  ],
  [
    'a request’s choice gets another word',
    { request: object({ a: { enum: ['x'] } }) },
    { request: object({ a: { enum: ['x', 'y'] } }) },
    ['new console: save body.a is never "y"'],
  ],
  [
    'a request gets another variant',
    { request: { oneOf: [object({ a: text }, ['a'], true)] } },
    { request: { oneOf: [object({ a: text }, ['a'], true), object({ b: text }, ['b'], true)] } },
    ['new console: save body.a is required', 'new console: save body.b is not known'],
  ],
  [
    'a parameter is removed',
    { parameters: [query('p', text)] },
    {},
    ['old console: save query p is not known'],
  ],
  [
    'a parameter becomes required',
    { parameters: [query('p', text)] },
    { parameters: [query('p', text, true)] },
    ['old console: save query p is required'],
  ],
  [
    'an operation is added',
    {},
    { more: { get: { operationId: 'read', tags: ['t'], responses: {} } } },
    ['new console: read is not there'],
  ],
]

describe('the comparison of two contracts', () => {
  test.each(rules)('knows what breaks when %s', (_, before, after, breaks) => {
    expect(both(before, after)).toEqual(breaks)
  })

  test('names a shared schema once, with its operations', () => {
    const shared = { answer: object({ a: text }) }
    const get = {
      operationId: 'read',
      tags: ['t'],
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } },
      },
    }
    const before = contractOf({ ...shared, more: { get } })
    const after = contractOf({ answer: object({ a: { type: 'integer' } }), more: { get } })
    expect(breaksBetween(before, after)).toContainEqual(
      expect.objectContaining({ place: 'User.a', operationIds: ['read'] }),
    )
  })

  test('ends for a schema that contains itself', () => {
    const get = {
      operationId: 'read',
      tags: ['t'],
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } } },
      },
    }
    const before = contractOf({ answer: object({ a: text }), more: { get } })
    const after = contractOf({ answer: object({ a: { type: 'integer' } }), more: { get } })
    expect(breaksBetween(before, after).map(({ place }) => place)).toContain('Node.a')
  })

  test('finds nothing between the contract and itself', () => {
    const bundle = new URL('../../mocks/generated/openapi.json', import.meta.url)
    const contract = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument
    expect(breaksBetween(contract, structuredClone(contract))).toEqual([])
  })
})

describe('openapi/CHANGES.md', () => {
  const broken: Break[] = [
    {
      pair: 'an old console on a new server',
      place: 'User.a',
      reason: 'is required',
      operationIds: [],
    },
  ]

  test.each([
    ['names the break', '## 1.1.0 (2026-11-25)\n\n- `User.a`: update both.\n', 0],
    ['has no date', '## 1.1.0\n\n- `User.a`: update both.\n', 1],
    ['names it for another version', '## 1.0.0 (2026-11-25)\n\n- `User.a`: update both.\n', 1],
    ['does not name it', '## 1.1.0 (2026-11-25)\n\n- `User.b`: update both.\n', 1],
  ])('%s', (_, page, count) => {
    expect(unnamedBreaks(broken, page, { oldVersion: '1.0.0', version: '1.10.0' })).toHaveLength(
      count,
    )
  })
})
