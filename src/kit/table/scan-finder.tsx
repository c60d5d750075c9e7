import { Box } from '~/styled-system/jsx'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { signal, useScanSound } from '~/kit/scan/signals.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { openDialog } from '~/ui/page/page-parts.ts'
import { addTaker, giveCode, isField } from '~/ui/shortcuts/key-gate.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { indexByCode, searchedCode } from '~/lib/codes.ts'
import { textOf, type GridRow } from './column.ts'
import type { EarlyCode } from './found-by.tsx'
import { maxPlainRows } from './paging.ts'
import type { GroupOf } from './table-rows.tsx'
import type { ShownList } from './use-list.ts'

export type ScanFinderProps<Row extends RowData> = {
  list: ShownList<Row>
  /** The rows of the page. */
  rows: readonly GridRow<Row>[]
  /** How many rows of the list come before them. */
  before: number
  group: GroupOf<Row> | undefined
  frame: RefObject<HTMLElement | null>
  hasSearch: boolean
  early: EarlyCode
}

/** Finds the row of a scanned code, while no field has the focus: on the page, else by a filter or the search of the list. */
export function ScanFinder<Row extends RowData>(props: ScanFinderProps<Row>) {
  const { list, rows, before, group, frame, hasSearch, early } = props
  const { key, foundBy, columns, name, defaults } = list.declared
  const intl = useIntl()
  const wanted = useRef<{ code: string; text: string; until: number }>(null)
  const [said, setSaid] = useState('')
  useScanSound()
  const column = columns.find(({ id }) => id === foundBy?.column)
  const filter = foundBy?.filter ?? (column?.meta.filter && column.id)
  const current = filter ? list.filters[filter] : hasSearch ? list.search : undefined

  const find = (code: string) => {
    const codeOf = ({ original }: GridRow<Row>) =>
      column && textOf(column.meta.text, column.accessorFn(original), original, intl)
    return indexByCode(rows, (row) => [codeOf(row)])(code)
  }
  const show = (row: GridRow<Row>) => {
    signal(true)
    setSaid(intl.formatMessage(found, { name: name(row.original, intl) }))
    if (key !== null) highlightRow(key, row.id)
    // Who types meanwhile goes on.
    if (isField(document.activeElement)) return
    const place = rows.indexOf(row)
    const above = headingsAbove(rows.slice(0, place + 1), group)
    // Counted from 1, below the headings of the columns.
    const position = (rows.length > maxPlainRows ? before : 0) + above + place + 2
    if (frame.current) void goToRow(frame.current, position)
  }
  const tellMissing = (code: string) => {
    signal(false)
    toast('info', intl.formatMessage(notFound, { code: searchedCode(code) ?? '' }))
  }
  const answer = useEffectEvent(() => {
    const { rows: loaded, old, fetching, error } = list.source
    if (!wanted.current || current !== wanted.current.text) return
    if (loaded === undefined || old || fetching) return
    const { code, until } = wanted.current
    wanted.current = null
    if (performance.now() > until || error) return
    const row = find(code)
    if (row) show(row)
    else tellMissing(code)
  })
  const take = useEffectEvent((code: string) => {
    const text = searchedCode(code)
    if (text === undefined || !isOnTop(frame.current)) return
    wanted.current = null
    setSaid('')
    const row = find(code)
    if (row) return show(row)
    if (current === undefined) return tellMissing(code)
    wanted.current = { code, text, until: early.until() }
    const filters = filter ? { ...defaults.filters, [filter]: text } : defaults.filters
    // What the list was filtered by before may hide the row.
    list.change({ search: filter ? '' : text, filters })
    answer()
  })
  useLayoutEffect(() => {
    const end = addTaker({ take: (code) => take(code), isLast: true })
    const code = early.take()
    if (code !== undefined) giveCode(code)
    return end
  }, [early])
  useEffect(() => answer(), [rows, current, list.source])
  return (
    <Box role="status" srOnly>
      {said}
    </Box>
  )
}

/** Moves the focus to the name of a row, which may not be drawn yet. `position` counts from 1. */
async function goToRow(frame: HTMLElement, position: number) {
  const table = frame.querySelector('table')!
  const drawn = () =>
    [...table.rows].find(
      (row) =>
        row.dataset['gap'] === undefined &&
        (Number(row.ariaRowIndex) || row.rowIndex + 1) === position,
    )
  if (!drawn()) {
    const last = Number(table.ariaRowCount) || table.rows.length
    frame.scrollTop = (position / last) * frame.scrollHeight - frame.clientHeight / 2
  }
  for (let frames = 0; frames < mostFrames && !drawn(); frames += 1) {
    await new Promise(requestAnimationFrame)
  }
  const row = drawn()
  const control = row?.querySelector<HTMLElement>('a[data-link]') ?? row?.querySelector('button')
  if (control) control.focus()
  else row?.scrollIntoView({ block: 'nearest' })
}

/** Rows are drawn in the next ones after a scroll. */
const mostFrames = 30

/** How many headings of groups stand above the last of these rows. */
function headingsAbove<Row extends RowData>(
  rows: readonly GridRow<Row>[],
  group: GroupOf<Row> | undefined,
): number {
  if (!group) return 0
  const ids = rows.map(({ original }) => group(original).id)
  return ids.filter((id, place) => id !== ids[place - 1]).length
}

/** Whether no dialog or menu lies over the list. */
function isOnTop(list: HTMLElement | null): boolean {
  const dialog = openDialog()
  const isInMenu = document.activeElement?.closest('[role=menu]')
  return list !== null && !isInMenu && (dialog === null || dialog.contains(list))
}

const found = defineMessage<{ name: string }>({
  defaultMessage: '{name}: found',
  description: 'Read aloud after a scan: the row of this name has the focus',
})

const notFound = defineMessage<{ code: string }>({
  defaultMessage: '{code} is not in this list.',
  description: 'After a scan, if no row of the list has this code',
})
