import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from './reports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(report: object) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

test('a failed unit test is reported with its file, name and message, without the stack', () => {
  const message = 'AssertionError: expected 1 to be 2\n\n    at /src/a.test.ts:3:5'
  const count = read({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        name: '/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: [message] },
          { fullName: 'takes away', status: 'passed', failureMessages: [] },
          { fullName: 'divides', status: 'passed', failureMessages: ['Error: late'] },
        ],
      },
    ],
  })
  expect(count).toEqual({
    passed: 5,
    failed: 1,
    failures: ['/src/a.test.ts: adds\n    AssertionError: expected 1 to be 2'],
    flakyTests: ['/src/a.test.ts: divides\n    Error: late'],
  })
})

test('a test file that cannot be loaded is reported', () => {
  const broken = { name: '/src/b.test.ts', status: 'failed', message: 'No such module' }
  const count = read({
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ ...broken, assertionResults: [] }],
  })
  expect(count.failures).toEqual(['/src/b.test.ts\n    No such module'])
})

test('a failed journey is reported, and one that passed on the second try is counted', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'users.e2e.ts',
    tests: [{ status, results: [{ error: { message } }] }],
  })
  const count = read({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: 'users.e2e.ts',
        specs: [spec('adds a user', 'unexpected', 'Timeout')],
        suites: [{ title: 'inner', specs: [spec('edits a user', 'flaky', 'Late')] }],
      },
    ],
  })
  expect(count).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: ['users.e2e.ts: adds a user\n    Timeout'],
    flakyTests: ['users.e2e.ts: edits a user\n    Late'],
  })
})

test('a missing report is a failure', () => {
  expect(readReport(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 })
})
