import { Table, VisuallyHidden } from '@chakra-ui/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { ChoiceFilter, TextFilter } from './column-filter.tsx'
import { ColumnHeader } from './column-header.tsx'
import type { Column } from './columns.ts'
import type { RowsSource } from './rows-source.ts'
import { SelectBox } from './select-box.tsx'
import { edge, farEdge, headCell } from './table-look.ts'
import type { GridRow, Head } from './use-grid.ts'
import type { ListState } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

type TableHeadProps<Row> = {
  heads: readonly Head<Row>[]
  list: ListState
  /** The rows shown, for the box that selects them all. */
  rows: readonly GridRow<Row>[]
  /** Whose texts are the choices of a filter. */
  source: RowsSource<Row>
  selection: Selection<Row> | undefined
  hasActions: boolean
  /** Whether the rows of the table have numbers, since not all are drawn. */
  numbered: boolean
}

/** The headings, which stay at the top of the frame, and the filters of the columns that have one. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { heads, list, rows, selection } = props
  const selectedCount = selection ? rows.filter(({ id }) => selection.rows.has(id)).length : 0
  const checked = selectedCount === 0 ? false : selectedCount === rows.length ? true : null
  const filtered = heads.some(({ column }) => column.filter)
  return (
    <Table.Header position="sticky" top="0" zIndex="docked">
      <Table.Row
        aria-rowindex={props.numbered ? 1 : undefined}
        css={filtered ? { '& > th': { borderBottomWidth: '0' } } : undefined}
      >
        {selection && (
          <Table.ColumnHeader {...headCell} pe="0" width="0">
            <SelectBox
              name={undefined}
              checked={checked}
              onChange={(all) => selection.set(rows, all)}
            />
          </Table.ColumnHeader>
        )}
        {heads.map((head, place) => (
          <ColumnHeader
            key={head.column.id}
            head={head}
            first={place === 0}
            sortCount={list.sort.length}
          />
        ))}
        {props.hasActions && (
          <Table.ColumnHeader scope="col" {...headCell} {...farEdge}>
            <VisuallyHidden>
              <FormattedMessage {...messages.actions} />
            </VisuallyHidden>
          </Table.ColumnHeader>
        )}
      </Table.Row>
      {filtered && (
        <Table.Row aria-rowindex={props.numbered ? 2 : undefined}>
          {selection && <Table.Cell {...headCell} pe="0" />}
          {heads.map(({ column }, place) => (
            <Table.Cell key={column.id} {...headCell} pt="0" pb="2" {...(place === 0 && edge)}>
              <FilterOf column={column} list={list} source={props.source} />
            </Table.Cell>
          ))}
          {props.hasActions && <Table.Cell {...headCell} {...farEdge} />}
        </Table.Row>
      )}
    </Table.Header>
  )
}

type FilterOfProps<Row> = { column: Column<Row>; list: ListState; source: RowsSource<Row> }

function FilterOf<Row>({ column, list, source }: FilterOfProps<Row>) {
  const intl = useIntl()
  if (!column.filter) return null
  const shared = {
    column: intl.formatMessage(column.label),
    value: list.filters[column.id] ?? '',
    onChange: (value: string) =>
      list.change({ filters: { [column.id]: value } }, { replace: column.filter?.kind === 'text' }),
  }
  return column.filter.kind === 'text' ? (
    <TextFilter {...shared} delay={column.filter.delay} />
  ) : (
    <ChoiceFilter
      {...shared}
      choices={source.local?.choicesOf(source.rows ?? [], column, intl) ?? []}
    />
  )
}

const messages = defineMessages({
  actions: { defaultMessage: 'Actions', description: 'Heading of the buttons of each row' },
})
