import type { RowData } from '@tanstack/react-table'
import { SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
} from 'react-intl'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import type { Column } from './column.ts'
import type { ScanFinderProps } from './scan-finder.tsx'
import { toSorting } from './use-list-table.ts'

type TableStatusProps<Row extends RowData> = Omit<ScanFinderProps<Row>, 'early'> & {
  /** How many rows the list has; undefined while that is not known. */
  total: number | undefined
}

/** Announces the number of rows and their sort order to screen readers when they change, and which row a scan has found. */
export function TableStatus<Row extends RowData>({ total, ...finder }: TableStatusProps<Row>) {
  const { list } = finder
  const Finder = list.declared.foundBy?.Finder
  const intl = useIntl()
  const order = sortInWords(list.sort, list.declared.columns, intl)
  return (
    <>
      {Finder && <Finder {...(finder as unknown as ComponentProps<typeof Finder>)} />}
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
    </>
  )
}

/** The sort order of a list, each column as "Name ascending". */
export function sortInWords<Row extends RowData>(
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

export const rowCount = defineMessage<{ total: number }>({
  defaultMessage: '{total, plural, =0 {No rows} one {# row} other {# rows}}',
  description: 'How many rows a list has, announced to screen readers; how it is sorted follows',
})

const sortedBy = defineMessage<{ column: string; desc: string }>({
  defaultMessage: '{desc, select, true {{column} descending} other {{column} ascending}}',
  description: 'How a list is sorted by one column, for screen readers',
})

/** What a search leaves out by default, and a button that includes it. `found` is shown below what it has found. */
export type LeftOut = { hint: ReactNode; action: ReactNode; found: ReactNode }

type NothingFoundProps = {
  onClear: () => void
  /** What the list leaves out even without a search, and a button that includes it. */
  leftOut?: LeftOut | undefined
}

/** Shown if there are rows, but none match the search and the filters. */
export function NothingFound({ onClear, leftOut }: NothingFoundProps) {
  return (
    <EmptyState
      as="p"
      icon={SearchX}
      title={messages.title}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {leftOut?.action}
          <Button size="sm" quiet onClick={onClear}>
            <FormattedMessage {...messages.clear} />
          </Button>
        </Flex>
      }
    >
      <FormattedMessage {...messages.hint} />
      {leftOut?.hint}
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
