import type { SystemStyleObject } from '@chakra-ui/react'

/** Rows that the last update has changed: an edge, and words in the cell of the name. */
export const marks: SystemStyleObject = {
  '& > tbody > tr[data-mark] > td:first-of-type': {
    boxShadow: 'inset 3px 0 0 {colors.blue.solid}',
    _rtl: { boxShadow: 'inset -3px 0 0 {colors.blue.solid}' },
  },
  '& td > small[data-mark]': { display: 'block', fontWeight: 'medium', color: 'blue.fg' },
}

/** The heading of a group of rows. */
export const groups: SystemStyleObject = {
  '& > tbody > tr[data-group] > th': {
    px: '3',
    py: '2',
    textAlign: 'start',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    '& > small': { ms: '1', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  },
}
