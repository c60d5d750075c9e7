import { expect, test } from 'vitest'
import { readOperations } from './contract.ts'
import { contract } from './handlers/testing.ts'
import { createSandbox } from './sandbox.ts'

const operation = readOperations(contract).find((each) => each.operationId === 'createUser')!

function newClient() {
  const sandbox = createSandbox({ document: contract, scenario: 'busy' })
  const count = () => sandbox.world('one').users.size
  const create = async (firstName: string, key?: string) => {
    const body = {
      firstName,
      lastName: 'Kowalski',
      username: 'dana.kowalski@waypost.test',
      password: 'first-password-26',
      enterpriseId: null,
      locale: 'en-US',
      actionRoleTemplateIds: [4],
    }
    const request = new Request('http://sandbox/users', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        Authorization: 'demo-token-admin',
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
    })
    const response = await sandbox.answer(operation, request, 'one')
    return { status: response.status, body: await response.text() }
  }
  return { create, count }
}

test('a repeated key gets the first answer, and nothing is added', async () => {
  const { create, count } = newClient()
  const before = count()
  const first = await create('Dana', 'a')
  expect(await create('Dana', 'a')).toEqual(first)
  expect([first.status, count()]).toEqual([201, before + 1])
})

test('a key of another request is refused', async () => {
  const { create } = newClient()
  await create('Dana', 'a')
  expect(await create('Diana', 'a')).toMatchObject({ status: 409 })
})
