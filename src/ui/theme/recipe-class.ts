/**
 * The classes of a recipe of `recipes.ts` and its variants. Panda's own functions also resolve conditions, and every visit
 * would load them for it.
 */
export function recipeClass(
  name: string,
  variants: Readonly<Record<string, string | undefined>> = {},
): string {
  return Object.entries(variants).reduce(
    (classes, [variant, value]) => (value ? `${classes} ${name}--${variant}_${value}` : classes),
    name,
  )
}
