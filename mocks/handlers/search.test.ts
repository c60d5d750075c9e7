import { describe, expect, test } from 'vitest'
import { createExamples, examplesNow } from '../world/examples.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
const { call, succeed } = createTestSandbox()

const find = async (searchType: 'USER' | 'LOCATION', searchValue: string) =>
  (await succeed('adminSearch', { body: { searchType, searchValue } })).data.results

describe('the search for users', () => {
  test('finds those of the contract’s example', async () => {
    const { data } = examples.answer('adminSearch', 200, 'usersFoundByAdmin')
    expect(await find('USER', 'fresh')).toEqual(data.results)
  })

  test.each([
    ['a full name', 'hannah LINDQ'],
    ['a username', 'Hannah.Lindqvist@'],
    ['a number', '15185550111'],
    ['a number as people write it', '(518) 555-0112'],
    ['an email address', 'ops@freshfields'],
  ])('looks into %s', async (_, text) => {
    expect(await find('USER', text)).toHaveLength(1)
  })

  test('finds a new user at once', async () => {
    const user = { firstName: 'Zaha', lastName: 'Quill', username: 'zaha.quill', password: 'x' }
    const rest = { enterpriseId: 2, locale: 'en-US', actionRoleTemplateIds: [] }
    await succeed('createUser', { body: { ...user, ...rest } })
    expect(await find('USER', 'quill')).toMatchObject([{ enterpriseName: 'Harbor Grill' }])
  })
})

describe('the search for locations', () => {
  test('finds those of the contract’s example', async () => {
    const { data } = examples.answer('adminSearch', 200, 'locationsFound')
    expect(await find('LOCATION', 'port')).toEqual(data.results)
  })

  test('finds only locations', async () => {
    expect(await find('LOCATION', 'Mountain Region')).toEqual([])
  })
})

test('no more than a hundred results are answered, and the answer says so', async () => {
  const { succeed, world } = createTestSandbox()
  const { id: _, ...portland } = world().groupings.get(2002)!
  for (let number = 0; number < 99; number += 1) world().groupings.insert(portland)
  const body = { searchType: 'LOCATION', searchValue: 'port' } as const
  const { data } = await succeed('adminSearch', { body })
  expect(data.results).toHaveLength(100)
  expect(data.truncated).toBe(true)
})

test('a search for blanks is refused', async () => {
  const body = { searchType: 'USER', searchValue: '  ' } as const
  expect(await call('adminSearch', { body })).toEqual({
    status: 422,
    body: examples.answer('adminSearch', 422, 'searchValueRequired'),
  })
})
