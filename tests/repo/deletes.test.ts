import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Why a record that does not exist is no success for these files. */
const reasons: Record<string, string> = {
  'src/features/documents/document-form.tsx': '<DeleteDocument> calls it.',
  'src/features/fleets/manage/change-device.ts': 'A removed device stays in its fleet.',
  'src/features/scheduler/reports/report-dialog.tsx': '`createReplacement` reads the report again.',
  'src/features/users/archive-batch.ts': 'An archived user stays in the list.',
  'src/features/users/users-page.tsx': 'An archived user stays in the list.',
}

type Api = { paths: Record<string, { delete?: { operationId: string } }> }

const { paths } = JSON.parse(read('mocks/generated/openapi.json')) as Api
const hooks = Object.values(paths).flatMap(({ delete: call }) =>
  call ? `use${call.operationId[0]?.toUpperCase()}${call.operationId.slice(1)}` : [],
)
const deletes = new RegExp(`\\b(${hooks.join('|')})\\b`)

const files = globSync('src/{features,shell}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file) && deletes.test(read(file)),
)

test('what is gone already counts as deleted, or the file says why not', () => {
  expect(files).toContain('src/features/documents/delete-document.tsx')
  const others = files.filter((file) => !/\bdeleted\(/.test(read(file)))
  expect(others.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
