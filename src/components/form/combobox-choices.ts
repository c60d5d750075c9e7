import type { Option } from './options.ts'

/** The most options that are shown at once: enough to look through, few enough to draw at once. */
export const mostShown = 100

/**
 * The options that a text finds, at most `mostShown`, and how many more there are. Every word of the text has to be in
 * the label or the description; case and accents do not count. Chosen ones always come along, first if need be.
 */
export function findChoices(
  options: readonly Option[],
  text: string,
  chosen: readonly Option['value'][],
): { found: Option[]; more: number } {
  const words = plain(text).split(' ').filter(Boolean)
  const matches = options.filter(({ label, description = '' }) => {
    const about = plain(`${label} ${description}`)
    return words.every((word) => about.includes(word))
  })
  const found = matches.slice(0, mostShown)
  const missing = options.filter(
    (option) => words.length === 0 && chosen.includes(option.value) && !found.includes(option),
  )
  return { found: [...missing, ...found], more: matches.length - found.length }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
