export * from './factory'
export * from './is-valid-prop'
export * from './create-recipe-context'
export * from './create-slot-recipe-context'
export * from './aspect-ratio'
export * from './bleed'
export * from './box'
export * from './center'
export * from './circle'
export * from './container'
export * from './cq'
export * from './divider'
export * from './flex'
export * from './float'
export * from './grid'
export * from './grid-item'
export * from './hstack'
export * from './link-overlay'
export * from './simple-grid'
export * from './spacer'
export * from './square'
export * from './stack'
export * from './visually-hidden'
export * from './vstack'
export * from './wrap'
export {
  HTMLStyledProps,
  StyledComponent,
  Styled,
  StyledVariantProps,
  JsxFactoryOptions,
  ComponentProps,
  DataAttrs,
  AsProps,
} from '../types/jsx'
