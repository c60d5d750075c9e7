import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalog } from './catalogs.ts'

const file = path.resolve(import.meta.dirname, '../src/i18n/to-review.json')

/**
 * Reworded texts by id: the earlier English text, and the languages whose translation is still that of the earlier one.
 * They show it until somebody has reviewed it.
 */
export type ToReview = Record<string, { was: string; tags: string[] }>

export const toReview = (): ToReview =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ToReview) : {}

const writeToReview = (marks: ToReview) =>
  writeFileSync(file, `${JSON.stringify(marks, null, 2)}\n`)

/**
 * Gives reworded texts their earlier translations, and marks these as to review.
 *
 * @param translations Of each language; changed in place.
 * @param reviewed What a translator has just filled in: its marks go.
 */
export function keepReworded(
  before: Catalog,
  after: Catalog,
  translations: Record<string, Catalog>,
  reviewed: Record<string, Catalog>,
) {
  const marks = Object.entries(toReview()).flatMap(([id, { was, tags }]) => {
    const left = tags.filter((tag) => !reviewed[tag]?.[id])
    return after[id] && left.length > 0 ? [[id, { was, tags: left }] as const] : []
  })
  for (const [id, old] of rewordedTexts(before, after)) {
    const kept = Object.entries(translations).filter(([, known]) => !known[id] && known[old])
    for (const [, known] of kept) known[id] = known[old] ?? ''
    const tags = kept.map(([tag]) => tag)
    if (tags.length > 0) marks.push([id, { was: before[old] ?? '', tags }])
  }
  writeToReview(Object.fromEntries(marks.toSorted(([a], [b]) => a.localeCompare(b))))
}

/** The earlier text of each new one, by id: the most similar one with the same values that has disappeared. */
export function rewordedTexts(before: Catalog, after: Catalog): Map<string, string> {
  const gone = Object.entries(before).filter(([id]) => !after[id])
  const pairs = Object.entries(after)
    .filter(([id]) => !before[id])
    .flatMap(([id, text]) =>
      gone
        .filter(([, was]) => valuesOf(was) === valuesOf(text))
        .map(([old, was]) => ({ id, old, likeness: likeness(was, text) })),
    )
    .filter(({ likeness: share }) => share >= 0.5)
    .toSorted((a, b) => b.likeness - a.likeness)
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, old } of pairs) {
    if (found.has(id) || taken.has(old)) continue
    found.set(id, old)
    taken.add(old)
  }
  return found
}

/** Without the same values, the earlier translation could not be shown. */
const valuesOf = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g))].toSorted().join()

/** The share of words that two texts have in common. */
function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  if (!a || !b || a.length + b.length === 0) return 0
  const rest = [...b]
  const common = a.filter((word) => {
    const index = rest.indexOf(word)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
  return (2 * common.length) / (a.length + b.length)
}
