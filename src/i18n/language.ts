import { createAtom, useSelector } from '@tanstack/react-store'
import type { MessageFormatElement } from 'react-intl'
import { catalogs } from 'virtual:catalogs'
import { directionOf, resolveLanguage, sourceLanguage, type Choice } from './resolve-language.ts'

type Texts = Record<string, MessageFormatElement[]>

/** The language that is shown. */
export type Language = Choice & {
  dir: 'ltr' | 'rtl'
  /** Undefined in English, whose messages are in the code. The texts of an area are added when its first screen opens. */
  messages: Texts | undefined
  /** False until the first texts have loaded; a screen that is shown before would flash in English. */
  ready: boolean
}

const chosenKey = 'waypost.language'
const pseudoLocale = 'en-XA'

/** The tags of the languages that the console speaks, the one of the source first. */
export const languages: readonly string[] = [sourceLanguage, ...Object.keys(catalogs)]

const english = { tag: sourceLanguage, locale: sourceLanguage } as const
const shown = createAtom<Language>({ ...english, dir: 'ltr', messages: undefined, ready: false })
/** The areas whose texts are wanted; the screens of the visit add theirs. */
const areas = new Set(['shared'])
/** Those of them that did not load, and are tried again when a screen asks for them. */
const failed = new Set<string>()
let wanted: Choice | undefined
let asked = 0
let loading: Promise<void> = Promise.resolve()

/** The language that is shown now. */
export const useLanguage = (): Language => useSelector(shown)

/** Shows the language that was last used in this browser, else the one that the browser prefers. */
export const showOwnLanguage = () => showLanguage([chosen(), ...navigator.languages])

/** What somebody has chosen on this page before signing in, and has not been asked about yet. */
const chosenBefore = createAtom<string | null>(null)

/** The language that was chosen before signing in, until it is kept or dropped. */
export const useLanguageBefore = () => useSelector(chosenBefore)

/** Whether a language was chosen before signing in. */
export const languageBefore = () => chosenBefore.get()

/** There is nothing to ask about any more. */
export const forgetLanguageBefore = () => chosenBefore.set(null)

/** Shows the language that somebody chooses whose profile is not known yet. */
export function chooseBeforeProfile(tag: string): Promise<void> {
  chosenBefore.set(tag)
  return chooseLanguage(tag)
}

/** Shows a language that a person has chosen, and remembers it. Resolves when it is shown. */
export function chooseLanguage(tag: string): Promise<void> {
  if (chosen() !== pseudoLocale) localStorage.setItem(chosenKey, tag)
  return showLanguage([tag])
}

/**
 * Shows the first of the wanted languages that there is. The page stays in the current language until the new texts have
 * loaded, and keeps it if they fail to load. A later call wins.
 */
export function showLanguage(tags: readonly string[]): Promise<void> {
  return (loading = choose(tags))
}

async function choose(tags: readonly string[]): Promise<void> {
  const turn = (asked += 1)
  // Tests ask for the pseudo-locale in the browser's storage; no profile can name it.
  const choice =
    chosen() === pseudoLocale
      ? { tag: pseudoLocale, locale: pseudoLocale }
      : await resolveLanguage(tags, languages).catch(() => english)
  if (turn !== asked) return loading
  wanted = choice
  return show(choice)
}

/** Loads the texts of areas, unless they are there. Where they fail to load, the area is shown in English. */
export function loadTexts(names: readonly string[]): Promise<void> {
  const isKnown = names.every((name) => areas.has(name) && !failed.has(name))
  for (const name of names) areas.add(name)
  if (!isKnown && wanted) loading = show(wanted)
  return loading
}

async function show(choice: Choice): Promise<void> {
  const { tag, locale } = choice
  const { ready, ...before } = shown.get()
  const isShown = ready && before.tag === tag
  if (!isShown || tag !== sourceLanguage) {
    const texts = await readTexts(tag)
    if (choice !== wanted) return loading
    if (isShown) {
      // No screen drawn so far has these texts, so nothing is drawn again.
      Object.assign(before.messages ?? {}, ...texts)
    } else if (texts.includes(undefined)) {
      shown.set({ ...before, ready: true })
    } else {
      const messages = tag === sourceLanguage ? undefined : (Object.assign({}, ...texts) as Texts)
      shown.set({ ...choice, dir: directionOf(tag), messages, ready: true })
    }
  }
  if (isShown && before.locale !== locale) shown.set({ ...shown.get(), locale })
}

/** The texts of each wanted area; undefined where they did not load. */
async function readTexts(tag: string): Promise<(Texts | undefined)[]> {
  const names = [...areas]
  const texts = await Promise.all(names.map((area) => readArea(tag, area)))
  // A screen may have asked for its own meanwhile.
  return areas.size > names.length ? readTexts(tag) : texts
}

async function readArea(tag: string, area: string): Promise<Texts | undefined> {
  if (tag !== pseudoLocale && !catalogs[tag]) return {}
  const texts = await loadArea(tag, area).catch(() => undefined)
  if (texts) failed.delete(area)
  else failed.add(area)
  return texts
}

async function loadArea(tag: string, area: string): Promise<Texts> {
  if (tag === pseudoLocale) return (await import('virtual:pseudo-locale')).default
  const catalog = await catalogs[tag]?.()
  return (await catalog?.default[area]?.()) ?? {}
}

const chosen = () => localStorage.getItem(chosenKey) ?? ''
