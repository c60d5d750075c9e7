import { describe, expect, test } from 'vitest'
import { createAnswers, type Upstream } from './answers.ts'
import { findOperation, jsonAnswer } from './examples.ts'
import { contract } from './handlers/testing.ts'
import type { Preference } from './prefer.ts'

const nothing: Preference = { delay: 0 }
let ask: Upstream
const answer = await createAnswers(contract, (call) => ask(call))

/** The final answer to a call that the upstream answered. */
async function answerOf(
  method: string,
  path: string,
  upstream: Upstream,
  options: {
    preference?: Partial<Preference>
    body?: string
    headers?: Record<string, string>
  } = {},
) {
  ask = upstream
  const { preference, body = '', headers = {} } = options
  const operation = findOperation(contract, method, path.split('?')[0] ?? '')
  if (!operation) throw new Error(`no operation ${path}`)
  const call = {
    operation,
    url: new URL(`http://front${path}`),
    headers: { authorization: 'demo-token-admin', ...headers },
    body: Buffer.from(body),
  }
  const { response, violation } = await answer(call, { ...nothing, ...preference })
  const text = (await response?.text()) ?? ''
  return { status: response?.status, violation, text }
}

const never: Upstream = () => Promise.reject(new Error('was asked'))
const versions = { versions: '5.18.2 3.4.0' }

describe('an answer of the upstream', () => {
  test('that follows the contract is passed on', async () => {
    const upstream = async () => jsonAnswer(200, versions)
    expect(await answerOf('GET', '/versions', upstream)).toEqual({
      status: 200,
      violation: undefined,
      text: JSON.stringify(versions),
    })
  })

  test('without a body is passed on', async () => {
    const upstream = async () => new Response(null, { status: 204 })
    expect(await answerOf('DELETE', '/users/4', upstream)).toMatchObject({ status: 204, text: '' })
  })

  test.each([
    ['a value of a wrong type', jsonAnswer(200, { versions: 5 }), 'body › versions must be'],
    ['a field missing', jsonAnswer(200, {}), 'body › versions is required'],
    ['an undeclared failure', jsonAnswer(418, { message: 'Teapot' }), 'answer 418 of getVersions'],
    ['an undeclared success', jsonAnswer(202, versions), 'answer 202 of getVersions'],
    ['another content type', new Response('5'), 'text/plain'],
    ['a failure that is none', jsonAnswer(403, { message: 7 }), 'body › message must be'],
  ])('with %s becomes a 500 that says why', async (_, response, reason) => {
    const found = await answerOf('GET', '/versions', async () => response)
    expect(found).toMatchObject({ status: 500, violation: 'response' })
    expect(found.text).toContain(reason)
    expect(found.text).toContain('getVersions')
  })

  test.each([
    ['JSON in the place of a file', jsonAnswer(200, {}), 'must be image/png'],
    ['an undeclared status', jsonAnswer(409, { message: 'No' }), '409 is not declared'],
    ['a failure that is none', jsonAnswer(404, { message: 7 }), 'body › message must be'],
  ])('for a file with %s becomes a 500 that says why', async (_, response, reason) => {
    const found = await answerOf('GET', '/images/docs/images/a', async () => response)
    expect(found).toMatchObject({ status: 500, violation: 'response' })
    expect(found.text).toContain(reason)
  })
})

describe('the upstream is not asked', () => {
  test.each([
    ['an unknown parameter', 'GET', '/versions?color=green', '', 422],
    ['a parameter of a wrong type', 'GET', '/enterprises/many', '', 422],
    ['a field missing', 'PATCH', '/enterprises/1', '{}', 422],
    ['an unknown field', 'PATCH', '/enterprises/1', '{"name":"A","color":"green"}', 422],
    ['malformed JSON', 'PATCH', '/enterprises/1', '{', 400],
  ])('when a request has %s', async (_, method, path, body, status) => {
    const headers = { 'content-type': 'application/json' }
    const found = await answerOf(method, path, never, { body, headers })
    expect(found).toMatchObject({ status, violation: 'request' })
  })

  test('when the token is missing, which is not a violation', async () => {
    const headers = { authorization: undefined } as unknown as Record<string, string>
    expect(await answerOf('GET', '/versions', never, { headers })).toMatchObject({
      status: 401,
      violation: undefined,
    })
  })

  test('when an example is requested', async () => {
    const preference = { code: 403 }
    expect(await answerOf('GET', '/versions', never, { preference })).toMatchObject({ status: 403 })
    const example = { example: 'versionsUnknown' }
    expect(await answerOf('GET', '/versions', never, { preference: example })).toMatchObject({
      text: '{"versions":null}',
    })
  })

  test('when a request for an example breaks the contract', async () => {
    const found = await answerOf('GET', '/versions?color=green', never, {
      preference: { code: 403 },
    })
    expect(found).toMatchObject({ status: 422, violation: 'request' })
  })
})

describe('a fault', () => {
  test('drops the connection', async () => {
    const found = await answerOf('GET', '/versions', never, { preference: { fault: 'drop' } })
    expect(found).toEqual({ status: undefined, violation: undefined, text: '' })
  })

  test('is an answer that is not JSON', async () => {
    const found = await answerOf('GET', '/versions', never, { preference: { fault: 'malformed' } })
    expect(found).toMatchObject({ status: 200, violation: undefined })
    expect(() => JSON.parse(found.text)).toThrow(SyntaxError)
  })
})
