import { getPatternStyles, patternFns } from './runtime'
import { memo } from '../helpers'
import { css } from '../css/index'

const simpleGridConfig = {
  transform({ columns, ...rest }, { map }) {
    return {
      display: 'grid',
      gridTemplateColumns: map(columns, (count) => `repeat(${String(count)}, minmax(0, 1fr))`),
      ...rest,
    }
  },
}

export function simpleGridRaw(styles) {
  const s = getPatternStyles(simpleGridConfig, styles || {})
  return simpleGridConfig.transform(s, patternFns)
}

export const simpleGrid = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ memo(function simpleGrid(styles = {}) {
    return css(simpleGridRaw(styles))
  }),
  { raw: simpleGridRaw, propKeys: ['columns'] },
)
