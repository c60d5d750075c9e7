import type { ConditionalValue } from '../types/system'
import type { SlotRecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type MenuVariant = {}

export type MenuVariantProps = {
  [K in keyof MenuVariant]?: ConditionalValue<MenuVariant[K]>
}

export type MenuVariantMap = RecipeVariantMap<MenuVariant>

export type MenuSlot =
  | 'content'
  | 'item'
  | 'itemGroupLabel'
  | 'itemIndicator'
  | 'itemCommand'
  | 'separator'

export type MenuRecipe = SlotRecipeRuntimeFn<MenuSlot, MenuVariantProps, MenuVariantMap>

export declare const menu: MenuRecipe
