import { hasWord, searchedText, wordsOf } from '~/lib/word-search.ts'
import type { Option } from './options.ts'

/** The most options that are shown at once: enough to look through, few enough to draw at once. */
export const mostShown = 100

/**
 * The options that match a text, at most `mostShown`, and how many more there are. Every word of the text has to be in
 * the label or the description. Without a text the chosen ones are always shown, first if need be.
 */
export function findChoices(
  options: readonly Option[],
  text: string,
  chosen: readonly Option['value'][],
): { found: Option[]; more: number } {
  const words = wordsOf(text)
  // Ark's filter takes seconds for hundreds of thousands of options.
  const matches =
    words.length === 0
      ? options
      : options.filter(({ label, description = '' }) => {
          const searched = searchedText(`${label} ${description}`)
          return words.every((word) => hasWord(searched, word))
        })
  const found = matches.slice(0, mostShown)
  const missing = options.filter(
    (option) => words.length === 0 && chosen.includes(option.value) && !found.includes(option),
  )
  return { found: [...missing, ...found], more: matches.length - found.length }
}
