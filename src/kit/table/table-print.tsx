import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { defineMessage, useIntl } from 'react-intl'
import { Box } from '~/styled-system/jsx'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { rowCount, sortInWords } from './table-status.tsx'
import type { ShownList } from './use-list.ts'

/** When printing began (all rows are rendered by then), and the rows to print instead of those shown. */
export function usePrint<Row>() {
  const [printing, setPrinting] = useState<Date>()
  const [rows, setRows] = useState<readonly Row[]>()
  // The browser takes the page as it is when the event ends.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(new Date())))
  useWindowEvent('afterprint', () => {
    setPrinting(undefined)
    setRows(undefined)
  })
  const print = (all?: readonly Row[]) => {
    flushSync(() => setRows(all))
    window.print()
  }
  return { printing, rows, print }
}

type PrintedHeadingProps<Row extends RowData> = {
  list: ShownList<Row>
  /** How many rows are printed, and how many the list has. */
  count: number
  total: number
  at: Date
}

/** The head of a printed list: its name, its filters and the time. */
export function PrintedHeading<Row extends RowData>(props: PrintedHeadingProps<Row>) {
  const { list, count, total } = props
  const { label, columns } = list.declared
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
