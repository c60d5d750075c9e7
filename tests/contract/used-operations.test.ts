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
// Each found once: a pattern for each operation would read the whole source a hundred times.
const words = new Set(source.match(/\w+/g))
const members = new Set(source.match(/(?<=\w\.)\w+/g))
const imported = new Set(
  [...source.matchAll(/import \{([^}]*)\} from '~\/api\/generated\//g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  ),
)
const hook = /^(?:use|get|prefetch)(\w+?)(?:Suspense)?(?:Query|Mutation)?(?:Options)?$/
const hooked = new Set([...words].map((word) => hook.exec(word)?.[1]))

/** Whether a screen names a function of the generated client for the operation. */
function isUsed({ operationId: id }: (typeof operations)[number]): boolean {
  return hooked.has(id.charAt(0).toUpperCase() + id.slice(1)) || imported.has(id) || members.has(id)
}

test('screens use every operation of the contract but a few', () => {
  // Pictures are read from the addresses that the server gives.
  const calls = operations.filter(({ prefix }) => prefix === '')
  const found = calls.filter((operation) => !isUsed(operation))
  expect(found.map(({ operationId }) => operationId)).toEqual(unusedOperations)
})
