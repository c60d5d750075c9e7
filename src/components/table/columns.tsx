import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { formatInstant, timeOf, type Instant } from '~/i18n/format-instant.ts'
import {
  textOf,
  type CellValue,
  type Column,
  type ColumnFilter,
  type ColumnText,
} from './column.ts'
import { filterRow, sortRows } from './local-order.ts'
import { RowLink, type LinkTarget } from './row-link.tsx'

type Common<Filter extends ColumnFilter | undefined> = {
  label: MessageDescriptor
  csvLabel?: MessageDescriptor
  hidden?: boolean
  filter?: Filter
}

type FilterName<Id extends string, Filter> = Filter extends ColumnFilter ? Id : never

/** The fields of a row with this kind of value. */
type FieldOf<Row, Value> = {
  [Field in keyof Row]: Row[Field] extends Value | null | undefined ? Field : never
}[keyof Row] &
  string

/** `value` may be left out where the id is a field of the row that holds it. */
type Value<Row, Id extends string, Kind> =
  Id extends FieldOf<Row, Kind>
    ? { value?: (row: Row) => Kind | null | undefined }
    : { value: (row: Row) => Kind | null | undefined }

/** Declares columns of every kind. The first column of a list always shows; it names the row. */
export function columnsOf<Row extends RowData>() {
  const define = <Id extends string, Filter extends ColumnFilter | undefined>(
    id: Id,
    options: Common<Filter> & {
      value: (row: Row) => CellValue
      text?: ColumnText<Row> | undefined
      cell?: ((row: Row, text: string) => ReactNode) | undefined
      align?: 'end' | undefined
    },
  ): Column<Row, FilterName<Id, Filter>> => {
    const { value, cell, filter, ...meta } = options
    return {
      id,
      accessorFn: (row) => present(value(row)),
      sortFn: sortRows,
      sortUndefined: 'last',
      filterFn: filterRow,
      cell: ({ row: { original }, table }) => {
        const text = textOf(meta.text, value(original), original, table.options.meta!.intl)
        // A name keeps its own direction: the full stop of an English one would leap to its front.
        return cell ? cell(original, text) : <bdi>{text}</bdi>
      },
      meta: { ...meta, filter },
    }
  }

  const field =
    <Kind,>(id: string) =>
    (row: Row) =>
      (row as Record<string, Kind | null | undefined>)[id]

  return {
    /** Text, or whatever `text` and `cell` make of the value. */
    text: <Id extends string, Filter extends ColumnFilter | undefined = undefined>(
      id: Id,
      options: Common<Filter> &
        Value<Row, Id, string | number> & {
          text?: ColumnText<Row>
          cell?: (row: Row) => ReactNode
          align?: 'end'
        },
    ) => define(id, { ...options, value: options.value ?? field<CellValue>(id) }),

    /** The name of a record, which leads to it where the user may open that screen. */
    link: <Id extends string, Filter extends ColumnFilter | undefined = undefined>(
      id: Id,
      {
        to,
        ...options
      }: Common<Filter> & Value<Row, Id, string> & { to: (row: Row) => LinkTarget },
    ) =>
      define(id, {
        ...options,
        value: options.value ?? field<string>(id),
        cell: (row, text) => <RowLink link={to(row)}>{text}</RowLink>,
      }),

    /** A short name for machines. */
    token: <Id extends string, Filter extends ColumnFilter | undefined = undefined>(
      id: Id,
      options: Common<Filter> & Value<Row, Id, string>,
    ) =>
      define(id, {
        ...options,
        value: options.value ?? field<string>(id),
        cell: (_row, text) => <code>{text}</code>,
      }),

    /** A number, aligned at the end. CSV gets it without separators, unless `text` is given. */
    number: <Id extends string, Filter extends ColumnFilter | undefined = undefined>(
      id: Id,
      options: Common<Filter> &
        Value<Row, Id, number> & { text?: ColumnText<Row>; cell?: (row: Row) => ReactNode },
    ) => define(id, { ...options, align: 'end', value: options.value ?? field<number>(id) }),

    /** A point in time, in the given zone or the browser's. */
    instant: <Id extends string, Filter extends ColumnFilter | undefined = undefined>(
      id: Id,
      {
        timeZone,
        value,
        ...options
      }: Common<Filter> & Value<Row, Id, NonNullable<Instant>> & { timeZone?: string },
    ) => {
      const instantOf = value ?? field<NonNullable<Instant>>(id)
      return define(id, {
        ...options,
        value: (row) => timeOf(instantOf(row)),
        text: (row, intl) => formatInstant(intl, instantOf(row), timeZone),
      })
    },

    /** Yes or no; sorted with yes first. */
    yesNo: <Id extends string, Filter extends ColumnFilter | undefined = undefined>(
      id: Id,
      { value, ...options }: Common<Filter> & Value<Row, Id, boolean>,
    ) => {
      const isYes = value ?? field<boolean>(id)
      return define(id, {
        ...options,
        value: (row) => (isYes(row) ? 0 : 1),
        text: (row, intl) => intl.formatMessage(isYes(row) ? messages.yes : messages.no),
      })
    },
  }
}

/** TanStack Table puts undefined last, and nothing else. */
const present = (value: CellValue) => (value === null || value === '' ? undefined : value)

const messages = defineMessages({
  yes: { defaultMessage: 'Yes', description: 'In a table: the row has the property of the column' },
  no: { defaultMessage: 'No', description: 'In a table: the row lacks the property of the column' },
})
