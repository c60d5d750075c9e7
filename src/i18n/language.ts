import { useSyncExternalStore } from 'react'
import type { MessageFormatElement } from 'react-intl'
import { directionOf, resolveLanguage, sourceLanguage, type Choice } from './resolve-language.ts'

type Catalogue = Record<string, MessageFormatElement[]>

/** The language that is shown. */
export type Language = Choice & {
  dir: 'ltr' | 'rtl'
  /** Undefined in English, whose messages are in the code. */
  messages: Catalogue | undefined
  /** False until the first catalogue is there; a screen that is shown before would flash in English. */
  ready: boolean
}

const chosenKey = 'waypost.language'
const pseudoLocale = 'en-XA'

const sources = import.meta.glob<{ default: Catalogue }>([
  './catalogues/*.json',
  '!./catalogues/en.json',
])
const catalogues = new Map(
  Object.entries(sources).map(([file, load]) => [/([^/]+)\.json$/.exec(file)?.[1] ?? '', load]),
)

/** The tags of the languages that the console speaks, the one of the source first. */
export const languages: readonly string[] = [sourceLanguage, ...catalogues.keys()]

const english = { tag: sourceLanguage, locale: sourceLanguage } as const
let shown: Language = { ...english, dir: 'ltr', messages: undefined, ready: false }
let asked = 0
const listeners = new Set<() => void>()

/** The language that is shown now. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => shown)

/** Shows the language that was last used in this browser, else the one that the browser prefers. */
export const showOwnLanguage = () => showLanguage([chosen(), ...navigator.languages])

/** Shows a language that a person has chosen, and remembers it. Resolves when it is shown. */
export function chooseLanguage(tag: string): Promise<void> {
  if (chosen() !== pseudoLocale) localStorage.setItem(chosenKey, tag)
  return showLanguage([tag])
}

/**
 * Shows the first of the wanted languages that there is. The page stands in the language before until the catalogue has
 * come, and stays in it when that fails. A later call wins.
 */
export async function showLanguage(wanted: readonly string[]): Promise<void> {
  const turn = (asked += 1)
  // Tests ask for the pseudo-locale in the browser's storage; no profile can name it.
  const choice =
    chosen() === pseudoLocale
      ? { tag: pseudoLocale, locale: pseudoLocale }
      : await resolveLanguage(wanted, languages).catch(() => english)
  if (turn !== asked || (shown.ready && shown.locale === choice.locale)) return
  const load = choice.tag === pseudoLocale ? loadPseudoLocale : catalogues.get(choice.tag)
  const module = await load?.().catch(() => undefined)
  if (turn !== asked) return
  shown =
    load && !module
      ? { ...shown, ready: true }
      : { ...choice, dir: directionOf(choice.tag), messages: module?.default, ready: true }
  for (const listener of listeners) listener()
}

const loadPseudoLocale = () => import('virtual:pseudo-locale')

const chosen = () => localStorage.getItem(chosenKey) ?? ''

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
