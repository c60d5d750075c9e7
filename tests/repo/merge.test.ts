import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Why these files may change a saved record without `edits`. */
const reasons: Record<string, string> = {
  'src/features/devices/reassign/use-mover.ts': 'The move is judged again just before it is sent.',
  'src/features/fleets/add/use-save-fleet.ts':
    'The fleet was created by this very form, which reads its description again.',
  'src/features/fleets/picker/use-commission.ts': 'It has no form; it reads the fleet again.',
  'src/features/orders/use-change-order.ts': 'It has no form; each caller judges what was read.',
  'src/features/orders/label/use-address.tsx':
    'It has no form; it reads the order again and saves nothing over another address.',
  'src/features/orders/status/use-set-shipped.ts':
    'The order is read again, and only its status sent.',
  'src/features/orders/status/status-batch.ts':
    'Each order is read again, and only its status sent.',
  'src/features/profile/language-form.tsx': 'The one value of the form is the whole change.',
  'src/features/profile/notifications/use-preference-calls.ts':
    'The list is read again and added to.',
  'src/features/profile/password-form.tsx': 'A password is never read; the language is read again.',
  'src/features/sign-in/new-password-form.tsx': 'A password is never read.',
  'src/features/users/language-batch.tsx': 'Each user is read again, and only the language sent.',
  'src/features/users/roles-batch.tsx':
    'Each user is read again, and only roles sent that nobody has changed since the check.',
  'src/features/users/use-change-user.ts': 'It has no form; each caller judges what was read.',
  'src/features/users/users-page.tsx': 'Restoring a user sends nothing else.',
  'src/shell/use-save-language.ts': 'The one value is the whole change.',
}

type Write = { operationId: string; parameters?: readonly object[] }
type Api = { paths: Record<string, Record<string, Write>> }

const { paths } = JSON.parse(read('mocks/generated/openapi.json')) as Api
const writes = Object.values(paths).flatMap(({ patch, put }) =>
  [patch, put].flatMap((each) => each ?? []),
)
const callsTo = (operations: readonly Write[]) => {
  const names = operations.map(({ operationId: [first = '', ...rest] }) =>
    [first.toUpperCase(), ...rest].join(''),
  )
  return `\\b(use(${names.join('|')}|ChangeOrder|ChangeUser)|get(${names.join('|')})MutationOptions)\\(`
}
const changes = new RegExp(`${callsTo(writes)}|\\bsendsUnchanged=`)

const files = globSync('src/{features,shell}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file) && changes.test(read(file)),
)
const merging = files.filter((file) => /\bedits=/.test(read(file)))

test('every form of a saved record takes in what others have saved, or says why not', () => {
  expect(merging).toContain('src/features/orders/form/order-form.tsx')
  expect(files.filter((file) => !merging.includes(file) && !(file in reasons))).toEqual([])
})

test('no reason is out of date', () => {
  const current = files.filter((file) => !merging.includes(file))
  expect(Object.keys(reasons).filter((file) => !current.includes(file))).toEqual([])
})

test('every form that merges sends the version that it has merged', () => {
  const sends = /\brequestFor\(/
  const replaces = 'src/features/scheduler/reports/report-dialog.tsx'
  expect(merging.filter((file) => !sends.test(read(file)))).toEqual([replaces])
})

test('every other change of a record with versions sends that of the read which it was judged by', () => {
  const hasVersion = ({ parameters = [] }: Write) =>
    JSON.stringify(parameters).includes('/IfMatch"')
  const versioned = new RegExp(callsTo(writes.filter(hasVersion)))
  const sends = /\buse(ReadAndSend|ChangeRecord|ChangeOrder|ChangeUser)\(/
  const readsNothing = 'src/features/users/users-page.tsx'
  const others = files.filter((file) => !merging.includes(file) && versioned.test(read(file)))
  expect(others).toContain('src/features/orders/use-change-order.ts')
  expect(others.filter((file) => !sends.test(read(file)))).toEqual([readsNothing])
})

test('what a save is merged with was asked for after the save began', () => {
  const fresh = /\bread\w*Now\(/
  expect(merging.filter((file) => !fresh.test(read(file)))).toEqual([])
})
