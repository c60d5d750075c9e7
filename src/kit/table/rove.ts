import { settleTime } from '~/ui/press/settle-time.ts'
import { mayBeSingleKey } from '~/ui/shortcuts/shortcuts.ts'

type RoveOptions = {
  /** Goes to the previous (-1) or next (1) page. Returns false if there is only one. */
  onPage: (step: 1 | -1) => boolean
  /** Called with the row control that has the keyboard focus; null if none has. */
  onFocus: (control: HTMLElement | null) => void
}

/** The focusable controls of a row. Column filters keep the arrow keys and their own Tab stops. */
const controls =
  ':is(td, th) :is(a[href], button:not(:disabled), input[type=checkbox]):not([hidden] *)'

/** The position of a control: its row, its cell, and its index there. */
type Place = { position: number; cell: number; index: number }

/**
 * Roving focus: makes the headings and rows of a table one Tab stop, with arrow keys inside. One listener handles all
 * rows, because hundreds of separate ones would be slow. Returns a function that removes it.
 */
export function roveTable(frame: HTMLElement, { onPage, onFocus }: RoveOptions): () => void {
  const table = frame.querySelector('table')
  if (!table) return () => {}
  /** Where the focus is, or was when its row disappeared. */
  let place: Place | null = null
  /** Where the Tab stop is, or was when its row disappeared. */
  let stopPlace: Place | null = null
  /** The position of the row to focus once it is rendered. */
  let wanted: number | null = null
  let visited = false
  /** When a row took the place of the focused one. A letter may be meant for the row before. */
  let replacedAt = -Infinity

  const focusIn = (row: HTMLTableRowElement | undefined) => {
    if (!row) return
    const list = controlsOf(row)
    const inCell = list.filter((each) => cellOf(each) === place?.cell)
    const target = inCell[Math.min(place?.index ?? 0, inCell.length - 1)] ?? list[0]
    target?.focus()
  }
  /** The drawn row at a position. The heading of a group has no controls, so it is the next row in the same direction. */
  const rowAt = (position: number) => {
    const found = drawnAt(table, position)
    if (!found || found.querySelector(controls)) return found
    const body = rowsOf(table).filter(inBody)
    const isUp = place !== null && position < place.position
    const above = isUp ? body.findLast((row) => positionOf(row) < position) : undefined
    return above ?? body.find((row) => positionOf(row) > position)
  }
  const focusPosition = (position: number) => {
    const bounded = Math.min(Math.max(position, firstOf(table)), lastOf(table))
    const row = rowAt(bounded)
    if (row) return focusIn(row)
    wanted = bounded
    scrollNear(frame, table, bounded)
  }
  const stopAt = (control: HTMLElement) => {
    for (const each of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) each.tabIndex = -1
    control.tabIndex = 0
  }
  const redrawn = () => {
    for (const each of table.querySelectorAll<HTMLElement>(`:is(${controls}):not([tabindex])`))
      each.tabIndex = -1
    const rows = rowsOf(table)
    const body = rows.filter(inBody)
    const stop = table.querySelector('[tabindex="0"]')
    if (!stop || (!visited && body.length > 0 && stop.closest('thead'))) {
      const { position, cell } = stopPlace ?? { position: 0, cell: 0 }
      const row = body.findLast((each) => positionOf(each) <= position) ?? body[0] ?? rows[0]
      const list = row ? controlsOf(row) : []
      const next = list.find((each) => cellOf(each) === cell) ?? list[0]
      if (next) stopAt(next)
    }
    // A list on a phone may have no controls: the keys scroll it then.
    if (table.querySelector('[tabindex="0"]')) frame.removeAttribute('tabindex')
    else frame.tabIndex = 0
    const drawn = wanted === null ? undefined : rowAt(wanted)
    if (drawn) {
      wanted = null
      focusIn(drawn)
    } else if (place && document.activeElement === document.body) {
      // The focused row is gone, for example after a page change.
      const { position } = place
      replacedAt = performance.now()
      focusIn(body.findLast((each) => positionOf(each) <= position) ?? body[0])
    }
  }

  const entered = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(controls)) return onFocus(null)
    const row = target.closest('tr')!
    const inCell = controlsOf(row).filter((each) => cellOf(each) === cellOf(target))
    place = { position: positionOf(row), cell: cellOf(target), index: inCell.indexOf(target) }
    stopPlace = place
    wanted = null
    visited = true
    stopAt(target)
    onFocus(inBody(row) && target.matches(':focus-visible') ? target : null)
  }
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return
    onFocus(null)
    replacedAt = -Infinity
    // A removed element also loses the focus; its row is kept as the place.
    setTimeout(() => {
      if (!(target as HTMLElement).isConnected || frame.contains(document.activeElement)) return
      place = null
      wanted = null
    })
  }

  const pressed = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !target.matches(controls)) return
    if (event.defaultPrevented || event.altKey || event.shiftKey) return
    const row = target.closest('tr')!
    if (act(event, row, target, key)) event.preventDefault()
  }
  /** Returns whether the table handled the key. */
  const act = (
    event: KeyboardEvent,
    row: HTMLTableRowElement,
    target: HTMLElement,
    key: string,
  ) => {
    const list = controlsOf(row)
    const jumps = event.ctrlKey || event.metaKey
    if (key === 'Home' || key === 'End') {
      const atStart = key === 'Home'
      if (jumps) focusPosition(atStart ? 0 : Infinity)
      else list.at(atStart ? 0 : -1)?.focus()
      return true
    }
    if (jumps) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const rows = rowsOf(table)
      focusIn(rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)])
      return true
    }
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const forward = (key === 'ArrowRight') === (getComputedStyle(table).direction === 'ltr')
      list[list.indexOf(target) + (forward ? 1 : -1)]?.focus()
      return true
    }
    if (key === 'PageDown' || key === 'PageUp') {
      const step = key === 'PageDown' ? 1 : -1
      const screenful = Math.max(1, Math.floor(frame.clientHeight / row.offsetHeight) - 2)
      if (!onPage(step)) focusPosition(positionOf(row) + step * screenful)
      return true
    }
    if (key === 'Escape') onFocus(null)
    const mayLetter = !event.repeat && event.timeStamp - replacedAt >= settleTime
    return inBody(row) && operate(event, row, target, mayLetter)
  }
  table.addEventListener('focusin', entered)
  table.addEventListener('focusout', left)
  table.addEventListener('keydown', pressed)
  const observer = new MutationObserver(redrawn)
  observer.observe(table, { childList: true, subtree: true })
  redrawn()
  return () => {
    observer.disconnect()
    table.removeEventListener('focusin', entered)
    table.removeEventListener('focusout', left)
    table.removeEventListener('keydown', pressed)
  }
}

/** Opens or selects a row, or runs the action of a letter. Buttons and boxes have keys of their own. */
function operate(
  event: KeyboardEvent,
  row: HTMLTableRowElement,
  target: HTMLElement,
  mayLetter: boolean,
): boolean {
  const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')
  const wanted =
    event.key === 'Enter'
      ? target === box && row.querySelector<HTMLElement>('a[data-link]')
      : event.key === ' '
        ? !target.matches('button, input') && box
        : mayLetter &&
          mayBeSingleKey(event) &&
          actionsOf(row).find(({ letter }) => letter === upper(event.key))
  if (!wanted) return false
  // A held Space would select and clear the row over and over.
  if (event.key === ' ' && event.repeat) return true
  if ('control' in wanted) wanted.control.click()
  else wanted.click()
  return true
}

/** The actions of a row that have a letter. */
export const actionsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].map((control) => ({
    control,
    letter: control.ariaKeyShortcuts ?? '',
    label: control.title,
  }))

const upper = (key: string) => key.toLocaleUpperCase()
const inBody = (row: Element) => row.parentElement?.tagName === 'TBODY'
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]
const rowsOf = (table: HTMLTableElement) =>
  [...table.rows].filter((row) => row.querySelector(controls))
const cellOf = (control: Element) => control.closest<HTMLTableCellElement>('td, th')!.cellIndex

/** The position of a row in the whole table, from 1. */
const positionOf = (row: HTMLTableRowElement) => Number(row.ariaRowIndex) || row.rowIndex + 1

/** The position of the first row of the body. */
const firstOf = (table: HTMLTableElement) => (table.tHead?.rows.length ?? 0) + 1
const lastOf = (table: HTMLTableElement) => Number(table.ariaRowCount) || table.rows.length

/** The row at a position, if it is drawn. */
export const drawnAt = (table: HTMLTableElement, position: number) =>
  [...table.rows].find((row) => row.dataset['gap'] === undefined && positionOf(row) === position)

/** Scrolls to about where the row at a position will be drawn. */
export function scrollNear(frame: HTMLElement, table: HTMLTableElement, position: number) {
  frame.scrollTop = (position / lastOf(table)) * frame.scrollHeight - frame.clientHeight / 2
}
