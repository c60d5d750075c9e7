/** Conditions of styles that differ from Panda's own: the same as Chakra's, whose recipes are written for them. */
export const conditions = {
  dark: '.dark &',
  ltr: '[dir=ltr] &',
  rtl: '[dir=rtl] &',
  hover: {
    '@media (hover: hover)': {
      '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])': '@slot',
    },
  },
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  open: '&:is([open], [data-open], [data-state=open])',
  closed: '&:is([closed], [data-closed], [data-state=closed])',
  current: '&[data-current]',
  first: '&:first-of-type',
  last: '&:last-of-type',
  notFirst: '&:not(:first-of-type)',
  notLast: '&:not(:last-of-type)',
  even: '&:nth-of-type(even)',
  odd: '&:nth-of-type(odd)',
  groupHover: '.group:is(:hover, [data-hover]):not(:disabled, [data-disabled]) &',
  groupDisabled: '.group:is(:disabled, [disabled], [data-disabled]) &',
  icon: '& :where(svg)',
}
