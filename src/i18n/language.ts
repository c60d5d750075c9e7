import { createAtom, useSelector } from '@tanstack/react-store'
import type { MessageFormatElement } from 'react-intl'
import { catalogs } from 'virtual:catalogs'
import { localStore } from '~/lib/web-storage.ts'
import { directionOf, resolveLanguage, sourceLanguage, type Choice } from './resolve-language.ts'

type Texts = Record<string, MessageFormatElement[]>

/** The current language. */
export type Language = Choice & {
  dir: 'ltr' | 'rtl'
  /** Undefined in English, whose messages are in the code. The texts of an area load with its first screen. */
  messages: Texts | undefined
  /** False until the first texts have loaded; a screen shown earlier would flash in English. */
  ready: boolean
}

const chosenKey = 'waypost.language'
const pseudoLocale = 'en-XA'

/** The tags of all languages, starting with the source language. */
export const languages: readonly string[] = [sourceLanguage, ...Object.keys(catalogs)]

const english = { tag: sourceLanguage, locale: sourceLanguage } as const
const shown = createAtom<Language>({ ...english, dir: 'ltr', messages: undefined, ready: false })
/** The areas whose texts are needed; each screen adds its own. */
const areas = new Set(['shared'])
/** The areas that failed to load. They are retried when a screen needs them. */
const failed = new Set<string>()
let wanted: Choice | undefined
let asked = 0
let loading: Promise<void> = Promise.resolve()

/** The current language. */
export const useLanguage = (): Language => useSelector(shown)

/** Shows the language last used in this browser, else the browser's preferred one. */
export const showOwnLanguage = () => showLanguage([chosen(), ...navigator.languages])

/** The language chosen on this page before signing in, until the user is asked whether to keep it. */
const chosenBefore = createAtom<string | null>(null)

/** The language chosen before signing in, until the user keeps or drops it. */
export const useLanguageBefore = () => useSelector(chosenBefore)

/** The same, outside of components. */
export const languageBefore = () => chosenBefore.get()

/** Forgets the language chosen before signing in. */
export const forgetLanguageBefore = () => chosenBefore.set(null)

/** Shows a language chosen before signing in. */
export function chooseBeforeProfile(tag: string): Promise<void> {
  chosenBefore.set(tag)
  return chooseLanguage(tag)
}

/** Shows the language that the user chose, and remembers it. Resolves when it is shown. */
export function chooseLanguage(tag: string): Promise<void> {
  if (chosen() !== pseudoLocale) localStore.set(chosenKey, tag)
  return showLanguage([tag])
}

/**
 * Shows the first available language. The page stays in the current language until the new texts have loaded, and keeps
 * it if they fail to load. The last call wins.
 */
export function showLanguage(tags: readonly string[]): Promise<void> {
  return (loading = choose(tags))
}

async function choose(tags: readonly string[]): Promise<void> {
  const turn = (asked += 1)
  // Tests request the pseudo-locale in local storage; no profile can contain it.
  const choice =
    chosen() === pseudoLocale
      ? { tag: pseudoLocale, locale: pseudoLocale }
      : await resolveLanguage(tags, languages).catch(() => english)
  if (turn !== asked) return loading
  wanted = choice
  return show(choice)
}

/** Loads the texts of areas, unless they have loaded. If that fails, the area is shown in English. */
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
      // No screen so far uses these texts, so nothing needs to render again.
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

/** The texts of each needed area; undefined if they failed to load. */
async function readTexts(tag: string): Promise<(Texts | undefined)[]> {
  const names = [...areas]
  const texts = await Promise.all(names.map((area) => readArea(tag, area)))
  // A screen may have added its area in the meantime.
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

const chosen = () => localStore.get(chosenKey) ?? ''
