import type { Option } from './options.ts'

/** The most options that are shown at once: enough to look through, few enough to draw at once. */
export const mostShown = 100

/**
 * The options that match a text, at most `mostShown`, and how many more there are. Every word of the text has to be in
 * the label or the description. Without a text the chosen ones are always shown, first if need be.
 *
 * @param filter Ark's `useFilter`, which compares texts as the reader's language does.
 */
export function findChoices(
  options: readonly Option[],
  text: string,
  chosen: readonly Option['value'][],
  filter: { contains: (text: string, word: string) => boolean },
): { found: Option[]; more: number } {
  const words = text.split(/\s+/).filter(Boolean)
  const matches = options.filter(({ label, description = '' }) =>
    words.every((word) => filter.contains(`${label} ${description}`, word)),
  )
  const found = matches.slice(0, mostShown)
  const missing = options.filter(
    (option) => words.length === 0 && chosen.includes(option.value) && !found.includes(option),
  )
  return { found: [...missing, ...found], more: matches.length - found.length }
}
