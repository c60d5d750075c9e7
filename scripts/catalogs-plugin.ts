import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { catalogFolder as folder, partAreas, sharedArea, translatedTags } from './catalogs.ts'
import { marksTexts, markTexts } from './shots/marks.ts'

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
    configResolved({ command, build: { outDir } }) {
      if (marksTexts() && command === 'build' && outDir === 'dist')
        throw new Error('A build with marks is not for users.')
    },
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
        return `export default ${await compilePseudo(files)}`
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

/** The areas of each route by its id: those whose texts it imports directly or indirectly. */
export function areasOfRoutes(): Record<string, string[]> {
  const known = new Map<string, Part>()
  const read = (file: string) => {
    const part = known.get(file) ?? partOf(file)
    known.set(file, part)
    return part
  }
  const routes = sources('src/routes/**/*.tsx').flatMap((file) => {
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8')) ?? []
    const files = new Set([file])
    // A set also visits what is added on the way.
    for (const next of files) for (const imported of read(next).imports) files.add(imported)
    const found = new Set([...files].flatMap((next) => read(next).area ?? []))
    return id && found.size > 0 ? [[id, [...found].toSorted()]] : []
  })
  return Object.fromEntries(routes) as Record<string, string[]>
}

type Part = {
  /** The files of features and of the kit that it imports, at once or later. No others have texts of an area. */
  imports: string[]
  /** If it has texts of its own. */
  area: string | undefined
}

function partOf(file: string): Part {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.replaceAll(typeImport, '').matchAll(imported)]
    .map(([, to = '']) => path.resolve(file, '..', to.replace(/^~/, path.join(root, 'src'))))
    .filter((next) => /^src\/(?:features|kit)\//.test(path.relative(root, next)))
  const [, floor = '', area = ''] = path.relative(root, file).split(path.sep)
  const hasArea = floor === 'features' || (floor === 'kit' && partAreas.includes(area))
  return { imports, area: hasArea && text.includes('defaultMessage') ? area : undefined }
}

const typeImport = /^(?:import|export) type [^']*'[^']+'/gm
const imported = /(?:from |import\()'((?:~|\.\.?)\/[^']+\.tsx?)'/g

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => path.join(root, file))

/** The compiled messages of a file, as JSON. A process for each file would take most of the time of a build. */
function compile(file: string): string {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const compiled = Object.entries(texts).map(([id, text]) => [id, parse(text)] as const)
  return marked(JSON.stringify(Object.fromEntries(compiled)))
}

async function compilePseudo(files: readonly string[]): Promise<string> {
  const tool = path.join(root, 'node_modules/.bin/formatjs')
  // The English messages of the code have no marks.
  const accents = marksTexts() ? [] : ['--pseudo-locale=en-XA']
  const args = ['compile', '--format=simple', '--ast', ...files, ...accents]
  const { stdout } = await promisify(execFile)(tool, args, { maxBuffer: 32 * 1024 * 1024 })
  return marked(stdout)
}

const marked = (json: string) => (marksTexts() ? markTexts(json) : json)
