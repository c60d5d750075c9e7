import { createRecipe } from './runtime'

const buttonConfig = {
  name: 'button',
  variantMap: {
    size: ['2xs', 'md', 'sm', 'xs'],
    square: ['true'],
    variant: ['ghost', 'outline', 'plain', 'solid', 'subtle'],
  },
}

export const button = /* @__PURE__ */ createRecipe(buttonConfig)
