/** A cell of the header. The lines stand on the cells, since those of a row do not stick with it. */
export const headCell = {
  px: '3',
  py: '1',
  bg: 'bg.subtle',
  color: 'fg.muted',
  textStyle: 'xs',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
} as const

/** The column that names the row stays where it is when a narrow table is scrolled sideways. */
export const edge = {
  position: { base: 'sticky', lg: 'static' },
  insetInlineStart: '0',
  // Above the buttons of other headings, which slide under it.
  zIndex: '1',
  maxW: { base: '44', lg: 'none' },
  css: { '[data-scrolled] &': { borderInlineEndWidth: { base: '1px', lg: '0' } } },
} as const

/** What can be done with a row is in reach on a phone, where it is one small button. */
export const farEdge = {
  position: { base: 'sticky', md: 'static' },
  insetInlineEnd: '0',
  zIndex: '1',
} as const

/** How many rows are drawn at once; of longer lists only those in sight. */
export const plainRows = 100
