import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import type { IntlShape } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import type { Features } from './column.ts'

type ShownColumns<Row extends RowData> = readonly TableColumn<Features, Row>[]

// In rem. A column has room for its width in units; those that are not fixed grow with the table.
const unit = 2.25
const selectBox = 2.5
const icon = 2.25
const actionsEdge = 1

/**
 * Column widths as CSS variables. They depend only on the columns, so headings do not move when rows load.
 */
export function roomOf<Row extends RowData>(
  columns: ShownColumns<Row>,
  selects: boolean,
  actionCount: number,
  intl: IntlShape,
) {
  const fixed = unitsOf(
    columns.filter((column) => isFixed(column, columns)),
    intl,
  )
  const free = unitsOf(columns, intl) - fixed
  const actions = actionCount && actionCount * icon + actionsEdge
  const select = selects ? selectBox : 0
  const taken = select + actions + fixed * unit
  return {
    '--actions': `${actions}rem`,
    '--select': `${select}rem`,
    '--least': `${taken + free * unit}rem`,
    '--share': `calc((max(100cqw, var(--least)) - ${taken}rem) / ${free})`,
  }
}

/** The width of a column in CSS. */
export function widthOf<Row extends RowData>(
  column: ShownColumns<Row>[number],
  columns: ShownColumns<Row>,
  intl: IntlShape,
): string {
  const units = unitsOf([column], intl)
  return isFixed(column, columns) ? `${units * unit}rem` : `calc(var(--share) * ${units})`
}

/** If all columns are fixed, all of them grow. */
const isFixed = <Row extends RowData>(
  { columnDef: { meta } }: ShownColumns<Row>[number],
  columns: ShownColumns<Row>,
) => meta?.fixed === true && columns.some(({ columnDef }) => !columnDef.meta?.fixed)

const unitsOf = <Row extends RowData>(columns: ShownColumns<Row>, intl: IntlShape) =>
  columns.reduce((sum, { columnDef: { meta } }) => {
    const { width = 0, figures } = meta ?? {}
    return sum + width * (figures ? lengthOfTimes(intl) : 1)
  }, 0)

/** How much longer times are than in English, for which the widths are declared. */
const lengthOfTimes = (intl: IntlShape) =>
  Math.max(1, formatInstant(intl, '2026-11-16T16:00:00Z', usEastern).length / english.length)

const english = 'Nov 16, 2026, 11:00 AM EST'
