import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type IconVariant = {
  size?: 'inherit' | 'sm'
}

export type IconVariantProps = {
  [K in keyof IconVariant]?: ConditionalValue<IconVariant[K]>
}

export type IconVariantMap = RecipeVariantMap<IconVariant>

export type IconRecipe = RecipeRuntimeFn<IconVariantProps, IconVariantMap>

export declare const icon: IconRecipe
