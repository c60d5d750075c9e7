'use no memo' // Rows are TanStack Table's instances; `memo` below says what redraws one.

import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import { memo, type ReactNode, type Ref, type RefObject } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { markText } from '~/kit/live/change-mark.tsx'
import type { Mark, Marks } from '~/kit/live/live-rows.ts'
import type { Features, GridRow } from './column.ts'
import type { LocalRows } from './local-rows.ts'
import { maxPlainRows } from './paging.ts'
import type { RowAction } from './row-action.ts'
import { rowActions, useActionTools, type ActionTools } from './row-actions.tsx'

export type Edge = 'critical' | 'warning'

type TableRowsProps<Row extends RowData> = {
  rows: readonly GridRow<Row>[]
  columns: readonly TableColumn<Features, Row>[]
  nameColumn: string
  rowName: (row: Row) => string
  compact: boolean
  /** The ids of the selected rows; undefined where rows cannot be selected. */
  selected: ReadonlyMap<string, Row> | undefined
  /** The id of the row that was saved just now. */
  highlighted: string | undefined
  edge: ((row: Row) => Edge | undefined) | undefined
  /** Rows that the last update has changed. */
  marks: Marks | undefined
  group: GroupOf<Row> | undefined
  actions: ((row: Row) => RowAction[]) | undefined
  /** How many cells a row has. */
  cells: number
  /** Rows in the list before the first of these. */
  before: number
  /** Whether the rows belong to an earlier query. */
  old: boolean
  /** What scrolls the rows. */
  frame: RefObject<HTMLDivElement | null>
  /** What draws many rows; undefined where the server pages, which never gives many. */
  virtual: LocalRows['VirtualRows'] | undefined
}

/** The rows; of many rows only those in sight are drawn. */
export function TableRows<Row extends RowData>(props: TableRowsProps<Row>) {
  const { rows, columns, selected, rowName, before, virtual: VirtualRows } = props
  // Once for all rows.
  const tools = useActionTools()
  const items = withHeadings(rows, props.group)
  const many = rows.length > maxPlainRows
  const shown = columns.map(({ id }) => id).join()
  const draw = (item: TableItem<Row>, index: number, ref?: Ref<HTMLTableRowElement>) => {
    const place = {
      index: ref ? index : undefined,
      position: many ? before + index + 2 : undefined,
    }
    if (!('row' in item)) {
      return <GroupRow key={item.id} ref={ref} {...item} {...place} cells={props.cells} />
    }
    const { row } = item
    return (
      <BodyRow<Row>
        key={row.id}
        ref={ref}
        row={row}
        name={rowName(row.original)}
        shown={shown}
        nameColumn={props.nameColumn}
        selected={selected && selected.has(row.id)}
        highlighted={row.id === props.highlighted}
        edge={props.edge?.(row.original)}
        mark={props.marks?.get(row.id)}
        actions={props.actions}
        tools={tools}
        {...place}
      />
    )
  }
  return (
    <tbody data-old={props.old || undefined}>
      {many && VirtualRows ? (
        <VirtualRows
          ids={items.map(({ id }) => id)}
          cells={props.cells}
          compact={props.compact}
          frame={props.frame}
        >
          {(index, ref) => draw(items[index]!, index, ref)}
        </VirtualRows>
      ) : (
        items.map((item, index) => draw(item, index))
      )}
    </tbody>
  )
}

type BodyRowProps<Row extends RowData> = {
  row: GridRow<Row>
  name: string
  /** The ids of the columns that are shown. */
  shown: string
  nameColumn: string
  selected: boolean | undefined
  highlighted: boolean
  edge: Edge | undefined
  mark: Mark | undefined
  actions: ((row: Row) => RowAction[]) | undefined
  tools: ActionTools
  /** For the virtualizer: the row's place among the rows of the page. */
  index: number | undefined
  /** The row's place in the table, from 1, where not all rows are drawn. */
  position: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
}

const BodyRow = memo(function BodyRow<Row extends RowData>({ ref, ...props }: BodyRowProps<Row>) {
  const { row, name, selected, actions, mark, tools } = props
  const shown = row.getVisibleCells()
  const nameCell = shown.find(({ column }) => column.id === props.nameColumn)
  // On a phone, the name is the first line.
  const cells =
    tools.wide || !nameCell ? shown : [nameCell, ...shown.filter((cell) => cell !== nameCell)]
  return (
    <tr
      ref={ref}
      data-index={props.index}
      data-selected={selected || undefined}
      data-highlighted={props.highlighted || undefined}
      data-edge={props.edge}
      data-mark={mark?.kind}
      aria-rowindex={props.position}
    >
      {/* In one list: React keeps an object more for each within another. */}
      {[
        selected !== undefined && (
          <td key="select box" data-cell="select">
            <SelectBox
              name={name}
              checked={selected}
              onChange={(checked) => row.toggleSelected(checked)}
            />
          </td>
        ),
        ...cells.map((cell) => {
          const { cell: template, meta } = cell.column.columnDef
          const isName = cell === nameCell
          const content: ReactNode =
            typeof template === 'function' ? template(cell.getContext()) : template
          return (
            <td
              key={cell.column.id}
              data-cell={isName ? 'name' : undefined}
              data-align={meta?.align}
              data-figures={meta?.figures || undefined}
              data-wraps={meta?.wraps || undefined}
              data-label={
                // The row is known by its name, whatever the column is called.
                meta?.labeled && !isName ? tools.textOf(meta.label) : undefined
              }
            >
              {isName && mark ? (
                <>
                  {content}
                  <small data-mark>{markText(mark, row.table.options.meta!.intl)}</small>
                </>
              ) : (
                content
              )}
            </td>
          )
        }),
        actions && (
          <td key="row actions" data-cell="actions">
            {rowActions(actions(row.original), name, tools)}
          </td>
        ),
      ]}
    </tr>
  )
}) as <Row extends RowData>(props: BodyRowProps<Row>) => ReactNode

/** What rows are grouped by. Its id tells groups of the same name apart. */
export type GroupOf<Row> = (row: Row) => { id: string; label: string }

/** A row, or the heading of a group with how many rows it has. */
type TableItem<Row extends RowData> =
  | { id: string; row: GridRow<Row> }
  | { id: string; label: string; count: number }

/** How many rows each group has. */
export function headingsOf<Row extends RowData>(
  rows: readonly GridRow<Row>[],
  group: GroupOf<Row> | undefined,
): Map<string, number> {
  const counts = new Map<string, number>()
  if (!group) return counts
  for (const { original } of rows) {
    const { id } = group(original)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The rows with a heading above the first of each group. */
function withHeadings<Row extends RowData>(
  rows: readonly GridRow<Row>[],
  group: GroupOf<Row> | undefined,
): TableItem<Row>[] {
  if (!group) return rows.map((row) => ({ id: row.id, row }))
  const counts = headingsOf(rows, group)
  let last: string | undefined
  return rows.flatMap((row): TableItem<Row>[] => {
    const { id, label } = group(row.original)
    const item = { id: row.id, row }
    if (id === last) return [item]
    last = id
    return [{ id: `group ${id}`, label, count: counts.get(id) ?? 0 }, item]
  })
}

type GroupRowProps = {
  label: string
  count: number
  cells: number
  index: number | undefined
  position: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
}

/** The heading of the rows below it. */
const GroupRow = ({ label, count, cells, index, position, ref }: GroupRowProps) => (
  <tr ref={ref} data-group data-index={index} aria-rowindex={position}>
    <th scope="rowgroup" colSpan={cells}>
      <bdi>{label}</bdi> <small>{useIntl().formatNumber(count)}</small>
    </th>
  </tr>
)

/** Placeholders of loading rows, as high as the rows that follow. */
export function WaitingRows({ rows, cells }: { rows: number; cells: number }) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} data-waiting>
          <td colSpan={cells}>{null}</td>
        </tr>
      ))}
    </tbody>
  )
}

type SelectBoxProps = {
  /** The row's name; undefined for the box of all rows shown. */
  name: string | undefined
  /** Null where some rows are selected and some are not. */
  checked: boolean | null
  onChange: (checked: boolean) => void
}

/** The box that selects a row, or all rows shown. Its label makes it easier to hit. */
export function SelectBox({ name, checked, onChange }: SelectBoxProps) {
  const intl = useIntl()
  const all = name === undefined
  const label = intl.formatMessage(select, { name: name ?? '', all: String(all) })
  return (
    <label data-all={all ? label : undefined}>
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = checked === null
        }}
        checked={checked === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

const select = defineMessage<{ name: string; all: string }>({
  defaultMessage: '{all, select, true {Select all rows shown} other {Select {name}}}',
  description: 'Labels a box that selects a row of a table, or all rows that are shown',
})
