import type { PatternRuntimeConfig } from '../types/pattern'
import type { ConditionalValue, SystemStyleObject } from '../types/system'

export interface SimpleGridProperties {
  columns?: ConditionalValue<number>
}

type SimpleGridRestStyles = Omit<SystemStyleObject, keyof SimpleGridProperties>

interface SimpleGridStyles extends SimpleGridProperties, SimpleGridRestStyles {}

interface SimpleGridPatternFn {
  (styles?: SimpleGridStyles): string
  raw: (styles?: SimpleGridStyles) => SystemStyleObject
  propKeys: Array<keyof SimpleGridProperties>
}

export declare function simpleGridRaw(styles?: SimpleGridStyles): SystemStyleObject

export declare const simpleGrid: SimpleGridPatternFn
