import { createSlotRecipe } from './runtime'

const datePickerConfig = {
  name: 'datePicker',
  className: 'date-picker',
  slots: [
    'root',
    'content',
    'view',
    'viewControl',
    'prevTrigger',
    'nextTrigger',
    'viewTrigger',
    'rangeText',
    'table',
    'tableHead',
    'tableHeader',
    'tableBody',
    'tableRow',
    'tableCell',
    'tableCellTrigger',
  ],
}

export const datePicker = /* @__PURE__ */ createSlotRecipe(datePickerConfig)
