import type { ConditionalValue } from '../types/system'
import type { SlotRecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type DatePickerVariant = {}

export type DatePickerVariantProps = {
  [K in keyof DatePickerVariant]?: ConditionalValue<DatePickerVariant[K]>
}

export type DatePickerVariantMap = RecipeVariantMap<DatePickerVariant>

export type DatePickerSlot =
  | 'root'
  | 'content'
  | 'view'
  | 'viewControl'
  | 'prevTrigger'
  | 'nextTrigger'
  | 'viewTrigger'
  | 'rangeText'
  | 'table'
  | 'tableHead'
  | 'tableHeader'
  | 'tableBody'
  | 'tableRow'
  | 'tableCell'
  | 'tableCellTrigger'

export type DatePickerRecipe = SlotRecipeRuntimeFn<
  DatePickerSlot,
  DatePickerVariantProps,
  DatePickerVariantMap
>

export declare const datePicker: DatePickerRecipe
