import { Skeleton as Chakra, type SkeletonProps } from '@chakra-ui/react'
import { skeletonRecipe } from '@chakra-ui/react/theme'

/** A gray placeholder shape. */
export const Skeleton = (props: SkeletonProps) => <Chakra recipe={skeletonRecipe} {...props} />
