import { expect, test } from 'vitest'
import { readOperations, resolver } from './contract.ts'
import { checkMultipart, findTooLarge } from './multipart-check.ts'
import type { Part } from './multipart.ts'
import { schemaCheck } from './schemas.ts'

const contract = {
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { $ref: '#/components/schemas/OrderSaveRequest' },
              encoding: {
                order: { contentType: 'application/json' },
                uploads: { contentType: 'image/*, application/pdf' },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      OrderSaveRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['order'],
        properties: {
          order: { $ref: '#/components/schemas/OrderRequest' },
          count: { type: 'integer' },
          uploads: {
            type: 'array',
            maxItems: 2,
            items: { type: 'string', contentMediaType: 'application/octet-stream', minLength: 1 },
          },
        },
      },
      OrderRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['sku'],
        properties: { sku: { type: 'string' } },
      },
    },
  },
}
const check = schemaCheck(contract)
const content = readOperations(contract)[0]?.request?.contents[0]

function violations(...parts: Part[]) {
  if (!content) throw new Error('no content')
  return checkMultipart(parts, content, check, resolver(contract)).map(
    ({ place, message }) => `${place.join('.')} ${message}`,
  )
}

const part = (name: string, text: string, type = 'text/plain'): Part => ({
  name,
  type,
  filename: null,
  bytes: Buffer.from(text),
})
const order = part('order', '{"sku": "A"}', 'application/json')
const upload = (type: string, text = 'a'): Part => ({
  ...part('uploads', text, type),
  filename: 'a',
})

test('a body with its required parts is valid', () => {
  expect(violations(order)).toEqual([])
})

test('several files and a number are valid', () => {
  const parts = [order, part('count', '3'), upload('image/png'), upload('application/pdf')]
  expect(violations(...parts)).toEqual([])
})

test('a missing part is named', () => {
  expect(violations()).toEqual(['order is required'])
})

test('an unknown part is named', () => {
  expect(violations(order, part('color', 'green'))).toEqual(['color is not known to the contract'])
})

test('a single part may not be repeated', () => {
  expect(violations(order, order)).toEqual(['order may come once only'])
})

test('a field inside an object part is named', () => {
  expect(violations(part('order', '{"size": 1}', 'application/json'))).toEqual([
    'order.sku is required',
    'order.size is not known to the contract',
  ])
})

test('a malformed object part is named once', () => {
  const [first, ...others] = violations(part('order', '{', 'application/json'))
  expect(first).toContain('order is not JSON')
  expect(others).toEqual([])
})

test('an object part must be declared as JSON', () => {
  expect(violations(part('order', '{}'))).toEqual([
    'order must be application/json, not text/plain',
  ])
})

test('too many files, and a file of the wrong type, are refused', () => {
  expect(violations(order, upload('image/png'), upload('image/png'), upload('image/png'))).toEqual([
    'uploads must NOT have more than 2 items',
  ])
  expect(violations(order, upload('text/html'))).toEqual([
    'uploads must be image/* or application/pdf, not text/html',
  ])
})

test('an empty file violates a minimum length', () => {
  expect(violations(order, upload('image/png', ''))).toEqual([
    'uploads.0 must NOT have fewer than 1 characters',
  ])
})

test('a file that is larger than the contract allows is named', () => {
  const file = (name: string, size: number): Part => ({
    name,
    filename: 'plan.png',
    type: 'image/png',
    bytes: Buffer.alloc(size),
  })
  const content = {
    ...readOperations(contract)[0]!.request!.contents[0]!,
    schema: {
      properties: {
        logo: { type: 'string', 'x-max-bytes': 10 },
        uploads: { type: 'array', items: { type: 'string', 'x-max-bytes': 20 } },
      },
    },
  }
  const placeIn = (...parts: Part[]) => findTooLarge(parts, content, resolver(contract))?.place
  expect(placeIn(file('logo', 10), file('uploads', 20), file('other', 99))).toBeUndefined()
  expect(placeIn(file('logo', 11))).toEqual(['logo'])
  expect(placeIn(file('uploads', 20), file('uploads', 21))).toEqual(['uploads'])
})
