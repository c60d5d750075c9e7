import { createRecipe } from './runtime'

const badgeConfig = { name: 'badge', variantMap: { variant: ['plain', 'solid', 'subtle'] } }

export const badge = /* @__PURE__ */ createRecipe(badgeConfig)
