import { css } from '~/styled-system/css'

/** The width from which alerts have columns. The list of alerts is the container. */
export const inColumns = '@container (min-width: 48rem)'

/** Two lines in a column of a wide list, otherwise one line if both parts fit. */
export const twoLines = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  '& > *': { minW: '0', maxW: 'full' },
  '@container (min-width: 48rem)': { flexDirection: 'column', flexWrap: 'nowrap' },
})
