import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOperations, type ContractDocument } from '../../mocks/contract.ts'
import { unusedOperations } from '../support/unused-operations.ts'
import { writings } from '../support/written-forms.ts'

const bundle = new URL('../../mocks/generated/openapi.json', import.meta.url)
const operations = readOperations(JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument)

/** Which test makes these fail instead. */
const elsewhere: Record<string, string> = {
  signIn: 'faults.e2e.ts: its screen shows what is wrong with a password as well.',
  resetPassword: 'faults.e2e.ts: its screen shows what is wrong with a link as well.',
  updateUser: 'each-save.e2e.ts: one more word is enough.',
  updateEnterprise: 'each-save.e2e.ts: one more word is enough.',
  updateDocument: 'each-save.e2e.ts: one more word is enough.',
  adminSearch: 'each-save.e2e.ts: one more word is enough.',
}

test('every call that changes something is made to fail in each way, or its test is named', () => {
  const changing = operations
    .filter(
      ({ method, operationId }) => method !== 'GET' && !unusedOperations.includes(operationId),
    )
    .map(({ operationId }) => operationId)
  const covered = new Set(writings.map(({ operationId }) => operationId))
  expect(changing.filter((each) => !covered.has(each) && !(each in elsewhere))).toEqual([])
  expect(Object.keys(elsewhere).filter((each) => !changing.includes(each))).toEqual([])
})
