import type { SystemStyleObject } from '@chakra-ui/react'

export const edge: SystemStyleObject = {
  boxShadow: 'inset 3px 0 0 var(--edge)',
  _rtl: { boxShadow: 'inset -3px 0 0 var(--edge)' },
}

/** Rows that are urgent, or that the last update has changed: an edge, and for a change words in the cell of the name. */
export const marks: SystemStyleObject = {
  '& > tbody > tr[data-edge=critical]': { '--edge': '{colors.severity.critical}' },
  '& > tbody > tr[data-edge=warning]': { '--edge': '{colors.severity.warning}' },
  '& > tbody > tr[data-mark]': { '--edge': '{colors.blue.solid}' },
  '& > tbody > tr:is([data-edge], [data-mark]) > td:first-of-type': edge,
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
