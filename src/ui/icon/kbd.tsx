import { Kbd as Chakra, type KbdProps } from '@chakra-ui/react'
import { kbdRecipe } from '@chakra-ui/react/theme'

/** A key of the keyboard. */
export const Kbd = (props: KbdProps) => <Chakra recipe={kbdRecipe} {...props} />
