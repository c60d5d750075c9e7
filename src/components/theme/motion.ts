import type { SlotRecipeConfig } from '@chakra-ui/react'

const timing = { _open: { animationDuration: 'fast' } }

/** Chakra lets its dialogs and drawers move for up to half a second; here nothing does for 200 ms. */
export function quick<Recipe extends SlotRecipeConfig>(recipe: Recipe): Recipe {
  const { backdrop, content } = recipe.base ?? {}
  return {
    ...recipe,
    base: {
      ...recipe.base,
      backdrop: { ...backdrop, ...timing },
      content: { ...content, ...timing },
    },
  }
}
