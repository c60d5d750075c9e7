import { FormattedMessage } from 'react-intl'
import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import { absent } from '~/i18n/absent.ts'
import { formatMonth } from '~/i18n/format-day.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { listAddress, plainAddress } from '~/kit/table/list-address.ts'
import { defineList } from '~/kit/table/list.ts'
import { DataAmount } from './data-amount.tsx'
import { forecastMessages, messages } from './messages.ts'

const recordId = ({ record_id }: { record_id: number }) => String(record_id)

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

const pastColumns = [
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

export const pastUsage = defineList({
  key: 'cellular-past-usage',
  label: messages.past,
  address: listAddress({ filters: { month: '', linkid: '' } }),
  sort: ['month,asc'],
  size: 20,
  columns: pastColumns,
  id: recordId,
  name: recordId,
})

/** `estimate` is the expected usage at the end of the period. */
type CurrentRow = CurrentCellularUsage & { estimate: number | null }

const current = columnsOf<CurrentRow>()
const currentShared = shared<CurrentRow>()

const currentColumns = [
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

export const currentUsage = defineList({
  key: 'cellular-current-usage',
  label: messages.current,
  address: plainAddress,
  sort: ['linkid,asc'],
  size: 20,
  columns: currentColumns,
  id: recordId,
  name: recordId,
})
