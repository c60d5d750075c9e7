import { createRecipe } from './runtime'

const tableConfig = { name: 'table' }

export const table = /* @__PURE__ */ createRecipe(tableConfig)
