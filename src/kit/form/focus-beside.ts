/**
 * Call this in a button that removes its row, before removing it: moves the focus to the button of the next row, else of the
 * previous one, else to the nearest control. If the focus is lost, it restarts at the top of the page.
 */
export function focusBesideRow(button: HTMLElement) {
  const row = button.closest(rowOf)
  const rows = [...(row?.parentElement?.children ?? [])].filter((each) => each.matches(rowOf))
  const index = rows.findIndex((each) => each === row)
  const beside = rows[index + 1] ?? rows[index - 1]
  const same = [...(row?.querySelectorAll('button') ?? [])].findIndex((each) => each === button)
  const controls = [
    ...(button.closest('section, form')?.querySelectorAll<HTMLElement>('button, input') ?? []),
  ]
  const isAt = (each: Element, position: number) => row?.compareDocumentPosition(each) === position
  const after = controls.find(
    (each) => isAt(each, Node.DOCUMENT_POSITION_FOLLOWING) && each.checkVisibility(),
  )
  const before = controls.findLast((each) => isAt(each, Node.DOCUMENT_POSITION_PRECEDING))
  const target = beside?.querySelectorAll('button')[same] ?? after ?? before
  target?.focus()
}

const rowOf = 'li, [role=group]'
