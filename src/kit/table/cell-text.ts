/** What a cell does not show: the exact value behind a short one, or its text if it is cut off. */
export function tipOf(cell: HTMLElement): string | undefined {
  if (cell.matches('[data-cell=select], [data-cell=actions], [data-wraps]')) return undefined
  const exact = cell.querySelector<HTMLElement>('[data-tip]')?.dataset['tip']
  return exact ?? (isCut(cell) ? cell.innerText : undefined)
}

const isCut = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('code, [data-line], [data-part]')].some(
    // An element within a line has no width of its own.
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  )
