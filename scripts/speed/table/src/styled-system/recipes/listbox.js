import { createSlotRecipe } from './runtime'

const listboxConfig = {
  name: 'listbox',
  slots: ['root', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel'],
}

export const listbox = /* @__PURE__ */ createSlotRecipe(listboxConfig)
