import { describe, expect, test } from 'vitest'
import { readOperations } from './contract.ts'
import { findOperation } from './examples.ts'
import { contract, createTestSandbox } from './handlers/testing.ts'
import { createSandbox } from './sandbox.ts'

const rename = (name: string, world?: string) => ({
  path: { id: 1 },
  body: { name },
  ...(world && { world }),
})
const nameIn = async (sandbox: ReturnType<typeof createTestSandbox>, world: string) => {
  const { enterprise } = await sandbox.succeed('getEnterprise', { path: { id: 1 }, world })
  return enterprise.name
}

describe('a sandbox', () => {
  test('resets one world', async () => {
    const all = createTestSandbox()
    await all.call('updateEnterprise', rename('One', 'one'))
    await all.call('updateEnterprise', rename('Two', 'two'))
    all.sandbox.reset('one')
    expect(await nameIn(all, 'one')).toBe('Fresh Fields Market')
    expect(await nameIn(all, 'two')).toBe('Two')
  })

  test('keeps the most recently used worlds, and always the default one', () => {
    const sandbox = createSandbox({ document: contract, scenario: 'empty', worldLimit: 3 })
    const [first, a] = ['default', 'a'].map((id) => sandbox.world(id))
    sandbox.world('b')
    sandbox.world('a')
    sandbox.world('c')
    sandbox.world('d')
    expect(sandbox.world('default')).toBe(first)
    expect(sandbox.world('d')).not.toBe(a)
    expect(sandbox.world('a')).not.toBe(a)
  })

  test('gives concurrent reads the same answer', async () => {
    const all = createTestSandbox()
    const names = Array.from({ length: 50 }, (_, index) => `Name ${index}`)
    await Promise.all(names.map((name) => all.call('updateEnterprise', rename(name))))
    const seen = await Promise.all(names.map(() => nameIn(all, 'default')))
    expect(new Set(seen).size).toBe(1)
  })

  test('gives the address of a world’s file', () => {
    const sandbox = createSandbox({
      document: contract,
      scenario: 'empty',
      fileUrl: (world, key) => `${world}:${key}`,
    })
    expect(sandbox.world('one').fileUrl('a')).toBe('one:a')
  })
})

describe('without Prism in front', () => {
  const kinds: string[] = []
  const sandbox = createSandbox({
    document: contract,
    scenario: 'busy',
    onViolation: (kind) => kinds.push(kind),
  })
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    kinds.length = 0
    const operation = findOperation(contract, method, path.split('?')[0] ?? '')
    const request = new Request(`http://sandbox${path}`, {
      method,
      headers: { Authorization: 'demo-token-admin' },
      ...init,
    })
    const response = operation && (await sandbox.answer(operation, request, 'default'))
    return { status: response?.status, kinds, text: (await response?.text()) ?? '' }
  }
  const file = (content: string, type: string) => {
    const body = new FormData()
    body.append('file', new File([content], 'logo', { type }))
    return { body }
  }

  test.each([
    ['GET', '/enterprises?color=green', {}, 'query › color'],
    ['GET', '/enterprises?page=-1', {}, 'query › page'],
    ['GET', '/enterprises?sort=color,asc', {}, 'query › sort'],
    ['GET', '/enterprises/many', {}, 'path › id'],
    ['GET', '/enterprises/search/findBySearch', {}, 'query › search'],
    ['PATCH', '/enterprises/1', { body: '{"name":""}' }, 'body › name'],
    ['POST', '/enterprises/1/logos', file('a', 'text/html'), 'body › file'],
    ['POST', '/enterprises/1/logos', { body: new FormData() }, 'body › file'],
  ])('a request that breaks the contract is refused (%s %s)', async (method, path, init, place) => {
    const found = await send(method, path, init)
    expect(found).toMatchObject({ status: 422, kinds: ['request'] })
    expect(found.text).toContain(place)
  })

  test('an answer that breaks the contract becomes a 500', async () => {
    sandbox.world('default').enterprises.update(1, { name: 5 as never })
    const found = await send('GET', '/enterprises/1')
    expect(found).toMatchObject({ status: 500, kinds: ['response'] })
    expect(found.text).toContain('enterprise › name')
  })

  test('everything else goes through', async () => {
    const query = 'page=0&size=3&sort=name%2Casc&sort=id%2Cdesc'
    expect(await send('GET', `/enterprises?${query}`)).toMatchObject({ status: 200, kinds: [] })
  })
})

test.each(readOperations(contract).filter(({ needsToken }) => needsToken))(
  '$operationId needs a token',
  async ({ operationId }) => {
    const { call } = createTestSandbox('empty')
    expect(await call(operationId as 'getMe', { as: 'expired' })).toMatchObject({ status: 401 })
  },
)
