import type { PatternRuntimeConfig } from '../types/pattern'
import type { SystemProperties, SystemStyleObject } from '../types/system'

export interface GridProperties {
  autoColumns?: SystemProperties['gridAutoColumns']
  autoFlow?: SystemProperties['gridAutoFlow']
  templateColumns?: SystemProperties['gridTemplateColumns']
  templateRows?: SystemProperties['gridTemplateRows']
}

type GridRestStyles = Omit<SystemStyleObject, keyof GridProperties>

interface GridStyles extends GridProperties, GridRestStyles {}

interface GridPatternFn {
  (styles?: GridStyles): string
  raw: (styles?: GridStyles) => SystemStyleObject
  propKeys: Array<keyof GridProperties>
}

export declare function gridRaw(styles?: GridStyles): SystemStyleObject

export declare const grid: GridPatternFn
