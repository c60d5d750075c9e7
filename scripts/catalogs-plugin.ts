import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { catalogFolder as folder, partAreas, sharedArea, translatedTags } from './catalogs.ts'

const root = path.resolve(import.meta.dirname, '..')
const pseudo = '\0virtual:pseudo-locale'
const areas = '\0virtual:areas'
const languages = '\0virtual:catalogs'
/** Followed by the tag of the language. */
export const language = '\0virtual:catalog/'

/**
 * Compiles each catalog when it is imported, so that no compiled file is out of date and no browser parses messages.
 * `virtual:pseudo-locale` has the English texts with accented letters, `virtual:areas` the areas whose texts a route needs,
 * and `virtual:catalogs` the languages. Each language lists its files in its own module, so that a visit loads only one list.
 */
export function catalogs(): Plugin {
  return {
    name: 'waypost:catalogs',
    resolveId(source) {
      const id = `\0${source}`
      return [pseudo, areas, languages].includes(id) || id.startsWith(language) ? id : null
    },
    async load(id) {
      if (id === areas) {
        for (const file of sources('src/routes/**/*.tsx')) this.addWatchFile(file)
        return `export const areasOf = ${JSON.stringify(areasOfRoutes())}`
      }
      if (id === pseudo) {
        const files = globSync('en/*.json', { cwd: folder }).map((file) => path.join(folder, file))
        for (const file of files) this.addWatchFile(file)
        return `export default ${await compile(...files, '--pseudo-locale=en-XA')}`
      }
      if (id === languages)
        return `export const catalogs = {${translatedTags().map(importLanguage).join()}}`
      if (id.startsWith(language)) return languageModule(id.slice(language.length))
      // Vite turns the JSON into a module.
      return id.startsWith(`${folder}/`) && id.endsWith('.json') ? compile(id) : null
    },
  }
}

const importLanguage = (tag: string) => `'${tag}': () => import('${language.slice(1)}${tag}')`

function languageModule(tag: string): string {
  const files = globSync(`${tag}/*.json`, { cwd: folder }).toSorted()
  const fileOf = (area: string) => JSON.stringify(path.join(folder, tag, `${area}.json`))
  const loads = files
    .map((file) => path.basename(file, '.json'))
    .filter((area) => area !== sharedArea)
    .map((area) => `'${area}': async () => (await import(${fileOf(area)})).default`)
  return `import shared from ${fileOf(sharedArea)}
export default {${[`${sharedArea}: () => shared`, ...loads].join()}}`
}

/** The areas of each route by its id: those that it imports directly or indirectly. */
function areasOfRoutes(): Record<string, string[]> {
  const routes = sources('src/routes/**/*.tsx').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(text) ?? []
    const found = withImported(importedAreas(text))
    return id && found.length > 0 ? [[id, found]] : []
  })
  return Object.fromEntries(routes) as Record<string, string[]>
}

function withImported(found: string[]): string[] {
  const next = found.flatMap((area) =>
    sources(`src/features/${area}/**/*.{ts,tsx}`)
      .filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file))
      .flatMap((file) => importedAreas(readFileSync(file, 'utf8'))),
  )
  const all = [...new Set([...found, ...next])].toSorted()
  return all.length === found.length ? all : withImported(all)
}

const areaImport = new RegExp(
  `'~/(?:features/(?=[^/']+/)|kit/(?=(?:${partAreas.join('|')})/))([^/']+)/`,
  'g',
)

const importedAreas = (text: string) => [
  ...new Set([...text.matchAll(areaImport)].map(([, area = '']) => area)),
]

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => path.join(root, file))

const run = promisify(execFile)

async function compile(...args: string[]): Promise<string> {
  const tool = path.join(root, 'node_modules/.bin/formatjs')
  const options = { maxBuffer: 32 * 1024 * 1024 }
  return (await run(tool, ['compile', '--format=simple', '--ast', ...args], options)).stdout
}
