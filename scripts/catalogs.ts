import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keepReworded } from './reworded.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const features = path.join(root, 'src/features')

/** One folder per language, with one file per area. */
export const catalogFolder = path.join(root, 'src/i18n/catalogs')

/** The file for shared texts: those of the shell, of ui and kit, and the titles of screens. */
export const sharedArea = 'shared'

/** Shared parts that only some screens have, with a file of their own. */
export const partAreas = ['scan']

export type Catalog = Record<string, string>

/** The areas of the console: the folders of `src/features`, some shared parts, and all other shared texts. */
export const areas = (): string[] => [sharedArea, ...readdirSync(features).toSorted(), ...partAreas]

/** The languages besides English. */
export const translatedTags = (): string[] =>
  readdirSync(catalogFolder)
    .filter((tag) => tag !== 'en')
    .toSorted()

/** All texts of a language by id, from all areas. */
export const readLanguage = (tag: string): Catalog =>
  Object.assign(
    {},
    ...globSync(`${tag}/*.json`, { cwd: catalogFolder }).map((file) => readJson(file)),
  ) as Catalog

/**
 * Collects the English texts, and moves existing translations to the areas that use them. A reworded text keeps its
 * translations, marked as to review; those in `filledIn` are reviewed.
 */
export async function collectTexts(filledIn: Record<string, Catalog> = {}): Promise<void> {
  const before = readLanguage('en')
  const translations = translatedTags().map(
    (tag) => [tag, { ...readLanguage(tag), ...filledIn[tag] }] as const,
  )
  rmSync(path.join(catalogFolder, 'en'), { recursive: true, force: true })
  mkdirSync(path.join(catalogFolder, 'en'), { recursive: true })
  const found = await Promise.all(
    areas().map(async (area) => {
      await extractMessages(area, path.join(catalogFolder, `en/${area}.json`), '--format=simple')
      return [area, Object.keys(readJson(`en/${area}.json`))] as const
    }),
  )
  for (const [area, ids] of found) {
    if (ids.length === 0) rmSync(path.join(catalogFolder, `en/${area}.json`))
  }
  keepReworded(before, readLanguage('en'), Object.fromEntries(translations), filledIn)
  for (const [tag, known] of translations) {
    rmSync(path.join(catalogFolder, tag), { recursive: true })
    mkdirSync(path.join(catalogFolder, tag))
    for (const [area, ids] of found) {
      const texts = Object.fromEntries(ids.flatMap((id) => (known[id] ? [[id, known[id]]] : [])))
      const file = path.join(catalogFolder, tag, `${area}.json`)
      if (ids.length > 0) writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
    }
  }
}

/** Writes the messages of an area to a file, by id. */
export async function extractMessages(area: string, file: string, ...options: string[]) {
  const folder = partAreas.includes(area) ? 'kit' : 'features'
  const place = area === sharedArea ? 'src' : `src/${folder}/${area}`
  const others = ['features', ...partAreas.map((part) => `kit/${part}`)]
  await extractTo(
    file,
    place,
    ...(area === sharedArea ? others.map((other) => `--ignore=src/${other}/**`) : []),
    ...options,
  )
}

/** Writes the messages of a folder to a file, by id. */
export async function extractTo(file: string, place: string, ...options: string[]) {
  const { code, output } = await runTool('formatjs', [
    'extract',
    `${place}/**/*.{ts,tsx}`,
    '--ignore=src/**/*.stories.tsx',
    '--id-interpolation-pattern=[sha512:contenthash:base64:6]',
    `--out-file=${file}`,
    ...options,
  ])
  if (code !== 0) throw new Error(`formatjs failed:\n${output}`)
}

const readJson = (file: string) =>
  JSON.parse(readFileSync(path.join(catalogFolder, file), 'utf8')) as Catalog
