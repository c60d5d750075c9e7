import type { ConditionalValue } from '../types/system'
import type { SlotRecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type DrawerVariant = {}

export type DrawerVariantProps = {
  [K in keyof DrawerVariant]?: ConditionalValue<DrawerVariant[K]>
}

export type DrawerVariantMap = RecipeVariantMap<DrawerVariant>

export type DrawerSlot =
  | 'backdrop'
  | 'positioner'
  | 'content'
  | 'header'
  | 'title'
  | 'body'
  | 'footer'
  | 'closeTrigger'

export type DrawerRecipe = SlotRecipeRuntimeFn<DrawerSlot, DrawerVariantProps, DrawerVariantMap>

export declare const drawer: DrawerRecipe
