import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extractMessages } from './generate.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'src/i18n/catalogues')
const tags = globSync('*.json', { cwd: folder })
  .map((file) => path.basename(file, '.json'))
  .filter((tag) => tag !== 'en')
  .toSorted()

type Catalogue = Record<string, string>
type Message = { defaultMessage: string; description: string; file: string; start: number }

/** A message as a translator gets it and hands it back, with the missing translations filled in. */
type Item = {
  id: string
  /** The source file, which tells the screen. */
  file: string
  english: string
  description: string
  /** By language tag: empty, or how the same English is translated elsewhere. */
  translations: Catalogue
}

const [filled] = process.argv.slice(2)
if (filled) await merge(readJson<Item[]>(filled))
else console.log(JSON.stringify(await missing(), null, 2))

/** What one language or more lacks, in the order of the screens. */
async function missing(): Promise<Item[]> {
  const known = new Map(tags.map((tag) => [tag, read(tag)]))
  const memories = new Map(tags.map((tag) => [tag, memoryOf(read(tag))]))
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
function memoryOf(catalogue: Catalogue): Map<string, string> {
  const texts = Object.entries(read('en')).map(([id, english]) => [english, catalogue[id]] as const)
  return new Map(texts.flatMap(([english, text]) => (text ? [[english, text]] : [])))
}

/** Adds what is filled in to the catalogues, and takes away what the code does not use any more. */
async function merge(items: Item[]) {
  await extractMessages(path.join(folder, 'en.json'), '--format=simple')
  const ids = Object.keys(read('en'))
  for (const tag of tags) {
    const known = read(tag)
    for (const { id, translations } of items) {
      const text = translations[tag]
      if (text) known[id] = text
    }
    const kept = ids.flatMap((id) => (known[id] ? [[id, known[id]]] : []))
    const file = path.join(folder, `${tag}.json`)
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
    console.log(`${tag}: ${kept.length} of ${ids.length}`)
  }
}

async function messages(): Promise<Record<string, Message>> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'messages-'))
  const file = path.join(temporary, 'messages.json')
  await extractMessages(file, '--extract-source-location')
  const found = readJson<Record<string, Message>>(file)
  rmSync(temporary, { recursive: true })
  return found
}

function read(tag: string): Catalogue {
  return readJson(path.join(folder, `${tag}.json`))
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
