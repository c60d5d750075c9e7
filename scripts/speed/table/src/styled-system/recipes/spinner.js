import { createRecipe } from './runtime'

const spinnerConfig = { name: 'spinner', variantMap: { size: ['inherit', 'lg', 'md', 'sm'] } }

export const spinner = /* @__PURE__ */ createRecipe(spinnerConfig)
