import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Operation } from '../../mocks/contract.ts'
import { createClient } from './client.ts'

const servers: { close: () => void }[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function clientOf(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const client = createClient({ api, images: api, origin: 'http://c.test', rate: undefined, log })
  client.useToken('secret-token')
  return { client, lines }
}

const operation = (method: string) =>
  ({
    operationId: 'signIn',
    method,
    path: '/auth',
    prefix: '',
    parameters: [],
  }) as unknown as Operation

test('a request that came too soon is sent again after the pause that the server asks for', async () => {
  let asked = 0
  const { client, lines } = await clientOf((_, response) => {
    asked += 1
    if (asked < 3) response.writeHead(asked === 1 ? 429 : 503, { 'Retry-After': '0' })
    response.end()
  })
  expect(await client.send({ operation: operation('GET') })).toMatchObject({ status: 200 })
  expect(lines).toEqual([
    '  the server asks to wait 0 s (429)',
    '  the server asks to wait 0 s (503)',
  ])
})

test('the request in the report has neither the token nor a password', async () => {
  const { client } = await clientOf((_, response) => void response.end())
  const body = { username: 'ada', password: 'secret-password' }
  const { curl } = await client.send({ operation: operation('POST'), body })
  expect(curl).toMatch(/^curl -i -X POST .*\$WAYPOST_TOKEN.*"username":"ada","password":"…"/)
  expect(curl).not.toContain('secret')
})

test('a server that hangs up is a finding, not the end of the run', async () => {
  const { client } = await clientOf((request) => void request.socket.destroy())
  const answer = await client.send({ operation: operation('GET') })
  expect(answer).toMatchObject({
    status: 0,
    problem: expect.stringContaining('there is no answer'),
  })
})
