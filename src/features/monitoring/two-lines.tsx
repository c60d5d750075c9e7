import { css } from '~/styled-system/css'

/** Two lines in a column of a wide list (the list of alerts is the container), otherwise one line if both parts fit. */
export const twoLines = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  '& > *': { minW: '0', maxW: 'full' },
  '@container (min-width: 48rem)': { flexDirection: 'column', flexWrap: 'nowrap' },
})
