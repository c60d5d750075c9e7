import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { quick } from '~/components/theme/motion.ts'

/** How dialogs look, for their `Root`. */
export const dialogRecipe = quick(dialogSlotRecipe)
