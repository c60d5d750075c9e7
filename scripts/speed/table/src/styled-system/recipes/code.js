import { createRecipe } from './runtime'

const codeConfig = { name: 'code' }

export const code = /* @__PURE__ */ createRecipe(codeConfig)
