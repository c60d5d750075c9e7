import { createSlotRecipe } from './runtime'

const drawerConfig = {
  name: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
}

export const drawer = /* @__PURE__ */ createSlotRecipe(drawerConfig)
