import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import { columnsOf, type Column } from '~/components/table/columns.ts'
import { listParams } from '~/components/table/list-search.ts'
import { formatMonth } from '~/i18n/format-day.ts'
import { formatInstant, timeOf } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { DataAmount } from './data-amount.tsx'
import { messages } from './messages.ts'

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
  sortable: ['linkid', 'record_id', 'cur_period_end', 'periods_back', 'bytes'],
  sort: ['linkid,asc'],
  size: 20,
})

type Counted = { linkid: number; record_id: number; bytes: number }

const link: Column<Counted> = {
  id: 'linkid',
  label: messages.link,
  value: ({ linkid }) => linkid,
  text: ({ linkid }) => String(linkid),
}

const record: Column<Counted> = {
  id: 'record_id',
  label: messages.record,
  align: 'end',
  value: ({ record_id }) => record_id,
  text: ({ record_id }) => String(record_id),
}

// CSV has the exact number, which can be counted with.
const data: Column<Counted> = {
  id: 'bytes',
  label: messages.data,
  csvLabel: messages.bytes,
  align: 'end',
  value: ({ bytes }) => bytes,
  cell: ({ bytes }) => <DataAmount bytes={bytes} />,
}

export const pastColumns = columnsOf<PastCellularUsage>()([
  {
    id: 'month',
    label: messages.month,
    value: ({ year, month }) => (year === 0 || month === 0 ? null : year * 12 + month),
    text: ({ year, month }, intl) => formatMonth(intl, year, month),
    filter: { kind: 'choice' },
  },
  { ...link, filter: { kind: 'choice' } },
  data,
  {
    id: 'session_count',
    label: messages.sessions,
    align: 'end',
    value: ({ session_count }) => session_count,
  },
  record,
])

export const currentColumns = columnsOf<CurrentCellularUsage>()([
  link,
  {
    id: 'cur_period_end',
    label: messages.periodEnd,
    value: ({ cur_period_end }) => timeOf(cur_period_end),
    text: ({ cur_period_end }, intl) => formatInstant(intl, cur_period_end, usEastern),
  },
  data,
  {
    id: 'periods_back',
    label: messages.periodsBack,
    align: 'end',
    value: ({ periods_back }) => periods_back,
  },
  record,
])
