import { createSlotRecipe } from './runtime'

const menuConfig = {
  name: 'menu',
  slots: ['content', 'item', 'itemGroupLabel', 'itemIndicator', 'itemCommand', 'separator'],
}

export const menu = /* @__PURE__ */ createSlotRecipe(menuConfig)
