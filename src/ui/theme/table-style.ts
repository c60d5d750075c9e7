import { actions, cells, focusRing, ownDirection } from './cell-style.ts'
import type { Styles } from './styles.ts'

const head: Styles = {
  '& > thead': { position: 'sticky', top: '0', zIndex: 'docked' },
  '& > thead > tr': { '--row-bg': '{colors.bg.subtle}' },
  '& > thead > tr > *': {
    px: '3',
    py: '1',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    // A long one has two lines, and no say in the width of its column.
    lineHeight: '1.2',
    // The borders are on the cells, since those of a sticky row do not stick with it.
    borderBottomWidth: '1px',
  },
  '& > thead [data-sort]': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '8',
    minW: '8',
    mx: '-2.5',
    px: '2.5',
    gap: '1',
    textStyle: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.2',
    textAlign: 'inherit',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    cursor: 'button',
    color: 'fg.muted',
    ...focusRing,
    '& svg': { boxSize: '4', flexShrink: '0', opacity: '0.35' },
    '&:hover svg': { opacity: '1' },
    '&:not([data-sort=none])': { color: 'fg', '& svg': { opacity: '1' } },
    '& > span': { ms: '-1', fontVariantNumeric: 'tabular-nums' },
  },
}

const body: Styles = {
  '& > tbody': { transition: 'opacity 120ms' },
  '& > tbody[data-old]': { opacity: '0.85', filter: 'grayscale(1)' },
  '& > tbody > tr': {
    '--row-bg': '{colors.bg.panel}',
    bg: 'var(--row-bg)',
  },
  // Of the row as a whole: its cells may be anywhere in it. A tap would leave it behind.
  '& > tbody > tr:not([data-highlighted], [data-selected])': {
    _hover: { '--row-bg': '{colors.bg.subtle}' },
  },
  '& > tbody > tr[data-highlighted]': { '--row-bg': '{colors.teal.subtle}' },
  '& > tbody > tr[data-selected]': { '--row-bg': '{colors.teal.subtle}' },
  '& > tbody > tr > td': {
    h: '10',
    px: '3',
    py: '1.5',
    ...ownDirection,
    borderBottomWidth: '1px',
    // Lighter than the frame.
    borderColor: 'border.muted',
    // One line: what does not fit is in a tooltip, and the columns keep their width.
    maxW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > tbody > tr > td:has(> small[data-line])': { py: '1' },
  '& > tbody > tr > :is([data-wraps], [data-cell=actions], [data-cell=select])': {
    overflow: 'visible',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  // Not in names and codes: the typeface's tabular figures come with a hyphen as wide as a figure.
  '& > tbody > tr > td:is([data-align=end], [data-figures])': {
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '&[data-compact] > tbody > tr > td': { h: '8', py: '0.5' },
  '& > tbody > tr > [data-cell=name]': { bg: 'inherit' },
  '& > tbody > tr > [data-cell=actions]': {
    bg: 'inherit',
    // Icons have no direction of their own: in the page's.
    unicodeBidi: 'normal',
    // The buttons have padding of their own.
    px: '1',
    py: '0.5',
    // The buttons alone set the height of the line.
    lineHeight: '0',
    whiteSpace: 'nowrap',
  },
  '& > tbody > tr[data-gap] > td': { h: 'auto', p: '0', borderBottomWidth: '0' },
  // A loading row is one cell, as high as a loaded row.
  '& > tbody > tr[data-waiting] > td': { py: '0.5', maxW: 'none' },
  '& > tbody > tr[data-waiting] > td::before': {
    content: '""',
    display: 'block',
    h: '4',
    w: '60%',
    borderRadius: 'l2',
    bg: 'bg.emphasized',
    animation: 'pulse',
    animationDuration: '1.2s',
  },
}

const edge: Styles = {
  boxShadow: 'inset 3px 0 0 var(--edge)',
  _rtl: { boxShadow: 'inset -3px 0 0 var(--edge)' },
}

/** Rows that are urgent or changed in the last update: an edge, and for a change a note in the name's cell. */
const marks: Styles = {
  '& > tbody > tr[data-mark]': { '--edge': '{colors.blue.solid}' },
  '& > tbody > tr[data-edge=critical]': { '--edge': '{colors.severity.critical}' },
  '& > tbody > tr[data-edge=warning]': { '--edge': '{colors.severity.warning}' },
  '& > tbody > tr:is([data-edge], [data-mark]) > td:first-of-type': edge,
  '& td > small:is([data-mark], [data-found])': { ms: '2' },
  '& td > small[data-mark]': { fontWeight: 'medium', color: 'blue.fg' },
  // The mark follows the name, and would be cut first.
  '& > tbody > tr[data-mark] > [data-cell=name]': {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}

/** The heading of a group of rows. */
const groups: Styles = {
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

/** On a phone, all columns but the name form a second line below it. */
const phone: Styles = {
  display: 'block',
  '& > colgroup': { display: 'none' },
  '& > :is(thead, tbody)': { display: 'block' },
  // No headings: what the list is sorted by is above it.
  '& > thead:not(:has(> tr > [data-cell=select])), & > thead > tr > :not([data-cell=select])': {
    display: 'none',
  },
  '& > thead > tr': { display: 'block', bg: 'bg.subtle', borderBottomWidth: '1px' },
  '& > thead > tr > [data-cell=select]': { display: 'block', ps: '2', borderBottomWidth: '0' },
  '& > thead > tr > [data-cell=select] > label': { justifyContent: 'start', gap: '2' },
  '& > thead [data-all]::after': { content: 'attr(data-all) / ""' },
  '& > tbody > tr': {
    display: 'block',
    position: 'relative',
    minH: '15',
    ps: '3',
    pe: '12',
    py: '2.5',
    borderBottomWidth: '1px',
  },
  // Keeps the cells away from the row's edge.
  '& > tbody > tr:is([data-edge], [data-mark])': edge,
  '& > tbody > tr:is([data-edge], [data-mark]) > td:first-of-type': {
    boxShadow: 'none',
    _rtl: { boxShadow: 'none' },
  },
  '&[data-compact] > tbody > tr': { minH: '12', py: '1' },
  '& > tbody > tr:has(> [data-cell=select])': { ps: '10' },
  '& > tbody > tr[data-group]': { minH: '0', p: '0' },
  '& > tbody > tr[data-group] > th': { display: 'block', borderBottomWidth: '0' },
  '& > tbody > tr > td': {
    display: 'inline-block',
    maxW: 'full',
    h: 'auto',
    p: '0',
    me: '3',
    whiteSpace: 'normal',
    overflow: 'visible',
    overflowWrap: 'anywhere',
    textStyle: 'xs',
    color: 'fg.muted',
    borderBottomWidth: '0',
  },
  '& > tbody > tr > td > [data-line], & > tbody > tr > td > [data-line] > [data-part]': {
    display: 'inline',
  },
  '& > tbody > tr > td:not([data-cell]) a': { py: '0.3rem' },
  '& > tbody > tr > [data-label]::before': { content: 'attr(data-label) " "' },
  '& > tbody > tr > td:not([data-cell]):is(:empty, :has(> :is(a, bdi, code, span):empty:only-child))':
    {
      display: 'none',
    },
  '& > tbody > tr > [data-cell=name]': {
    display: 'block',
    me: '0',
    textStyle: 'sm',
    color: 'fg',
    bg: 'transparent',
  },
  '& > tbody > tr > :is([data-cell=select], [data-cell=actions])': {
    position: 'absolute',
    top: '2',
    me: '0',
    bg: 'transparent',
  },
  '& > tbody > tr > [data-cell=select]': { insetInlineStart: '2' },
  '& > tbody > tr > [data-cell=actions]': { insetInlineEnd: '2' },
  '& > tbody > tr[data-waiting] > td': { display: 'block' },
  '& > tbody > tr[data-gap]': { minH: '0', p: '0', borderBottomWidth: '0' },
}

/** Paper has no controls. */
const paper: Styles = {
  // As wide as their texts: nothing is cut.
  '& > colgroup > col': { width: 'auto !important' },
  '& > tbody > tr > td': {
    maxW: 'none',
    whiteSpace: 'normal',
    overflow: 'visible',
    overflowWrap: 'anywhere',
  },
  '--actions': '0rem !important',
  '--select': '0rem !important',
  '--least': '0rem !important',
  '& > colgroup > [data-cell], & [data-cell=select], & [data-cell=actions], & [data-sort] svg': {
    display: 'none',
  },
  '& > thead': { position: 'static' },
}

/**
 * The one style of a table, on its root. Cells, links and buttons of rows are plain elements: a list has hundreds, and
 * a class for each would be most of its markup.
 */
export const tableStyle: Styles = {
  textStyle: 'sm',
  textAlign: 'start',
  verticalAlign: 'top',
  width: 'full',
  // A narrow frame scrolls instead of wrapping every text into short lines.
  minW: { md: 'var(--least)' },
  borderCollapse: 'separate',
  borderSpacing: '0',
  ...head,
  ...body,
  ...cells,
  ...actions,
  ...groups,
  ...marks,
  '& > colgroup > [data-cell=select]': { width: 'var(--select)' },
  '& > colgroup > [data-cell=actions]': { width: 'var(--actions)' },
  // Paper is narrow too, but has room for the columns.
  '@media screen and (max-width: 47.99rem)': phone,
  _print: paper,
}
