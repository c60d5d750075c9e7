import type { ConditionalValue } from '../types/system'
import type { SlotRecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type DialogVariant = {
  scrollBehavior?: 'inside' | 'outside'
  size?: 'lg' | 'md' | 'sm' | 'xl'
}

export type DialogVariantProps = {
  [K in keyof DialogVariant]?: ConditionalValue<DialogVariant[K]>
}

export type DialogVariantMap = RecipeVariantMap<DialogVariant>

export type DialogSlot =
  | 'backdrop'
  | 'positioner'
  | 'content'
  | 'header'
  | 'title'
  | 'body'
  | 'footer'
  | 'closeTrigger'

export type DialogRecipe = SlotRecipeRuntimeFn<DialogSlot, DialogVariantProps, DialogVariantMap>

export declare const dialog: DialogRecipe
