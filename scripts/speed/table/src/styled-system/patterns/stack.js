import { getPatternStyles, patternFns } from './runtime'
import { memo } from '../helpers'
import { css } from '../css/index'

const stackConfig = {
  transform({ align, justify, direction, wrap, gap, ...rest }) {
    return {
      display: 'flex',
      flexDirection: direction,
      alignItems: align,
      justifyContent: justify,
      flexWrap: wrap,
      gap,
      ...rest,
    }
  },
  defaultValues: { direction: 'column', gap: '2' },
}

export function stackRaw(styles) {
  const s = getPatternStyles(stackConfig, styles || {})
  return stackConfig.transform(s, patternFns)
}

export const stack = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ memo(function stack(styles = {}) {
    return css(stackRaw(styles))
  }),
  { raw: stackRaw, propKeys: ['align', 'direction', 'gap', 'justify', 'wrap'] },
)
