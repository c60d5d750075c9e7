import type { FunctionComponent } from 'react'
import type { SimpleGridProperties } from '../patterns/simple-grid'
import type { HTMLStyledProps } from '../types/jsx'
import type { DistributiveOmit } from '../types/system'

export interface SimpleGridProps
  extends
    SimpleGridProperties,
    DistributiveOmit<HTMLStyledProps<'div'>, keyof SimpleGridProperties> {}

export declare const SimpleGrid: FunctionComponent<SimpleGridProps>
