import type { RowData } from '@tanstack/react-table'
import type { ShownList } from './use-list.ts'

/** The user's order holds within each group. */
export function inGroups<Row extends RowData>(
  list: ShownList<Row>,
  column: string,
): ShownList<Row> {
  const order = `${column},asc`
  return {
    ...list,
    sort: [order, ...list.sort.filter((sort) => !sort.startsWith(`${column},`))],
    change: ({ sort, ...change }, options) =>
      list.change(
        { ...change, ...(sort && { sort: sort[0] === order ? sort.slice(1) : sort }) },
        options,
      ),
  }
}
