import { createRecipe } from './runtime'

const headingConfig = {
  name: 'heading',
  variantMap: { size: ['2xl', 'lg', 'md', 'sm', 'xl', 'xs'] },
}

export const heading = /* @__PURE__ */ createRecipe(headingConfig)
