import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type KbdVariant = {
  size?: 'md' | 'sm'
}

export type KbdVariantProps = {
  [K in keyof KbdVariant]?: ConditionalValue<KbdVariant[K]>
}

export type KbdVariantMap = RecipeVariantMap<KbdVariant>

export type KbdRecipe = RecipeRuntimeFn<KbdVariantProps, KbdVariantMap>

export declare const kbd: KbdRecipe
