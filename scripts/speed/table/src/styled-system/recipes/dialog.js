import { createSlotRecipe } from './runtime'

const dialogConfig = {
  name: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  variantMap: { scrollBehavior: ['inside', 'outside'], size: ['lg', 'md', 'sm', 'xl'] },
}

export const dialog = /* @__PURE__ */ createSlotRecipe(dialogConfig)
