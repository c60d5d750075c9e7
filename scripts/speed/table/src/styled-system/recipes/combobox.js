import { createSlotRecipe } from './runtime'

const comboboxConfig = {
  name: 'combobox',
  slots: [
    'root',
    'control',
    'input',
    'indicatorGroup',
    'clearTrigger',
    'trigger',
    'content',
    'item',
    'itemText',
    'itemIndicator',
  ],
}

export const combobox = /* @__PURE__ */ createSlotRecipe(comboboxConfig)
