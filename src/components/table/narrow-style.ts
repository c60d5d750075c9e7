import type { SystemStyleObject } from '@chakra-ui/react'
import { edge } from './mark-style.ts'

/** On a phone, the columns after the first are a second line under the name. */
export const phone: SystemStyleObject = {
  display: 'block',
  '& > colgroup': { display: 'none' },
  '& > :is(thead, tbody)': { display: 'block' },
  '& > thead > tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', bg: 'bg.subtle' },
  '& > thead > tr:last-of-type': { borderBottomWidth: '1px' },
  '& > thead > tr > *': { display: 'block', borderBottomWidth: '0' },
  '& > thead > tr > :is([data-cell=actions], td:empty)': { p: '0' },
  '& > tbody > tr': {
    display: 'block',
    position: 'relative',
    minH: '15',
    ps: '3',
    pe: '12',
    py: '2.5',
    borderBottomWidth: '1px',
  },
  // The cells lie away from the edge of the row.
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
    textStyle: 'xs',
    color: 'fg.muted',
    borderBottomWidth: '0',
  },
  '& > tbody > tr > td:not([data-cell]) a': { py: '0.3rem' },
  '& > tbody > tr > [data-label]::before': { content: 'attr(data-label) " "' },
  '& > tbody > tr > td:has(> bdi:empty)': { display: 'none' },
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

/** On paper there is nothing to operate. */
export const paper: SystemStyleObject = {
  '--actions': '0rem !important',
  '--select': '0rem !important',
  '--least': '0rem !important',
  '& > colgroup > [data-cell], & [data-cell=select], & [data-cell=actions], & [data-sort] svg': {
    display: 'none',
  },
  '& > thead': { position: 'static' },
  '& > thead > tr:nth-of-type(2)': { display: 'none' },
}
