import { createRecipe } from './runtime'

const inputConfig = { name: 'input', variantMap: { size: ['md', 'sm', 'xs'] } }

export const input = /* @__PURE__ */ createRecipe(inputConfig)
