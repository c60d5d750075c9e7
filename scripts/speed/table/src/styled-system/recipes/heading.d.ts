import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type HeadingVariant = {
  size?: '2xl' | 'lg' | 'md' | 'sm' | 'xl' | 'xs'
}

export type HeadingVariantProps = {
  [K in keyof HeadingVariant]?: ConditionalValue<HeadingVariant[K]>
}

export type HeadingVariantMap = RecipeVariantMap<HeadingVariant>

export type HeadingRecipe = RecipeRuntimeFn<HeadingVariantProps, HeadingVariantMap>

export declare const heading: HeadingRecipe
