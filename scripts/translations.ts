import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  areas,
  collectTexts,
  extractMessages,
  readLanguage,
  translatedTags,
  type Catalog,
} from './catalogs.ts'

const tags = translatedTags()

type Message = { defaultMessage: string; description: string; file: string; start: number }

/** A message that the translator returns with the missing translations filled in. */
type Item = {
  id: string
  /** The source file, which shows the screen. */
  file: string
  english: string
  description: string
  /** By language tag: empty, or the translation of the same English text elsewhere. */
  translations: Catalog
}

const [filled] = process.argv.slice(2)
if (filled) await merge(readJson<Item[]>(filled))
else console.log(JSON.stringify(await missing(), null, 2))

/** The messages that at least one language lacks, in the order of the screens. */
async function missing(): Promise<Item[]> {
  const known = new Map(tags.map((tag) => [tag, readLanguage(tag)]))
  const memories = new Map(tags.map((tag) => [tag, memoryOf(readLanguage(tag))]))
  return Object.entries(await messages())
    .toSorted(([, a], [, b]) => a.file.localeCompare(b.file) || a.start - b.start)
    .map(([id, { file, defaultMessage: english, description }]) => {
      const lacking = tags.filter((tag) => !known.get(tag)?.[id])
      const suggestions = lacking.map((tag) => [tag, memories.get(tag)?.get(english) ?? ''])
      return { id, file, english, description, translations: Object.fromEntries(suggestions) }
    })
    .filter(({ translations }) => Object.keys(translations).length > 0)
}

/** The translations of a language by their English text. */
function memoryOf(catalog: Catalog): Map<string, string> {
  const texts = Object.entries(readLanguage('en')).map(
    ([id, english]) => [english, catalog[id]] as const,
  )
  return new Map(texts.flatMap(([english, text]) => (text ? [[english, text]] : [])))
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

async function messages(): Promise<Record<string, Message>> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'messages-'))
  try {
    const found = await Promise.all(
      areas().map(async (area) => {
        const file = path.join(temporary, `${area}.json`)
        await extractMessages(area, file, '--extract-source-location')
        return readJson<Record<string, Message>>(file)
      }),
    )
    return Object.assign({}, ...found) as Record<string, Message>
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
