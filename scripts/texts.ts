import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { areas, catalogFolder, extractTo } from './catalogs.ts'
import { runTool } from './tools.ts'

/** An English text with what translators know about it. */
export type Text = {
  id: string
  english: string
  description: string
  /** The first source file that has it. */
  file: string
  /** The kind of element, from the description: `button`, `column`; else the first word. */
  kind: string
}

type Extracted = Record<
  string,
  { defaultMessage: string; description: string; file: string; start: number }
>

/** All texts, in the order of the screens. */
export async function readTexts(): Promise<Text[]> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'texts-'))
  try {
    const file = path.join(temporary, 'texts.json')
    await extractTo(file, 'src', '--extract-source-location')
    const found = JSON.parse(readFileSync(file, 'utf8')) as Extracted
    return Object.entries(found)
      .toSorted(([, a], [, b]) => a.file.localeCompare(b.file) || a.start - b.start)
      .map(([id, { defaultMessage: english, description, file: source }]) => {
        return { id, english, description, file: source, kind: kindOf(description) }
      })
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** "Row button: opens a change" is a button, "Labels a choice" a label. */
export function kindOf(description: string): string {
  const [word = ''] =
    description
      .replace(/^Row /, '')
      .toLowerCase()
      .match(/^[a-z-]+/) ?? []
  return word === 'labels' ? 'label' : word
}

/** An element of a parsed message: a text, a value, or a choice. */
export type Element = {
  type: number
  value?: string
  pluralType?: string
  options?: Record<string, { value: Element[] }>
}

/** The parsed messages of a language by id. */
export async function parsedTexts(tag: string): Promise<Record<string, Element[]>> {
  const names = areas().map((area) => path.join(catalogFolder, tag, `${area}.json`))
  const files = names.filter((file) => readOrNothing(file) !== '')
  const { code, output } = await runTool('formatjs', [
    'compile',
    ...files,
    '--format=simple',
    '--ast',
  ])
  if (code !== 0) throw new Error(`formatjs failed:\n${output}`)
  return JSON.parse(output) as Record<string, Element[]>
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What a message can say: one text per choice, `#` for a number, `{name}` for another value. */
export function variantsOf(elements: Element[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => before.flatMap((start) => wordings(element).map((each) => start + each)),
    [''],
  )
}

function wordings({ type, value = '', options }: Element): string[] {
  if (options) return Object.values(options).flatMap((option) => variantsOf(option.value))
  if (type === 0) return [value]
  return [type === 1 ? `{${value}}` : '#']
}
