import { createRecipe } from './runtime'

const iconConfig = { name: 'icon', variantMap: { size: ['inherit', 'sm'] } }

export const icon = /* @__PURE__ */ createRecipe(iconConfig)
