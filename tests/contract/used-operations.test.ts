import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOperations, type ContractDocument } from '../../mocks/contract.ts'
import { unusedOperations } from '../support/unused-operations.ts'

const bundle = readFileSync('mocks/generated/openapi.json', 'utf8')
const operations = readOperations(JSON.parse(bundle) as ContractDocument)

/** The code of the screens, without tests, stories and the client itself. */
const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/^src\/api\/|\.(test|stories)\.tsx?$|routeTree\.gen/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
/** Whether a screen names a function of the generated client for the operation. */
function isUsed({ operationId: id }: (typeof operations)[number]): boolean {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const hook = `(use|get|prefetch)${name}(Suspense)?(Query|Mutation)?(Options)?`
  const call = `import \\{[^}]*\\b${id}\\b[^}]*\\} from '~/api/generated/|\\w\\.${id}\\b`
  return new RegExp(`\\b${hook}\\b|${call}`).test(source)
}

test('screens use every operation of the contract but a few', () => {
  // Pictures are read from the addresses that the server gives.
  const calls = operations.filter(({ prefix }) => prefix === '')
  const found = calls.filter((operation) => !isUsed(operation))
  expect(found.map(({ operationId }) => operationId)).toEqual(unusedOperations)
})
