import { expect, test } from 'vitest'
import { clearCallLog, logCall } from '~/api/call-log.ts'
import { healthFile, healthText, readHealth, summarize } from './health.ts'

const log = (...times: number[]) => ({
  times: new Map(
    [...new Set(times)].map((time) => [time, times.filter((each) => each === time).length]),
  ),
  failures: {},
})

test.each([
  [[40], { count: 1, slow: 0, slowest: 40, median: 40 }],
  [[900, 40, 40], { count: 3, slow: 1 / 3, slowest: 900, median: 40 }],
  // 250 ms does not count as slow.
  [[10, 250, 251, 400], { count: 4, slow: 0.5, slowest: 400, median: 250.5 }],
  [[5, 5, 5, 5, 100, 7000], { count: 6, slow: 1 / 6, slowest: 7000, median: 5 }],
])('%j ms are summarized', (times, expected) => {
  expect(summarize(log(...times))).toMatchObject(expected)
})

test('the file and the text for support use the contract’s names for operations', () => {
  clearCallLog()
  const at = Date.UTC(2026, 10, 16, 15)
  logCall({ operationId: 'getUser', at, milliseconds: 30, status: 200 })
  logCall({ operationId: 'getUser', at, milliseconds: 300, status: 404, failure: 'http' })
  const health = { ...readHealth(), since: at, readAt: at + 60_000 }
  expect(healthText(health, '1.2.3')).toBe(
    `console=1.2.3 from=2026-11-16T15:00:00.000Z to=2026-11-16T15:01:00.000Z
getUser (GET /users/{id}) count=2 http=1 slow=50% slowest=300ms median=165ms`,
  )
  expect(JSON.parse(healthFile(health, '1.2.3'))).toMatchObject({
    console: '1.2.3',
    operations: [{ operationId: 'getUser', path: 'GET /users/{id}', failures: { http: 1 } }],
    calls: [
      { operationId: 'getUser', milliseconds: 300, status: 404, failure: 'http' },
      { operationId: 'getUser', milliseconds: 30, status: 200 },
    ],
  })
})
