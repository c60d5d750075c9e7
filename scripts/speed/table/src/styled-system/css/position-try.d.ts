import type { SystemStyleObject } from '../types/system'

export type PositionTryFn = (options: SystemStyleObject) => string

export declare const positionTry: PositionTryFn
