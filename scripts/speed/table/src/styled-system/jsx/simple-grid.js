import { createElement, forwardRef } from 'react'
import { simpleGrid } from '../patterns/simple-grid'
import { splitProps } from '../helpers'
import { styled } from './factory'

export const SimpleGrid = /* @__PURE__ */ forwardRef(function SimpleGrid(props, ref) {
  const [patternProps, restProps] = splitProps(props, simpleGrid.propKeys)
  const styleProps = simpleGrid.raw(patternProps)
  const mergedProps = { ref, ...styleProps, ...restProps }
  return createElement(styled['div'], mergedProps)
})
