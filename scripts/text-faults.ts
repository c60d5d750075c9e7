import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLanguage } from './catalogs.ts'
import { parsedTexts, readTexts, variantsOf, type Text } from './texts.ts'

const root = path.resolve(import.meta.dirname, '..')

type Sense = {
  sense: string
  /** Which English texts have it; the texts that match `unless` have it not. */
  match?: string
  unless?: string
  /** Beginnings of words that would mean something else, by language. */
  forbidden?: Record<string, string[]>
}

type Glossary = {
  senses: Sense[]
  english: { forbidden: string[] }
  /** Nouns that stand beside a number, as beginnings of words by language. */
  nouns: Record<string, Record<string, string[]>>
  /** Texts that the specification quotes or names. */
  fixed: string[]
}

const glossary = JSON.parse(readFileSync(path.join(root, 'docs/glossary.json'), 'utf8')) as Glossary

/** The most letters by kind. A number counts as two. */
const limits: Record<string, number> = { button: 24, column: 28 }

/** Values that are texts in the user's language, or times: they need no isolates. */
const ownLanguage = new Set(
  `age ago answer bound data days elapsed end error errors estimate example expression field fields form
   frequency grouped heading here instant kinds last length list losing message now outcome page parts
   period plain progress reason report share since size status statuses subject there time title until
   value wait was what zone zones`.split(/\s+/),
)

/** A text in a language, and all that it can say. */
type Wording = Text & { tag: string; text: string; variants: string[] }

type Check = (wording: Wording, names: Map<string, Set<string>>) => boolean

/** The checks of single texts: each returns whether the text is at fault. */
const checks: Record<string, Check> = {
  'names a button otherwise than the button': ({ english, variants }, names) =>
    quoted(english).some((name) => {
      const own = names.get(name)
      return !own || !variants.every((each) => quoted(each).some((found) => own.has(found)))
    }) || variants.some((each) => quoted(each).some((name) => !names.get(anyName)?.has(name))),
  'has a forbidden word': ({ tag, english, variants }) =>
    forbiddenIn(tag, english).some((word) =>
      variants.some((each) => word.test(each.replaceAll(/\{\w+\}/g, ''))),
    ),
  'has careless typography': ({ tag, variants }) =>
    (typography[tag] ?? [straight]).some((fault) => variants.some((each) => fault.test(each))),
  'has a value without isolates': ({ tag, variants }) =>
    tag === 'ar' &&
    variants.some((each) =>
      [...each.matchAll(/(.?)\{(\w+)\}(.?)/gsu)].some(
        ([whole, before, name = '', after]) =>
          whole !== each && !ownLanguage.has(name) && (before !== '\u2068' || after !== '\u2069'),
      ),
    ),
  'has a number without a noun': ({ tag, kind, english, variants }) =>
    kind === 'button' && (isBare(english) || lacksNoun(tag, english, variants)),
  'is too long': ({ kind, english, variants }) =>
    !glossary.fixed.includes(english) &&
    !/\{\w+\}/.test(variants.join('')) &&
    variants.some((each) => each.replaceAll('#', '12').length > (limits[kind] ?? Infinity)),
}

const sameText = 'is translated in several ways'
export const checkNames = [...Object.keys(checks), sameText]

/** The texts at fault by check: ids; for the check of equal texts, the English text and its kind. */
export async function faultsOf(tag: string, texts: Text[]): Promise<Record<string, string[]>> {
  const [catalog, parsed] = [readLanguage(tag), await parsedTexts(tag)]
  const wordings = texts.flatMap((text) => {
    const elements = parsed[text.id]
    if (!elements) return []
    return [{ ...text, tag, text: catalog[text.id] ?? '', variants: variantsOf(elements) }]
  })
  const names = namesOf(wordings)
  const found = Object.entries(checks).map(([name, check]) => [
    name,
    wordings.filter((wording) => check(wording, names)).map(({ id }) => id),
  ])
  return { ...Object.fromEntries(found), [sameText]: tag === 'en' ? [] : translatedTwice(wordings) }
}

/** Stands for the names of all elements. */
const anyName = ''
const notButtons = new Set(['column', 'heading', 'label'])

/** The names of buttons by their English name, without a count in parentheses. */
function namesOf(wordings: Wording[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const name = (text: string) => text.replace(/\s*\([^()]*\)$/, '')
  for (const { english, text, kind } of wordings) {
    names.set(anyName, (names.get(anyName) ?? new Set()).add(name(text)))
    if (notButtons.has(kind)) continue
    names.set(name(english), (names.get(name(english)) ?? new Set()).add(name(text)))
  }
  return names
}

const quoted = (text: string) =>
  [...text.matchAll(/[„“«‹][\s\u00a0\u202f]*([^“”»{}]+?)[\s\u00a0\u202f]*[“”»]/gu)].map(
    ([, name = '']) => name,
  )

function forbiddenIn(tag: string, english: string): RegExp[] {
  if (glossary.fixed.includes(english)) return []
  const words =
    tag === 'en'
      ? glossary.english.forbidden.map((word) => `${word}(?!\\p{L})`)
      : glossary.senses
          .filter(({ match, unless }) => {
            const has = (pattern?: string) => !!pattern && new RegExp(pattern, 'i').test(english)
            return has(match) && !has(unless)
          })
          .flatMap(({ forbidden }) => forbidden?.[tag] ?? [])
  const start = tag === 'ar' ? '' : '(?<!\\p{L})'
  return words.map((word) => new RegExp(`${start}${word}`, 'iu'))
}

const straight = /["']/
/** What each language does not have. French has a non-breaking space inside quotation marks and before some marks. */
const typography: Record<string, RegExp[]> = {
  fr: [straight, /[“”]/, /[^\u00a0\u202f][;?!»]/, /[^\u00a0\u202f\d]:(?!\/\/)/, /«[^\u00a0\u202f]/],
}

/** A number is labeled in parentheses, after its noun at the end, and in a choice of plurals. */
const isBare = (english: string) => /(?<!\()\{\w+, number\}(?!\)|$)/.test(english)

const lacksNoun = (tag: string, english: string, variants: string[]) =>
  Object.entries(glossary.nouns).some(
    ([noun, words]) =>
      new RegExp(`# (?:\\w+ )?${noun}`).test(english) &&
      variants.some(
        (each) =>
          each.includes('#') && words[tag]?.every((word) => !new RegExp(word, 'i').test(each)),
      ),
  )

/** The texts that are equal in English, as the same kind of element, but not in the language. */
function translatedTwice(wordings: Wording[]): string[] {
  const found = new Map<string, Set<string>>()
  for (const { english, kind, text } of wordings) {
    const key = `${english} (${kind})`
    found.set(key, (found.get(key) ?? new Set()).add(text))
  }
  return [...found].flatMap(([key, { size }]) => (size > 1 ? [key] : [])).toSorted()
}

const knownFile = (tag: string) => path.join(root, `tests/repo/text-faults/${tag}.json`)

/** The faults of a language that are known, by check. */
export const knownFaults = (tag: string) =>
  JSON.parse(readFileSync(knownFile(tag), 'utf8')) as Record<string, string[]>

/** Removes mended faults from the lists of known ones. */
export async function shrinkKnownFaults(tags: string[]): Promise<void> {
  const texts = await readTexts()
  for (const tag of tags) {
    const [known, found] = [knownFaults(tag), await faultsOf(tag, texts)]
    const left = Object.entries(known).map(([check, ids]) => [
      check,
      ids.filter((id) => found[check]?.includes(id)),
    ])
    writeFileSync(knownFile(tag), `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
    console.log(
      `${tag}: ${left.map(([check = '', ids = []]) => `${ids.length} ${String(check)}`).join(', ')}`,
    )
  }
}
