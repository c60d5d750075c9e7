import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFront, type Front } from '../../mocks/server.ts'
import { oddRequests, sendOdd } from './odd-requests.ts'
import { operations } from './support.ts'

let front: Front
const agent = new Agent({ keepAlive: true })
beforeAll(async () => {
  front = await startFront({
    port: 0,
    upstream: 'sandbox',
    fixedNow: new Date('2026-11-16T15:00:00Z'),
    logViolation: () => undefined,
  })
})
afterAll(async () => {
  agent.destroy()
  await front.close()
})

type Init = { method?: string; body?: string; headers?: Record<string, string> }

const statusOf = async (path: string, init: Init = {}) => {
  const headers = { Authorization: 'demo-token-admin', 'X-Waypost-World': 'odd', ...init.headers }
  return (await fetch(front.url + path, { ...init, headers })).status
}

// `npm run fuzz` sends 20,000.
test('no request gets a 5xx, however odd', { timeout: 120_000 }, async () => {
  const failures: string[] = []
  for (const odd of fc.sample(oddRequests, { seed: 1, numRuns: 300 })) {
    const { status, text } = await sendOdd(front.url, odd, agent)
    if (status >= 500) failures.push(`${odd.method} ${odd.address}: ${text.slice(0, 200)}`)
  }
  expect(failures).toEqual([])
})

const optional = operations.flatMap((operation) =>
  operation.parameters
    .filter((each) => each.in === 'query' && !each.required)
    .map(({ name }) => ({ id: operation.operationId, operation, name })),
)

test.each(optional)('$id takes an empty $name as none', async ({ operation, name }) => {
  const address = (extra: [string, string][]) => {
    const needed = operation.parameters
      .filter((each) => each.in === 'query' && each.required)
      .map((each): [string, string] => [each.name, String(each.example)])
    const example = new Map(operation.parameters.map((each) => [each.name, each.example]))
    const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, key: string) =>
      String(example.get(key)),
    )
    return `${operation.prefix}${path}?${new URLSearchParams([...needed, ...extra])}`
  }
  const read = async (path: string) => {
    const headers = { Authorization: 'demo-token-admin' }
    const response = await fetch(front.url + path, { headers, method: operation.method })
    return { status: response.status, text: await response.text() }
  }
  expect(await read(address([[name, '']]))).toEqual(await read(address([])))
})

test.each(['0x10', '1e3', '1.0', '%201', '+1', 'NaN'])('%s is no id', async (id) => {
  expect(await statusOf(`/enterprises/${id}`)).toBe(422)
})

test.each([
  ['a malformed body', { body: '{' }],
  ['a body that breaks the contract', { body: '{"color":"green"}' }],
  ['a body of another type', { body: 'a', headers: { 'Content-Type': 'text/plain' } }],
])('a wrong token is 401 with any body (%s)', async (_, init: Init) => {
  const headers = { 'Content-Type': 'application/json', ...init.headers, Authorization: 'wrong' }
  expect(await statusOf('/users', { ...init, method: 'POST', headers })).toBe(401)
})

test('a body that is nested very deep is refused', async () => {
  const body = `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const headers = { 'Content-Type': 'application/json' }
  expect(await statusOf('/enterprises/1', { method: 'PATCH', body, headers })).toBe(400)
})
