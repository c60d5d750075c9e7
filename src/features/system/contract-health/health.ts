import { callLog } from '~/api/call-log.ts'
import type { LoggedCall, OperationLog, Violation } from '~/api/call-log.ts'
import { operationPaths } from '~/api/generated/operation-paths.ts'
import { slowResponseMs } from '~/api/http.ts'

/** Statistics on one operation. Times are in milliseconds. */
export type OperationHealth = {
  operationId: string
  /** Method and path template, such as `GET /users/{id}`. */
  path: string
  count: number
  failures: OperationLog['failures']
  failed: number
  /** The share of calls slower than 250 ms, from 0 to 1. */
  slow: number
  slowest: number
  median: number
}

export type CallHealth = LoggedCall & { id: number; path: string }
export type ViolationHealth = Violation & { path: string }

/** A snapshot of the calls of this visit. */
export type Health = {
  /** Milliseconds since 1970. */
  since: number
  readAt: number
  operations: OperationHealth[]
  violations: ViolationHealth[]
  /** The most recent calls, newest first. */
  calls: CallHealth[]
}

export function readHealth(): Health {
  const { since, operations, violations, calls } = callLog
  return {
    since,
    readAt: Date.now(),
    operations: [...operations].map(([operationId, log]) => ({
      operationId,
      path: pathOf(operationId),
      ...summarize(log),
    })),
    violations: [...violations.values()].map((each) => ({
      ...each,
      path: pathOf(each.operationId),
    })),
    calls: calls.map((call, id) => ({ ...call, id, path: pathOf(call.operationId) })).toReversed(),
  }
}

const pathOf = (operationId: string) => operationPaths[operationId] ?? ''

/** Statistics on an operation with at least one call. */
export function summarize({ times, failures }: OperationLog) {
  const ascending = [...times].toSorted(([one], [other]) => one - other)
  const count = sum(ascending.map(([, calls]) => calls))
  const slow = sum(ascending.filter(([time]) => time > slowResponseMs).map(([, calls]) => calls))
  return {
    count,
    failures,
    failed: sum(Object.values(failures)),
    slow: slow / count,
    slowest: ascending.at(-1)?.[0] ?? 0,
    median: medianOf(ascending, count),
  }
}

/** The median of `count` times; the mean of the middle two if the count is even. */
function medianOf(ascending: readonly (readonly [time: number, calls: number])[], count: number) {
  const timeAt = (index: number) => {
    let passed = 0
    return ascending.find(([, calls]) => (passed += calls) > index)?.[0] ?? 0
  }
  return (timeAt(Math.floor((count - 1) / 2)) + timeAt(Math.floor(count / 2))) / 2
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The file for support: the page's data and the console's version. */
export function healthFile({ since, readAt, ...health }: Health, version: string): string {
  const instant = (time: number) => new Date(time).toISOString()
  const content = {
    console: version,
    from: instant(since),
    to: instant(readAt),
    violations: health.violations.map(({ at, ...each }) => ({ ...each, last: instant(at) })),
    operations: health.operations,
    calls: health.calls.map(({ id: _place, at, ...each }) => ({ at: instant(at), ...each })),
  }
  return JSON.stringify(content, null, 2)
}

/** The same without individual calls, one line each: short enough for a ticket, and not translated. */
export function healthText({ since, readAt, violations, operations }: Health, version: string) {
  const instant = (time: number) => new Date(time).toISOString()
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const kinds = (failures: OperationHealth['failures']) =>
    Object.entries(failures).map(([kind, count]) => `${kind}=${count}`)
  return [
    `console=${version} from=${instant(since)} to=${instant(readAt)}`,
    ...violations.map(
      ({ operationId, path, place, rule, count, at }) =>
        `VIOLATION ${operationId} (${path}) at "${place}": ${rule} count=${count} last=${instant(at)}`,
    ),
    ...operations.map(({ operationId, path, count, failures, slow, slowest, median }) =>
      [
        `${operationId} (${path})`,
        `count=${count}`,
        ...kinds(failures),
        `slow=${percent(slow)}`,
        `slowest=${slowest}ms`,
        `median=${median}ms`,
      ].join(' '),
    ),
  ].join('\n')
}
