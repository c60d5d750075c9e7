import { Icon as Chakra, type IconProps } from '@chakra-ui/react'
import { iconRecipe } from '@chakra-ui/react/theme'

/** A frame that gives an icon its size and color. */
export const Icon = (props: IconProps) => <Chakra recipe={iconRecipe} {...props} />
