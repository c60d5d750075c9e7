export type Room = {
  /** In pixels, like `height` and `em`. */
  width: number
  height: number
  /** The size of the wall's type: cards grow with it. */
  em: number
}

/** The smallest card, with a name of two lines, and the gap between two, in ems. Four fill the width of a screen of 16:9. */
const card = { width: 14.6, height: 8.8, gap: 0.6 }

/** How many cards fit, and how many pages they need; at least one of each. */
export function fitCards({ width, height, em }: Room, count: number) {
  const columns = howMany(width / em, card.width)
  // Fewer cards than columns share the width.
  const used = Math.min(columns, Math.max(count, 1))
  const rows = howMany(height / em, card.height)
  return { columns: used, rows, pages: Math.max(Math.ceil(count / (columns * rows)), 1) }
}

const howMany = (room: number, size: number) =>
  Math.max(Math.floor((room + card.gap) / (size + card.gap)), 1)

/** The cards on a page, counted from 0. A page past the end, after the list has shrunk, is the last one. */
export function cardsOn<Item>(items: readonly Item[], page: number, perPage: number) {
  const last = Math.max(Math.ceil(items.length / perPage) - 1, 0)
  const shown = Math.min(page, last)
  return { page: shown, items: items.slice(shown * perPage, (shown + 1) * perPage) }
}
