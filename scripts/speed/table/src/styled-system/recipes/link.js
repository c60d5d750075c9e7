import { createRecipe } from './runtime'

const linkConfig = { name: 'link', variantMap: { variant: ['plain', 'underline'] } }

export const link = /* @__PURE__ */ createRecipe(linkConfig)
