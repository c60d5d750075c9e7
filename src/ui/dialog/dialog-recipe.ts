import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { quick } from '~/ui/theme/motion.ts'

/** The style of dialogs, for their `Root`. */
export const dialogRecipe = quick(dialogSlotRecipe)
