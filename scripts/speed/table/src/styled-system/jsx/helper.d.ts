export declare const composeShouldForwardProps: (tag: any, shouldForwardProp: any) => any
export declare const composeCvaFn: (cvaA: any, cvaB: any) => any
export declare const getDisplayName: (Component: any) => string
export declare function splitJsxProps(
  props: any,
  shouldForwardProp: any,
  variantSet: Set<string>,
  isCssProperty: (prop: string) => boolean,
  skipClass?: boolean,
): [any, any, any, any, any, any]
export declare function serializeSplitStyles(
  propStyles: any,
  cssStyles: any,
  baseStyles?: any,
): string
export declare function splitStyleProps(styleProps: any): [any, any]
