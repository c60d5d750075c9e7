import { createSlotRecipe } from './runtime'

const tooltipConfig = { name: 'tooltip', slots: ['content'] }

export const tooltip = /* @__PURE__ */ createSlotRecipe(tooltipConfig)
