import type { RecipeCreatorFn } from '../types/recipe'

export declare const cva: RecipeCreatorFn

export { RecipeVariant, RecipeVariantProps } from '../types/recipe'
