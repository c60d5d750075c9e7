import { Box, Button } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import type { Column } from './column.ts'
import type { ListState } from './use-list-state.ts'
import { toSorting } from './use-list-table.ts'

type TableStatusProps<Row extends RowData> = {
  /** How many rows the list has; undefined while that is not known. */
  total: number | undefined
  sort: readonly string[]
  columns: readonly Column<Row>[]
}

/** Announces the number of rows and their sort order to screen readers when they change. */
export function TableStatus<Row extends RowData>({ total, sort, columns }: TableStatusProps<Row>) {
  const intl = useIntl()
  const order = sortInWords(sort, columns, intl)
  return (
    <Box role="status" srOnly>
      {total !== undefined &&
        intl.formatList(
          [
            intl.formatMessage(rowCount, { total }),
            ...(total > 0 && order.length > 0 ? [intl.formatList(order)] : []),
          ],
          { type: 'unit' },
        )}
    </Box>
  )
}

function sortInWords<Row extends RowData>(
  sort: readonly string[],
  columns: readonly Column<Row>[],
  intl: IntlShape,
): string[] {
  return toSorting(sort).flatMap(({ id, desc }) => {
    const column = columns.find((each) => each.id === id)
    if (!column) return []
    return intl.formatMessage(sortedBy, {
      column: intl.formatMessage(column.meta.label),
      desc: String(desc),
    })
  })
}

/** Since when the page is being printed, and the rows to print instead of the visible ones. By then all are rendered. */
export function usePrint<Row>() {
  const [printing, setPrinting] = useState<Date>()
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const begin = () => flushSync(() => setPrinting(new Date()))
    const end = () => {
      setPrinting(undefined)
      setRows(undefined)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  const print = (all?: readonly Row[]) => {
    flushSync(() => setRows(all))
    window.print()
  }
  return { printing, rows, print }
}

type PrintedHeadingProps<Row extends RowData> = {
  label: MessageDescriptor
  list: ListState
  columns: readonly Column<Row>[]
  /** How many rows are printed, and how many the list has. */
  count: number
  total: number
  at: Date
}

/** The heading of a printed list: its name, filters and time. */
export function PrintedHeading<Row extends RowData>(props: PrintedHeadingProps<Row>) {
  const { label, list, columns, count, total } = props
  const intl = useIntl()
  const filters = columns.flatMap(({ id, meta }) =>
    meta.filter && list.filters[id]
      ? [`${intl.formatMessage(meta.label)}: ${list.filters[id]}`]
      : [],
  )
  const search = list.search && [intl.formatMessage(searchedFor, { text: list.search })]
  const parts = [
    count < total
      ? intl.formatMessage(somePrinted, { count, total })
      : intl.formatMessage(rowCount, { total }),
    ...(search || []),
    ...filters,
    ...sortInWords(list.sort, columns, intl),
    intl.formatDate(props.at, { dateStyle: 'long', timeStyle: 'short' }),
  ]
  return (
    <Box pb="2">
      <Box fontWeight="semibold">{intl.formatMessage(label)}</Box>
      <Box textStyle="sm">{parts.join(' · ')}</Box>
    </Box>
  )
}

const somePrinted = defineMessage<{ count: number; total: number }>({
  defaultMessage: '{count, number} of {total, number} rows',
  description: 'How many rows of a list are loaded so far, or are printed',
})

const searchedFor = defineMessage<{ text: string }>({
  defaultMessage: 'Search: {text}',
  description: 'On paper: what a list was searched for',
})

const rowCount = defineMessage<{ total: number }>({
  defaultMessage: '{total, plural, =0 {No rows} one {# row} other {# rows}}',
  description: 'How many rows a list has, announced to screen readers; how it is sorted follows',
})

const sortedBy = defineMessage<{ column: string; desc: string }>({
  defaultMessage: '{desc, select, true {{column} descending} other {{column} ascending}}',
  description: 'How a list is sorted by one column, for screen readers',
})

/** Shown if there are rows, but none match the search and the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      as="p"
      icon={SearchX}
      title={<FormattedMessage {...messages.title} />}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    >
      <FormattedMessage {...messages.hint} />
    </EmptyState>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Nothing found', description: 'The search and filters leave no row' },
  hint: {
    defaultMessage: 'No rows match the search and the filters.',
    description: 'Explains that the search and filters leave no row',
  },
  clear: {
    defaultMessage: 'Clear search and filters',
    description: 'Button: shows the whole list again',
  },
})
