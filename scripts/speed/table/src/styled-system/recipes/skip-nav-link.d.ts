import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type SkipNavLinkVariant = {}

export type SkipNavLinkVariantProps = {
  [K in keyof SkipNavLinkVariant]?: ConditionalValue<SkipNavLinkVariant[K]>
}

export type SkipNavLinkVariantMap = RecipeVariantMap<SkipNavLinkVariant>

export type SkipNavLinkRecipe = RecipeRuntimeFn<SkipNavLinkVariantProps, SkipNavLinkVariantMap>

export declare const skipNavLink: SkipNavLinkRecipe
