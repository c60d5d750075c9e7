import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createFront } from './front.ts'
import { contract } from './handlers/testing.ts'
import { createSandbox } from './sandbox.ts'

test('an answer that breaks the contract becomes a 500, and is marked, listed and logged with the value', async () => {
  const sandbox = createSandbox({ document: contract, scenario: 'busy' })
  sandbox.world('one').enterprises.update(1, { name: 5 as never })
  const logged: string[] = []
  const answer = await createFront(contract, {
    sandbox,
    consoleUrl: '',
    logViolation: (line) => logged.push(line),
  })
  const get = async (url: string) => {
    const headers = { authorization: 'demo-token-admin', 'x-waypost-world': 'one' }
    const request = Object.assign(Readable.from([]), { method: 'GET', url, headers })
    const { response } = await answer(request as unknown as IncomingMessage)
    return {
      status: response?.status,
      kind: response?.headers.get('x-waypost-violation'),
      body: (await response?.json()) as { message?: string; violations?: unknown[] },
    }
  }

  const { status, kind, body } = await get('/enterprises/1')
  expect([status, kind]).toEqual([500, 'response'])
  expect(body.message).toBe(
    'The answer 200 of getEnterprise breaks the contract: body › enterprise › name must be string (type).',
  )
  const noted = `${body.message} body › enterprise › name is 5.`
  expect(logged).toEqual([expect.stringContaining(noted)])
  const list = await get('/sandbox/violations?world=one')
  expect(list.body.violations).toMatchObject([{ kind: 'response', message: noted }])
})
