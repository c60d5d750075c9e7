import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '~/api/errors.ts'
import { configureHttp } from '~/api/http.ts'
import type { Answer, Operation } from '../../mocks/contract.ts'
import { startFront, type Front } from '../../mocks/server.ts'
import { byId, exampleCall, isMultipart, operations, withFiles } from './support.ts'

type ClientCall = (...values: unknown[]) => Promise<unknown>

const clientModules = import.meta.glob<Record<string, ClientCall>>(
  '../../src/api/generated/endpoints/*/*.ts',
  { eager: true },
)
const client = Object.assign({}, ...Object.values(clientModules)) as Record<string, ClientCall>

const examples = operations.flatMap((operation) =>
  operation.answers.flatMap((answer) =>
    examplesOf(answer).map((example) => ({
      title: `${operation.operationId} ${answer.status} ${example.name}`,
      prefer: `code=${answer.status}${example.name && `, example=${example.name}`}`,
      operation,
      status: answer.status,
      ...example,
    })),
  ),
)
const successes = examples.filter(({ status }) => status < 400)
const failures = examples.filter(({ status }) => status >= 400)

let front: Front
let token: string | null = null

beforeAll(async () => {
  front = await startFront({ port: 0 })
  configureHttp({
    apiBaseUrl: front.url,
    imageBaseUrl: `${front.url}/images`,
    token: () => token,
  })
})
beforeEach(() => {
  token = 'demo-token-admin'
})
afterAll(() => front.close())

test('the generated client has every operation', () => {
  expect(operations.filter(({ operationId }) => !client[operationId])).toEqual([])
})

describe('the example request', () => {
  test.each(byId)('of $id is answered with its first success', async ({ operation }) => {
    const [first] = successes.filter((each) => each.operation === operation)
    expect(await answerOf(operation)).toEqual(first?.value)
  })

  test.each(successes)('can be answered with $title', async (example) => {
    const answer = answerOf(example.operation, example.prefer)
    if (saysFailure(example.value)) {
      await expect(answer).rejects.toMatchObject({ kind: 'http', status: example.status })
    } else {
      expect(await answer).toEqual(example.value)
    }
  })

  test.each(failures)('can be refused with $title', async (example) => {
    const error = await answerOf(example.operation, example.prefer).catch((reason) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      kind: 'http',
      status: example.status,
      operationId: example.operation.operationId,
      body: example.value,
      requestId: expect.any(String),
    })
  })

  test.each(byId.filter(({ operation }) => operation.needsToken))(
    'of $id without the token is refused with the declared 401',
    async ({ operation }) => {
      token = null
      const declared = failures.find((each) => each.operation === operation && each.status === 401)
      await expect(answerOf(operation)).rejects.toMatchObject({
        status: 401,
        body: declared?.value,
      })
    },
  )
})

/** Calls the generated client with path values, body, query and options, in this order. */
async function answerOf(operation: Operation, prefer?: string) {
  const call = exampleCall(operation)
  const content = operation.request?.contents[0]
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
  const answer = await client[operation.operationId]?.(
    ...names.map((name) => call.path[name]),
    ...(content ? [isMultipart(operation) ? withFiles(content, call.body) : call.body] : []),
    ...(operation.parameters.some((each) => each.in === 'query') ? [call.query] : []),
    { headers: prefer ? { Prefer: prefer } : {} },
  )
  return answer instanceof Blob ? `${answer.type}: ${await kindOf(answer)}` : answer
}

/** The mock's answer: the example's value, or for a file its type and the type by its first bytes. */
function examplesOf({ contents }: Answer): { name: string; value: unknown }[] {
  if (contents.length === 0) return [{ name: '', value: undefined }]
  return contents.flatMap(({ mediaType, examples: named }) =>
    named.map(({ name, value }) => ({
      name,
      value: mediaType.endsWith('json') ? value : `${mediaType}: ${mediaType.split('/')[1]}`,
    })),
  )
}

const signatures: [kind: string, hex: RegExp][] = [
  ['zip', /^504b0304/],
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
  ['svg+xml', /^3c737667/],
]

async function kindOf(blob: Blob) {
  const hex = Buffer.from(await blob.slice(0, 16).arrayBuffer()).toString('hex')
  return signatures.find(([, pattern]) => pattern.test(hex))?.[0] ?? hex
}

/** The client treats a 200 that reports a failure as an error. */
function saysFailure(value: unknown) {
  const { success, successful } = Object(value) as Record<string, unknown>
  return success === false || successful === false
}
