import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type CodeVariant = {}

export type CodeVariantProps = {
  [K in keyof CodeVariant]?: ConditionalValue<CodeVariant[K]>
}

export type CodeVariantMap = RecipeVariantMap<CodeVariant>

export type CodeRecipe = RecipeRuntimeFn<CodeVariantProps, CodeVariantMap>

export declare const code: CodeRecipe
