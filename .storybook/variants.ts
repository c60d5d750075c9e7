/** The tag of a variant. The sidebar hides it until its filter is switched on. */
export const variantTag = 'variant'

/** Whether a story, by its name, repeats another in a theme, width or direction that the toolbar can show. */
export const isVariant = (name: string) =>
  /\b(?:Dark|Phone|Tablet|Right To Left|Arabic)\b/.test(name)
