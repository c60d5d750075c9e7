import { getPatternStyles, patternFns } from './runtime'
import { memo } from '../helpers'
import { css } from '../css/index'

const gridConfig = {
  transform({ templateColumns, templateRows, autoFlow, autoColumns, ...rest }) {
    return {
      display: 'grid',
      gridTemplateColumns: templateColumns,
      gridTemplateRows: templateRows,
      gridAutoFlow: autoFlow,
      gridAutoColumns: autoColumns,
      ...rest,
    }
  },
}

export function gridRaw(styles) {
  const s = getPatternStyles(gridConfig, styles || {})
  return gridConfig.transform(s, patternFns)
}

export const grid = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ memo(function grid(styles = {}) {
    return css(gridRaw(styles))
  }),
  { raw: gridRaw, propKeys: ['autoColumns', 'autoFlow', 'templateColumns', 'templateRows'] },
)
