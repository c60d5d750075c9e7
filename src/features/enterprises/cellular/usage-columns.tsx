import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import { columnsOf, type Column } from '~/components/table/columns.ts'
import { formatMonth } from '~/i18n/format-day.ts'
import { formatInstant, timeOf } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { DataAmount } from './data-amount.tsx'
import { messages } from './messages.ts'

type Counted = { linkid: number; record_id: number; bytes: number }

const link: Column<Counted> = {
  id: 'link',
  label: messages.link,
  value: ({ linkid }) => linkid,
  text: ({ linkid }) => String(linkid),
}

const record: Column<Counted> = {
  id: 'record',
  label: messages.record,
  align: 'end',
  value: ({ record_id }) => record_id,
  text: ({ record_id }) => String(record_id),
}

// CSV has the exact number, which can be counted with.
const data: Column<Counted> = {
  id: 'data',
  label: messages.data,
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
    id: 'sessions',
    label: messages.sessions,
    align: 'end',
    value: ({ session_count }) => session_count,
  },
  record,
])

export const currentColumns = columnsOf<CurrentCellularUsage>()([
  link,
  {
    id: 'periodEnd',
    label: messages.periodEnd,
    value: ({ cur_period_end }) => timeOf(cur_period_end),
    text: ({ cur_period_end }, intl) => formatInstant(intl, cur_period_end, usEastern),
  },
  data,
  {
    id: 'periodsBack',
    label: messages.periodsBack,
    align: 'end',
    value: ({ periods_back }) => periods_back,
  },
  record,
])
