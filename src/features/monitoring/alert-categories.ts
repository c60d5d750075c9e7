import type { Alert } from '~/api/generated/model/index.ts'

type Category = Alert['thresholdClassification']

/** How the address names a category: by its id, which the server's filter takes, else by its token. */
const keyOf = ({ id, token }: Category) => String(id ?? token)

/** The categories that an address names, each once. */
export const chosenCategories = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter((key) => key !== '')),
]

/** In a fixed order, so that each choice has one address. */
export const categoryText = (chosen: readonly string[]) =>
  chosen.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(',')

/** The server's filter; undefined for all, and where a chosen category has no id: it is filtered here. */
export function categoryFilterIds(text: string | undefined): string | undefined {
  const chosen = chosenCategories(text)
  return chosen.length > 0 && chosen.every((key) => /^\d{1,15}$/.test(key))
    ? categoryText(chosen)
    : undefined
}

/** Whether a category is one of the chosen ones, or none is. Older links name it by its token. */
export const isChosen = (category: Category, chosen: readonly string[]) =>
  chosen.length === 0 || chosen.includes(keyOf(category)) || chosen.includes(category.token)

/** A category to choose, and its number of alerts. */
export type CategoryChoice = {
  key: string
  /** Undefined if no alert names the category. */
  name: string | undefined
  count: number
  chosen: boolean
}

/** The categories of some alerts, most frequent first. Chosen ones are listed even without alerts. */
export function categoryChoices(
  alerts: readonly Alert[],
  chosen: readonly string[],
): CategoryChoice[] {
  const choices = new Map<string, CategoryChoice>()
  const named = new Set<string>()
  for (const { thresholdClassification: category } of alerts) {
    const key = keyOf(category)
    const choice = choices.get(key)
    if (choice) {
      choice.count += 1
      continue
    }
    named.add(key).add(category.token)
    const name = category.name || category.token
    choices.set(key, {
      key,
      name,
      count: 1,
      chosen: chosen.length > 0 && isChosen(category, chosen),
    })
  }
  for (const key of chosen) {
    if (!named.has(key)) choices.set(key, { key, name: undefined, count: 0, chosen: true })
  }
  return [...choices.values()].toSorted((a, b) => b.count - a.count)
}
