import { css } from '~/styled-system/css'

/** For a button whose text may be wider than a phone: it takes several lines. With the height of its size as `minH`. */
export const wraps = css({ maxW: 'full', h: 'auto', py: '1.5', whiteSpace: 'normal' })
