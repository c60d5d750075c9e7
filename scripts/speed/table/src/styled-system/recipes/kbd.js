import { createRecipe } from './runtime'

const kbdConfig = { name: 'kbd', variantMap: { size: ['md', 'sm'] } }

export const kbd = /* @__PURE__ */ createRecipe(kbdConfig)
