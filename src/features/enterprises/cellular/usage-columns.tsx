import { FormattedMessage } from 'react-intl'
import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { listParams } from '~/kit/table/list-search.ts'
import { absent } from '~/i18n/absent.ts'
import { formatMonth } from '~/i18n/format-day.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { DataAmount } from './data-amount.tsx'
import { forecastMessages, messages } from './messages.ts'

/** The table of past usage, in the address. */
export const pastList = listParams({
  rows: 'local',
  sortable: ['month', 'linkid', 'record_id', 'session_count', 'bytes'],
  sort: ['month,asc'],
  filters: { month: '', linkid: '' },
  size: 20,
})

/** The table of current usage, in the address. */
export const currentList = listParams({
  rows: 'local',
  sortable: ['linkid', 'record_id', 'cur_period_end', 'periods_back', 'bytes', 'estimate'],
  sort: ['linkid,asc'],
  size: 20,
})

/** The columns of both tables. */
const shared = <Row extends { linkid: number; record_id: number; bytes: number }>() => {
  const column = columnsOf<Row>()
  return {
    record: column.text('record_id', {
      label: messages.record,
      align: 'end',
      value: ({ record_id }) => record_id,
      text: ({ record_id }) => String(record_id),
    }),
    // CSV has the exact number, which spreadsheets can add up.
    data: column.number('bytes', {
      label: messages.data,
      csvLabel: messages.bytes,
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => <DataAmount bytes={bytes} />,
    }),
  }
}

const past = columnsOf<PastCellularUsage>()
const pastShared = shared<PastCellularUsage>()

export const pastColumns = [
  past.text('month', {
    label: messages.month,
    value: ({ year, month }) => (year === 0 || month === 0 ? null : year * 12 + month),
    text: ({ year, month }, intl) => formatMonth(intl, year, month),
    filter: { kind: 'choice' },
  }),
  past.text('linkid', {
    label: messages.link,
    text: ({ linkid }) => String(linkid),
    filter: { kind: 'choice' },
  }),
  pastShared.data,
  past.number('session_count', { label: messages.sessions }),
  pastShared.record,
]

/** `estimate` is the expected usage at the end of the period. */
type CurrentRow = CurrentCellularUsage & { estimate: number | null }

const current = columnsOf<CurrentRow>()
const currentShared = shared<CurrentRow>()

export const currentColumns = [
  current.text('linkid', { label: messages.link, text: ({ linkid }) => String(linkid) }),
  current.instant('cur_period_end', { label: messages.periodEnd, timeZone: usEastern }),
  currentShared.data,
  current.number('estimate', {
    label: forecastMessages.estimate,
    csvLabel: forecastMessages.estimateBytes,
    value: ({ estimate }) => estimate && Math.round(estimate),
    cell: ({ estimate }) =>
      estimate === null ? (
        <FormattedMessage {...absent.notAvailable} />
      ) : (
        <DataAmount bytes={Math.round(estimate)} />
      ),
  }),
  current.number('periods_back', { label: messages.periodsBack }),
  currentShared.record,
]
