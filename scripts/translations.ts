import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { collectTexts, readLanguage, translatedTags, type Catalog } from './catalogs.ts'
import { toReview } from './reworded.ts'
import { shrinkKnownFaults } from './text-faults.ts'
import { readTexts, type Text } from './texts.ts'

const tags = translatedTags()

/** A translation of the same English text, or the same description, elsewhere. */
type Candidate = { text: string; english: string; description: string; file: string }

/** A message that the translator returns with the missing translations filled in. */
type Item = {
  id: string
  /** The source file, which shows the screen. */
  file: string
  english: string
  description: string
  /** The English text that the present translations translate. */
  was?: string
  /** By language tag: the present translations, to review. */
  present?: Catalog
  /** By language tag: what may fit, the best first. */
  candidates: Record<string, Candidate[]>
  /** By language tag: empty, for the translator to fill in. */
  translations: Catalog
}

const { positionals, values } = parseArgs({
  options: { shrink: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [filled] = positionals
if (values.shrink) await shrinkKnownFaults(['en', ...tags])
else if (filled) await merge(JSON.parse(readFileSync(filled, 'utf8')) as Item[])
else console.log(JSON.stringify(await missing(), null, 2))

/** The messages that at least one language lacks or has to review, in the order of the screens. */
async function missing(): Promise<Item[]> {
  const known = new Map(tags.map((tag) => [tag, readLanguage(tag)]))
  const texts = await readTexts()
  const marks = toReview()
  return texts.flatMap(({ kind: _kind, ...text }) => {
    const mark = marks[text.id]
    const wanted = tags.filter((tag) => !known.get(tag)?.[text.id] || mark?.tags.includes(tag))
    if (wanted.length === 0) return []
    const present = wanted.flatMap((tag) => {
      const translation = known.get(tag)?.[text.id]
      return translation ? [[tag, translation]] : []
    })
    return {
      ...text,
      ...(mark && { was: mark.was, present: Object.fromEntries(present) }),
      candidates: Object.fromEntries(
        wanted.map((tag) => [tag, candidatesFor(text, texts, known.get(tag) ?? {})]),
      ),
      translations: Object.fromEntries(wanted.map((tag) => [tag, ''])),
    }
  })
}

/** What the language says for the same text, those with the same description first, then for the same description. */
function candidatesFor(
  { id, english, description }: Omit<Text, 'kind'>,
  texts: Text[],
  catalog: Catalog,
): Candidate[] {
  const others = texts.filter((each) => each.id !== id && catalog[each.id])
  const likeIn = (each: Text) =>
    Number(each.english === english) * 2 + Number(each.description === description)
  return others
    .filter((each) => likeIn(each) > 0)
    .toSorted((a, b) => likeIn(b) - likeIn(a))
    .map((each) => ({
      text: catalog[each.id] ?? '',
      english: each.english,
      description: each.description,
      file: each.file,
    }))
}

/** Adds the filled-in translations to the catalogs, and removes unused ones. */
async function merge(items: Item[]) {
  const filledIn = tags.map((tag) => [
    tag,
    Object.fromEntries(
      items.flatMap(({ id, translations }) => (translations[tag] ? [[id, translations[tag]]] : [])),
    ),
  ])
  await collectTexts(Object.fromEntries(filledIn))
  const count = Object.keys(readLanguage('en')).length
  for (const tag of tags) {
    console.log(`${tag}: ${Object.keys(readLanguage(tag)).length} of ${count}`)
  }
}
