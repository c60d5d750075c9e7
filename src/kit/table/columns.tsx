import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { formatInstant, isoOf, timeOf, type Instant } from '~/i18n/format-instant.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import type { Status } from '~/ui/feedback/status-badge.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { rowLink, type LinkTools } from '~/ui/link/row-link.tsx'
import {
  textOf,
  type CellValue,
  type Column,
  type ColumnFilter,
  type ColumnText,
} from './column.ts'

type Common<Filter extends ColumnFilter | undefined> = {
  label: MessageDescriptor
  csvLabel?: MessageDescriptor
  hidden?: boolean
  /** Whether local rows are never sorted by it. The contract says what the server sorts by. */
  unsorted?: boolean
  filter?: Filter
  /** The column's width; the default depends on its kind. */
  width?: number
  /** Whether its values are of one length, so that a wide table gives the column no more room. */
  fixed?: boolean
  /** Whether its cells take several lines: fields, and texts to read in full. The others have one line, the rest in a tooltip. */
  wraps?: boolean
}

type FilterName<Id extends string, Filter> = Filter extends ColumnFilter ? Id : never

/** The fields of a row with this kind of value. */
type FieldOf<Row, Value> = {
  [Field in keyof Row]: Row[Field] extends Value | null | undefined ? Field : never
}[keyof Row] &
  string

/** `value` may be omitted if the id is a field of the row with that type. */
type Value<Row, Id extends string, Kind> =
  Id extends FieldOf<Row, Kind>
    ? { value?: (row: Row) => Kind | null | undefined }
    : { value: (row: Row) => Kind | null | undefined }

/** Declares columns whose rows have one kind of value. */
type Declare<Row extends RowData, Kind, Extra = unknown> = <
  Id extends string,
  Filter extends ColumnFilter | undefined = undefined,
>(
  id: Id,
  options: Common<Filter> & Value<Row, Id, Kind> & Extra,
) => Column<Row, FilterName<Id, Filter>>

type ZoneOf<Row> = (row: Row) => string | null | undefined

type Look<Row> = {
  text?: ColumnText<Row>
  cell?: (row: Row, text: string) => ReactNode
  /** Whether its heading precedes the value on a phone, because the value alone is unclear. */
  labeled?: boolean
  /** Whether its digits line up from row to row, as in a time. */
  figures?: boolean
  /** Texts that only a search looks through. The cell has to say which of them was found. */
  searched?: (row: Row) => readonly string[]
}

type To<Row> = { to: (row: Row) => LinkTarget | undefined }

/** Declares columns of every kind. */
export function columnsOf<Row extends RowData>() {
  const define = <Id extends string, Filter extends ColumnFilter | undefined>(
    id: Id,
    {
      value = (row) => (row as Record<string, CellValue>)[id],
      cell,
      ...meta
    }: Common<Filter> & {
      value?: ((row: Row) => CellValue) | undefined
      text?: ColumnText<Row> | undefined
      cell?: ((row: Row, text: string, links: LinkTools) => ReactNode) | undefined
      align?: 'end' | undefined
      figures?: boolean | undefined
      labeled?: boolean | undefined
      searched?: ((row: Row) => readonly string[]) | undefined
      width: number
    },
  ): Column<Row, FilterName<Id, Filter>> => ({
    id,
    accessorFn: (row) => present(value(row)),
    cell: ({ row: { original }, table }) => {
      const { intl, links } = table.options.meta!
      const shown = textOf(meta.text, value(original), original, intl)
      return cell ? cell(original, shown, links) : shown
    },
    meta,
  })

  const field =
    <Kind,>(id: string) =>
    (row: Row) =>
      (row as Record<string, Kind | null | undefined>)[id]

  /** Text, or the result of `text` and `cell`. */
  const text: Declare<Row, string | number, Look<Row> & { align?: 'end' }> = (id, options) =>
    define(id, { width: 4, ...options })

  /** The name of a record, as a link if it has a screen that the user may open. */
  const link: Declare<Row, string, Omit<Look<Row>, 'cell'> & To<Row>> = (id, options) =>
    define(id, {
      width: 5,
      ...options,
      cell: (row, name, links) => rowLink(links, options.to(row), name),
    })

  /** A username or an address: a link to write to it, where it is an address. */
  const mail: Declare<Row, string> = (id, options) =>
    define(id, {
      width: 6,
      ...options,
      cell: (_row, name) => {
        return name.includes('@') ? <a href={`mailto:${name}`}>{name}</a> : <bdi>{name}</bdi>
      },
    })

  /** A machine-readable short name. */
  const token: Declare<Row, string> = (id, options) =>
    define(id, {
      width: 3,
      ...options,
      cell: (_row, name) => <code>{name}</code>,
    })

  /** A number, aligned at the end. CSV gets it without separators, unless `text` is given. */
  const number: Declare<Row, number, Look<Row>> = (id, options) =>
    define(id, {
      width: 3,
      fixed: true,
      ...options,
      align: 'end',
      labeled: true,
    })

  /** A point in time, in the given zone or that of the row; else in the browser's. */
  const instant: Declare<Row, NonNullable<Instant>, { timeZone?: string | ZoneOf<Row> }> = (
    id,
    options,
  ) => {
    const instantOf = options.value ?? field<NonNullable<Instant>>(id)
    const { timeZone } = options
    const zoneOf = typeof timeZone === 'function' ? timeZone : () => timeZone
    return define(id, {
      width: 6.25,
      fixed: true,
      ...options,
      labeled: true,
      figures: true,
      value: (row) => timeOf(instantOf(row)),
      text: (row, intl) => formatInstant(intl, instantOf(row), zoneOf(row)),
    })
  }

  /** How long ago something was, with the point in time in a tooltip and in CSV. */
  const ago: typeof instant = (id, options) => {
    const instantOf = options.value ?? field<NonNullable<Instant>>(id)
    const { timeZone } = options
    const zoneOf = typeof timeZone === 'function' ? timeZone : () => timeZone
    return {
      ...instant(id, { width: 3.75, ...options }),
      cell: ({ row: { original } }) => (
        <TimeAgo instant={instantOf(original)} timeZone={zoneOf(original)} />
      ),
    }
  }

  /** Yes or no; sorted with yes first. */
  const yesNo: Declare<Row, boolean> = (id, options) => {
    const isYes = options.value ?? field<boolean>(id)
    return define(id, {
      width: 3,
      fixed: true,
      ...options,
      labeled: true,
      value: (row) => (isYes(row) ? 0 : 1),
      text: (row, intl) => intl.formatMessage(isYes(row) ? words.yes : words.no),
    })
  }

  /** A state, as a sign and a word. The value is one of the `states`. */
  const status = <Id extends string, State extends string>(
    id: Id,
    options: {
      label: MessageDescriptor
      unsorted?: boolean
      value: (row: Row) => State
      states: Record<State, { label: MessageDescriptor; tone: Status }>
    },
  ) => {
    const stateOf = (row: Row) => options.states[options.value(row)]
    return define<Id, undefined>(id, {
      width: 3.75,
      fixed: true,
      ...options,
      text: (row, intl) => intl.formatMessage(stateOf(row).label),
      cell: (row, word) => <span data-status={stateOf(row).tone}>{word}</span>,
    })
  }

  return { text, link, mail, token, number, instant, ago, yesNo, status }
}

/** TanStack Table puts undefined last, and nothing else. */
const present = (value: CellValue) => (value === null || value === '' ? undefined : value)

type TimeAgoProps = { instant: Instant; timeZone?: string | null | undefined }

/** A time in a cell, such as "5 minutes ago". The table shows the exact one as for a text that is cut off. */
function TimeAgo({ instant, timeZone }: TimeAgoProps) {
  const intl = useIntl()
  const { relative, exact } = formatRelative(intl, instant, useNow(), timeZone)
  if (relative === exact) return <bdi>{exact}</bdi>
  const inBrackets = ` (${exact})`
  return (
    <time dateTime={isoOf(instant)} data-tip={exact}>
      {relative}
      {/* A time may not have a name of its own. */}
      <span className={css({ srOnly: true })}>{inBrackets}</span>
    </time>
  )
}
