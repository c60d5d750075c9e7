import { describe, expect, test } from 'vitest'
import { readOperations } from './contract.ts'
import { exampleAnswer, findOperation, methodsOf, pathValues } from './examples.ts'

const response = (examples: object) => ({ content: { 'application/json': { examples } } })
const operation = (operationId: string, more: object = {}) => ({
  operationId,
  responses: { 200: response({ one: { value: operationId } }) },
  ...more,
})
const contract = {
  paths: {
    '/users/{id}': { get: operation('getUser'), delete: operation('archiveUser') },
    '/users/me': { get: operation('getMe') },
    '/files/{token}.png': {
      servers: [{ url: '{imageBaseUrl}' }],
      get: operation('getFile', {
        responses: { 200: { content: { 'image/png': { examples: { png: { value: 'bytes' } } } } } },
      }),
    },
    '/things': {
      post: operation('createThing', {
        responses: {
          204: {},
          422: response({ first: { value: 1 }, second: { $ref: '#/components/examples/Second' } }),
        },
      }),
    },
  },
  components: { examples: { Second: { value: 2 } } },
}
const nameOf = (method: string, pathname: string) =>
  findOperation(contract, method, pathname)?.operationId

describe('an operation', () => {
  test('with an exact segment wins over one with a parameter', () => {
    expect(nameOf('get', '/users/me')).toBe('getMe')
  })

  test('with a parameter is found when the exact one has another method', () => {
    expect(nameOf('DELETE', '/users/me')).toBe('archiveUser')
  })

  test('with a server of its own is found under its prefix alone', () => {
    expect(nameOf('GET', '/images/files/a.png')).toBe('getFile')
    expect(nameOf('GET', '/files/a.png')).toBeUndefined()
  })

  test.each(['/users', '/users/', '/users/1/2', '/', '/userz/1'])(
    'is not found at an address of another shape (%s)',
    (pathname) => {
      expect(nameOf('GET', pathname)).toBeUndefined()
    },
  )

  test('gets its path parameters decoded', () => {
    const [, , , file] = readOperations(contract)
    expect(file && pathValues(file, '/images/files/caf%C3%A9%2F1.png')).toEqual({
      token: 'café/1',
    })
  })
})

test('an address has the methods of every path that it matches', () => {
  expect(methodsOf(contract, '/users/me')).toEqual(['GET', 'DELETE'])
})

describe('the answer of an example', () => {
  const createThing = findOperation(contract, 'POST', '/things')
  const answer = (choice?: { code?: number; example?: string }) => {
    if (!createThing) throw new Error('no operation')
    return exampleAnswer(createThing, choice)
  }

  test('is the first success by default', async () => {
    const { status, body } = answer()
    expect({ status, body }).toEqual({ status: 204, body: null })
  })

  test('is the first example of the chosen status', async () => {
    expect(await answer({ code: 422 }).json()).toBe(1)
  })

  test('is found by its name alone', async () => {
    expect(await answer({ example: 'second' }).json()).toBe(2)
  })

  test('says what exists when the choice does not', async () => {
    const refused = answer({ code: 404 })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      message: 'createThing has no answer 404; it has 204, 422.',
    })
  })

  test('keeps a media type that is not JSON', async () => {
    const file = findOperation(contract, 'GET', '/images/files/a.png')
    const image = file && exampleAnswer(file)
    expect(image?.headers.get('content-type')).toBe('image/png')
    expect(await image?.text()).toBe('bytes')
  })
})
