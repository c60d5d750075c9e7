import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientFile } from '../../scripts/client-file.ts'
import { operations } from './support.ts'

const [head, ...rows] = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

const named = ([method, path, operationId, tag]: (string | undefined)[]) =>
  `${method} ${path} ${operationId} ${tag}`
const listed = rows.map(named)
const declared = operations.map(({ method, path, operationId, tag }) =>
  named([method, path, operationId, tag]),
)

test('the list has 103 operations in the columns that this test reads', () => {
  expect(head?.slice(0, 4)).toEqual(['method', 'path', 'operationId', 'tag'])
  expect(listed).toHaveLength(103)
})

test('the contract has every operation of the list', () => {
  expect(listed.filter((each) => !declared.includes(each))).toEqual([])
})

test('the list has every operation of the contract', () => {
  expect(declared.filter((each) => !listed.includes(each))).toEqual([])
})

test('the generated client has each operation in the file that `npm run new` imports', () => {
  const missing = operations.filter(({ path, tag, operationId }) => {
    const file = clientFile(path, tag)
    const generated = new URL(
      `../../src/api/generated/endpoints/${file}/${file}.ts`,
      import.meta.url,
    )
    return !readFileSync(generated, 'utf8').includes(`export const ${operationId} = `)
  })
  expect(missing).toEqual([])
})
