import { Skeleton as Chakra, type SkeletonProps } from '@chakra-ui/react'
import { skeletonRecipe } from '@chakra-ui/react/theme'

/** A gray shape where something is still to come. */
export const Skeleton = (props: SkeletonProps) => <Chakra recipe={skeletonRecipe} {...props} />
