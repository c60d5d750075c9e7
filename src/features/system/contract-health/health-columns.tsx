import { FormattedNumber, type IntlShape } from 'react-intl'
import { absent } from '~/i18n/absent.ts'
import { formatShare } from '~/i18n/format-share.ts'
import { words } from '~/i18n/words.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import type { CallHealth, OperationHealth, ViolationHealth } from './health.ts'
import { failureCounts, messages, outcomes } from './messages.ts'

type Named = { operationId: string; path: string }

/** The columns of every table. No row has a control by which the keyboard would reach a text that is cut. */
const shared = <Row extends Named>() => {
  const column = columnsOf<Row>()
  return {
    operation: column.text('operationId', {
      label: messages.operation,
      value: ({ operationId }) => operationId,
      cell: ({ operationId }) => <Code>{operationId}</Code>,
      width: 5,
      wraps: true,
    }),
    path: column.text('path', {
      label: messages.path,
      value: ({ path }) => path,
      // The same client reads the console's own configuration, which is not an operation.
      cell: ({ path }) => path && <Code>{path}</Code>,
      width: 6,
      wraps: true,
    }),
  }
}

/** A term of the contract, which is not translated. */
function Code({ children }: { children: string }) {
  return (
    <code lang="en" dir="ltr">
      {children}
    </code>
  )
}

function Milliseconds({ value }: { value: number }) {
  return <FormattedNumber value={value} style="unit" unit="millisecond" maximumFractionDigits={0} />
}

const timeText = (intl: IntlShape, at: number) =>
  intl.formatDate(at, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })

const kinds = ['contract', 'http', 'network', 'timeout'] as const

/** Such as `2 refused, 1 timed out`, or 0. */
function failureText(intl: IntlShape, failures: OperationHealth['failures']): string {
  const parts = kinds.flatMap((kind) => {
    const count = failures[kind]
    return count ? intl.formatMessage(failureCounts[kind], { count }) : []
  })
  return parts.length > 0 ? intl.formatList(parts) : intl.formatNumber(0)
}

const violation = columnsOf<ViolationHealth>()
const violationShared = shared<ViolationHealth>()

const violationColumns = [
  violationShared.operation,
  violation.text('place', {
    label: messages.place,
    text: ({ place }, intl) => place || intl.formatMessage(messages.wholeAnswer),
    cell: ({ place }, text) => (place ? <Code>{place}</Code> : text),
    wraps: true,
  }),
  violation.text('rule', {
    label: messages.rule,
    cell: ({ rule }) => <Code>{rule}</Code>,
    wraps: true,
  }),
  violation.number('count', { label: messages.count, width: 2 }),
  violation.text('at', {
    label: messages.last,
    labeled: true,
    text: ({ at }, intl) => timeText(intl, at),
    width: 4,
  }),
  violationShared.path,
]

export const violations = defineList({
  key: null,
  label: messages.violations,
  sort: ['at,desc'],
  columns: violationColumns,
  id: ({ operationId, place, rule }) => `${operationId} ${place} ${rule}`,
  name: ({ operationId }) => operationId,
})

const operation = columnsOf<OperationHealth>()
const operationShared = shared<OperationHealth>()

const operationColumns = [
  operationShared.operation,
  operation.number('count', { label: messages.callCount, width: 2 }),
  operation.text('failed', {
    label: messages.failures,
    align: 'end',
    labeled: true,
    text: ({ failures }, intl) => failureText(intl, failures),
    cell: ({ failed }, text) => (failed > 0 ? <span data-status="error">{text}</span> : text),
  }),
  operation.number('slow', {
    label: messages.slow,
    text: ({ slow }, intl) => formatShare(intl, slow),
  }),
  operation.number('slowest', {
    label: messages.slowest,
    csvLabel: messages.slowestMs,
    cell: ({ slowest }) => <Milliseconds value={slowest} />,
    width: 2,
  }),
  operation.number('median', {
    label: messages.median,
    csvLabel: messages.medianMs,
    cell: ({ median }) => <Milliseconds value={median} />,
    width: 2,
  }),
  operationShared.path,
]

/** By failures, then by slow calls. */
export const operations = defineList({
  key: 'contract-health-operations',
  label: messages.operations,
  sort: ['failed,desc', 'slow,desc'],
  size: 20,
  columns: operationColumns,
  id: ({ operationId }) => operationId,
  name: ({ operationId }) => operationId,
})

const call = columnsOf<CallHealth>()
const callShared = shared<CallHealth>()

const callColumns = [
  callShared.operation,
  call.text('at', { label: messages.time, text: ({ at }, intl) => timeText(intl, at), width: 4 }),
  call.text('outcome', {
    label: words.outcome,
    value: ({ failure }) => failure ?? 'ok',
    text: ({ failure }, intl) => intl.formatMessage(outcomes[failure ?? 'ok']),
    cell: ({ failure }, text) => <span data-status={failure ? 'error' : 'success'}>{text}</span>,
    filter: { kind: 'choice' },
    width: 4,
  }),
  call.text('status', {
    label: messages.status,
    align: 'end',
    labeled: true,
    text: ({ status }, intl) => status?.toString() ?? intl.formatMessage(absent.notAvailable),
    width: 2,
  }),
  call.number('milliseconds', {
    label: messages.duration,
    csvLabel: messages.durationMs,
    cell: ({ milliseconds: value }) => <Milliseconds value={value} />,
    width: 2,
  }),
  callShared.path,
]

export const calls = defineList({
  key: 'contract-health-calls',
  label: messages.calls,
  sort: ['at,desc'],
  size: 20,
  columns: callColumns,
  id: ({ id }) => String(id),
  name: ({ operationId }) => operationId,
})
