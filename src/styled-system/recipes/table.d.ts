import type { ConditionalValue } from '../types/system'
import type { RecipeRuntimeFn, RecipeVariantMap } from '../types/recipe'

export type TableVariant = {}

export type TableVariantProps = {
  [K in keyof TableVariant]?: ConditionalValue<TableVariant[K]>
}

export type TableVariantMap = RecipeVariantMap<TableVariant>

export type TableRecipe = RecipeRuntimeFn<TableVariantProps, TableVariantMap>

export declare const table: TableRecipe
