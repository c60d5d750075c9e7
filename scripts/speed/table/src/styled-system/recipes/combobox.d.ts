import type { ConditionalValue } from '../types/system'
import type { SlotRecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type ComboboxVariant = {}

export type ComboboxVariantProps = {
  [K in keyof ComboboxVariant]?: ConditionalValue<ComboboxVariant[K]>
}

export type ComboboxVariantMap = RecipeVariantMap<ComboboxVariant>

export type ComboboxSlot =
  | 'root'
  | 'control'
  | 'input'
  | 'indicatorGroup'
  | 'clearTrigger'
  | 'trigger'
  | 'content'
  | 'item'
  | 'itemText'
  | 'itemIndicator'

export type ComboboxRecipe = SlotRecipeRuntimeFn<
  ComboboxSlot,
  ComboboxVariantProps,
  ComboboxVariantMap
>

export declare const combobox: ComboboxRecipe
