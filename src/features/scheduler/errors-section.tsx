import { CalendarX, CircleCheckBig } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SchedulerErrorList } from '~/api/generated/model/index.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { Box } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { Tabs } from '~/ui/layout/tabs.tsx'
import { DayRange } from './day-range.tsx'
import { errorGroups, everyError } from './error-columns.tsx'
import { endsEarly, groupErrors, groupMarks, type ErrorRow } from './group-errors.ts'
import { errorCount, messages } from './messages.ts'
import type { Days } from './periods.ts'
import type { Range } from './scheduler-addresses.ts'

type ErrorsSectionProps = {
  query: SectionQuery<SchedulerErrorList> & { marks: Marks }
  /** Those of the chosen days. */
  rows: readonly ErrorRow[] | undefined
  days: Days
  onDays: (changed: Partial<Days>) => void
  range: Range | undefined
  onRange: (range: Range) => void
  /** Whether errors with the same message from the same place share a row. */
  grouped: boolean
  onGrouped: (grouped: boolean) => void
}

/** The scheduler's errors of some US Eastern days, individually or grouped. */
export function ErrorsSection({ query, rows, days, ...props }: ErrorsSectionProps) {
  const intl = useIntl()
  const noPeriod = endsEarly(days)
  const empty = noPeriod ? (
    <EmptyState as="h3" icon={CalendarX} title={messages.noPeriod} />
  ) : (
    <EmptyState as="h3" icon={CircleCheckBig} title={messages.noErrors}>
      <FormattedMessage {...messages.noErrorsHint} />
    </EmptyState>
  )
  const content = (
    <>
      <DayRange days={days} onChange={props.onDays} range={props.range} onRange={props.onRange} />
      <Tabs
        label={intl.formatMessage(messages.views)}
        tabs={[
          { value: 'each', label: <FormattedMessage {...messages.each} /> },
          { value: 'grouped', label: <FormattedMessage {...messages.grouped} /> },
        ]}
        value={props.grouped ? 'grouped' : 'each'}
        onChange={(view) => props.onGrouped(view === 'grouped')}
      >
        {props.grouped ? (
          <GroupsTable rows={rows} marks={query.marks} empty={empty} />
        ) : (
          <ErrorsTable rows={rows} marks={query.marks} empty={empty} />
        )}
      </Tabs>
    </>
  )
  return (
    <Box id="errors" scrollMarginTop="24">
      <SectionPanel
        heading={messages.errors}
        summary={
          rows && !noPeriod && <FormattedMessage {...errorCount} values={{ count: rows.length }} />
        }
        query={query}
        failureTitle={messages.errorsFailed}
        skeleton={content}
      >
        {content}
      </SectionPanel>
    </Box>
  )
}

type TableProps = { rows: readonly ErrorRow[] | undefined; marks: Marks; empty: ReactNode }

function ErrorsTable({ rows, marks, empty }: TableProps) {
  return (
    <DataTable
      list={useLocalList(everyError, { rows, marks })}
      search={{ label: messages.searchErrors }}
      empty={empty}
    />
  )
}

function GroupsTable({ rows, marks, empty }: TableProps) {
  const intl = useIntl()
  const groups = rows && groupErrors(rows)
  const countText = (count: number) => intl.formatMessage(errorCount, { count })
  const changed = rows && groups && groupMarks(groups, rows, marks, countText)
  return (
    <DataTable
      list={useLocalList(errorGroups, { rows: groups, marks: changed })}
      search={{ label: messages.searchErrors }}
      empty={empty}
    />
  )
}
