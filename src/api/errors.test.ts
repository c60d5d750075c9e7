import { expect, test, vi } from 'vitest'
import { ApiError, isApiError, logFailure, type ApiErrorKind } from './errors.ts'

const refusal = (body: unknown) =>
  new ApiError({ kind: 'http', operationId: 'getMe', status: 400, body })

test.each([
  [{ message: 'a', errorMessage: 'b', genericSystemErrorMessage: 'c' }, 'a'],
  [{ errorMessage: 'b', genericSystemErrorMessage: 'c' }, 'b'],
  [{ genericSystemErrorMessage: 'c' }, 'c'],
  [{ message: null, errorMessage: 'b' }, 'b'],
  [{ message: ' ', errorMessage: 'b' }, 'b'],
  [{ message: 7, errorMessage: 'b' }, 'b'],
])('the message of %j is %s', (body, message) => {
  expect(refusal(body).message).toBe(message)
})

test.each([undefined, null, 'Bad gateway', [], {}, 7])(
  'a body of %j leaves the message to the fallback',
  (body) => {
    expect(refusal(body).message).toBe('The server refused the request.')
  },
)

test.each<[ApiErrorKind, string]>([
  ['http', 'The server refused the request.'],
  ['network', 'The server could not be reached.'],
  ['timeout', 'The server did not answer in time.'],
  ['contract', 'The server sent an unexpected answer.'],
])('an error of kind %s has a message of its own', (kind, message) => {
  expect(new ApiError({ kind, operationId: 'getMe' }).message).toBe(message)
})

test('the message of a response that breaks the contract is not shown as an error', () => {
  const body = { message: 'session-token' }
  const error = new ApiError({ kind: 'contract', operationId: 'lookUpPasswordReset', body })
  expect(error.message).not.toContain('session-token')
})

test('well-formed field errors are taken from the body', () => {
  const fieldErrors = [{ field: 'name', message: 'Is taken.' }]
  expect(refusal({ fieldErrors }).fieldErrors).toEqual(fieldErrors)
})

test('malformed field errors are left out', () => {
  const fieldErrors = [{ field: 'name' }, null, 'name', { field: 'token', message: 'Is taken.' }]
  expect(refusal({ fieldErrors }).fieldErrors).toEqual([{ field: 'token', message: 'Is taken.' }])
})

test('field errors that are not a list are ignored', () => {
  expect(refusal({ fieldErrors: { name: 'Is taken.' } }).fieldErrors).toEqual([])
})

test('an ApiError is distinguished from any other error', () => {
  expect([refusal({}), new Error('x'), undefined].map(isApiError)).toEqual([true, false, false])
})

test.each([
  [
    refusal({ message: 'No.', fieldErrors: [{ field: 'name', message: 'Is taken' }] }),
    'getMe failed (400): No.\nname: Is taken',
  ],
  [
    new ApiError({ kind: 'network', operationId: 'getMe' }),
    'getMe failed (network): The server could not be reached.',
  ],
  [
    new ApiError({ kind: 'contract', operationId: 'getMe', status: 200, message: 'user.id is no' }),
    'getMe failed (200): user.id is no',
  ],
])('the browser’s console gets the known details of a failure: %s', (error, line) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure(error)
  expect(log.mock.calls).toEqual([[line]])
  log.mockRestore()
})
