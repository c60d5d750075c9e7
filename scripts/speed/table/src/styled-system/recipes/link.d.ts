import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type LinkVariant = {
  variant?: 'plain' | 'underline'
}

export type LinkVariantProps = {
  [K in keyof LinkVariant]?: ConditionalValue<LinkVariant[K]>
}

export type LinkVariantMap = RecipeVariantMap<LinkVariant>

export type LinkRecipe = RecipeRuntimeFn<LinkVariantProps, LinkVariantMap>

export declare const link: LinkRecipe
