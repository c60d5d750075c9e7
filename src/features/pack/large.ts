import { css } from '~/styled-system/css'

/** A control that a thumb hits, and that is read at arm's length. */
export const large = css({ minH: '11', textStyle: 'md' })

/** The same, beside what matters more. */
export const largeQuiet = css({ minH: '11', textStyle: 'md', colorPalette: 'gray' })
