import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Arrangement } from './arrange-rows.ts'
import type { Column } from './columns.ts'
import { clampPage, pageCountOf, rowsBefore } from './paging.ts'
import type { RowsSource } from './rows-source.ts'
import type { ListState } from './use-list-state.ts'

const none: readonly never[] = []

/**
 * The rows of the page that is shown, and those of all pages as far as they are known here. A page beyond the last
 * leads to the last.
 */
export function useShownRows<Row>(
  source: RowsSource<Row>,
  columns: readonly Column<Row>[],
  shownColumns: readonly Column<Row>[],
  list: ListState,
) {
  const { page, size, search, filters, sort } = list
  const intl = useIntl()
  const { local } = source
  const given = source.rows ?? none
  // As a text, since the address is read anew with each change of it.
  const wish = JSON.stringify({
    search,
    filters,
    sort,
    shown: shownColumns.map(({ id }) => id),
  } satisfies Arrangement)
  const all = useMemo(() => {
    if (!local) return given
    return local.arrangeRows(given, columns, JSON.parse(wish) as Arrangement, intl)
  }, [local, given, columns, wish, intl])

  const total = source.rows === undefined ? undefined : local ? all.length : (source.total ?? 0)
  const lastPage = pageCountOf(total ?? 0, size) - 1
  const beyond = total !== undefined && !source.old && page > lastPage
  useEffect(() => {
    if (beyond) list.change({ page: lastPage }, { replace: true })
  })
  const before = rowsBefore(clampPage(page, lastPage + 1), size)
  const shown = useMemo(
    () => (local && all.length > size ? all.slice(before, before + size) : all),
    [local, all, before, size],
  )
  return { shown, all, total, before }
}
