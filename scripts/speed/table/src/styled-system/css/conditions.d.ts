export declare const breakpointKeys: string[]

export declare function isCondition(v: string): boolean

export declare function finalizeConditions(paths: string[]): string[]

export declare function sortConditions(paths: string[]): string[]
