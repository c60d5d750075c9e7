import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '~/api/errors.ts'
import { hasAddedNothing } from './has-added-nothing.ts'

const failed = (kind: ApiErrorKind, status?: number, body?: unknown) =>
  new ApiError({ kind, operationId: 'importSetup', status, body })

test.each([
  failed('http', 200, { successful: false, messages: [] }),
  failed('http', 409),
  failed('http', 504, { genericSystemErrorMessage: 'The disk is full' }),
  failed('http', 500, { genericSystemErrorMessage: 'The disk is full' }),
])('if the server reports a failure, nothing was added: %#', (error) => {
  expect(hasAddedNothing(error)).toBe(true)
})

test.each([
  failed('http', 502),
  failed('http', 408),
  failed('http', 504, { message: 'Endpoint request timed out' }),
  failed('http', 504, '<html>Gateway Time-out</html>'),
  failed('network'),
  failed('timeout'),
  failed('contract', 200, {}),
])('without that report, the import may have succeeded: %#', (error) => {
  expect(hasAddedNothing(error)).toBe(false)
})
