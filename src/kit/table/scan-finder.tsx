import type { RowData } from '@tanstack/react-table'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { signal, useScanSound } from '~/kit/scan/signals.ts'
import { indexByCode, searchedCode } from '~/lib/codes.ts'
import { Box } from '~/styled-system/jsx'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { openDialog } from '~/ui/page/page-parts.ts'
import { addTaker, giveCode, isField } from '~/ui/shortcuts/key-gate.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { textOf, type GridRow } from './column.ts'
import type { EarlyCode } from './found-by.tsx'
import { maxPlainRows } from './paging.ts'
import { drawnAt, scrollNear } from './rove.ts'
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
  const [aim, setAim] = useState<{ id: string } | null>(null)
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
    if (key !== null) highlightRow({ key, id: row.id })
    // A user who types meanwhile is not interrupted.
    if (!isField(document.activeElement)) setAim({ id: row.id })
  }
  const positionNow = useEffectEvent((id: string) => {
    const index = rows.findIndex((row) => row.id === id)
    if (index === -1) return undefined
    const above = headingsAbove(rows.slice(0, index + 1), group)
    // Counted from 1, below the headings of the columns.
    return (rows.length > maxPlainRows ? before : 0) + above + index + 2
  })
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
    setAim(null)
    setSaid('')
    const row = find(code)
    if (row) return show(row)
    if (current === undefined) return tellMissing(code)
    wanted.current = { code, text, until: early.until() }
    const filters = filter ? { ...defaults.filters, [filter]: text } : defaults.filters
    // An earlier filter of the list may hide the row.
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
  useEffect(() => {
    if (!aim || !frame.current) return
    const stopped = new AbortController()
    void goToRow(frame.current, () => positionNow(aim.id), stopped.signal)
    return () => stopped.abort()
  }, [aim, frame])
  return (
    <Box role="status" srOnly>
      {said}
    </Box>
  )
}

/** Moves the focus to the name of a row, which may not be drawn yet, and may move in the list or leave it meanwhile. */
async function goToRow(
  frame: HTMLElement,
  positionNow: () => number | undefined,
  stopped: AbortSignal,
) {
  const table = frame.querySelector('table')!
  let near: number | undefined
  // The table goes first: it moves the focus of a row that is gone.
  await Promise.resolve()
  let focused = document.activeElement
  for (let frames = 0; frames < mostFrames && !stopped.aborted; frames += 1) {
    const hasMoved = document.activeElement !== focused
    const position = positionNow()
    if (position === undefined || (hasMoved && focused?.isConnected)) return
    focused = document.activeElement
    const row = drawnAt(table, position)
    if (row) return focusName(row)
    if (position !== near) scrollNear(frame, table, position)
    near = position
    await new Promise(requestAnimationFrame)
  }
}

function focusName(row: HTMLTableRowElement) {
  const control = row.querySelector<HTMLElement>('a[data-link]') ?? row.querySelector('button')
  if (control) control.focus()
  else row.scrollIntoView({ block: 'nearest' })
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
  return ids.filter((id, index) => id !== ids[index - 1]).length
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
