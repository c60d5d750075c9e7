import { Code as Chakra, type CodeProps } from '@chakra-ui/react'
import { codeRecipe } from '@chakra-ui/react/theme'

/** Text that is copied or typed as it is. */
export const Code = (props: CodeProps) => <Chakra recipe={codeRecipe} {...props} />
