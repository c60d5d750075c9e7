import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '~/api/errors.ts'
import { stageOf } from './stage.ts'

const idle = { isPending: false, data: undefined, error: null }
const kept = { file: 'north.zip', progress: 0, canceledAt: null }
const failure = (kind: ApiErrorKind, status?: number, body?: unknown) =>
  new ApiError({ kind, operationId: 'importSetup', status, body })
const done = (...messages: string[]) => ({ ...idle, data: { messages } })
const refused = failure('http', 409, { successful: false, messages: ['users.csv, row 2: No name'] })

/** The stage in short: its step, what came of it, and the lines. */
function short(call: Partial<typeof idle> | object, stored: Partial<typeof kept> | object = {}) {
  const { step, news } = stageOf({ ...idle, ...call }, { ...kept, ...stored })
  return [step, news?.kind, news?.lines.length].filter((each) => each !== undefined).join(' ')
}

test.each([
  ['no import', {}, {}, 'choose'],
  ['an archive on its way', { isPending: true }, { progress: 0.4 }, 'send'],
  ['an archive that has arrived', { isPending: true }, { progress: 1 }, 'wait'],
  ['an import without a problem', done(), {}, 'choose done 0'],
  ['an import with a problem', done('users.csv, row 2: No name'), {}, 'choose done 1'],
  ['a refused import', { error: refused }, {}, 'choose failed 1'],
  ['a canceled import', {}, { canceledAt: 0.4 }, 'choose canceled 0'],
  ['another import after one that failed', { isPending: true, error: refused }, {}, 'send'],
])('%s is shown as what it is', (_what, call, stored, expected) => {
  expect(short(call, stored)).toBe(expected)
})

test.each([
  [0.99, false],
  [1, true],
])('an import that was canceled at %d may have arrived: %s', (canceledAt, arrived) => {
  expect(stageOf(idle, { ...kept, canceledAt }).news).toMatchObject({ arrived })
})

test.each([
  [true, failure('http', 200, { successful: false, messages: [] })],
  [true, failure('http', 409)],
  [true, failure('http', 504, { genericSystemErrorMessage: 'The disk is full' })],
  [true, failure('http', 500, { genericSystemErrorMessage: 'The disk is full' })],
  [false, failure('http', 502)],
  [false, failure('http', 408)],
  [false, failure('http', 504, { message: 'Endpoint request timed out' })],
  [false, failure('http', 504, '<html>Gateway Time-out</html>')],
  [false, failure('network')],
  [false, failure('timeout')],
  [false, failure('contract', 200, {})],
])(
  'only a failure that the server reports has certainly added nothing: %s, %#',
  (isNothing, error) => {
    expect(stageOf({ ...idle, error }, kept).news).toMatchObject({ isNothing })
  },
)
