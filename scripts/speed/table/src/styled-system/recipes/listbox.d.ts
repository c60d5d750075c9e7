import type { ConditionalValue } from '../types/system'
import type { SlotRecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type ListboxVariant = {}

export type ListboxVariantProps = {
  [K in keyof ListboxVariant]?: ConditionalValue<ListboxVariant[K]>
}

export type ListboxVariantMap = RecipeVariantMap<ListboxVariant>

export type ListboxSlot = 'root' | 'content' | 'item' | 'itemText' | 'itemGroup' | 'itemGroupLabel'

export type ListboxRecipe = SlotRecipeRuntimeFn<ListboxSlot, ListboxVariantProps, ListboxVariantMap>

export declare const listbox: ListboxRecipe
