import type { SlotRecipeConfig } from '@chakra-ui/react'

const timing = { _open: { animationDuration: 'fast' } }

/** Shortens the motion of Chakra's dialogs and drawers, which takes up to half a second, to less than 200 ms. */
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
