import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { catalogueFolder as folder } from './catalogues.ts'

const root = path.resolve(import.meta.dirname, '..')
const pseudo = '\0virtual:pseudo-locale'
const areas = '\0virtual:areas'

/**
 * Compiles each catalogue as it is imported, so that no compiled file can be out of date and no browser parses messages.
 * `virtual:pseudo-locale` has the English texts in letters of no language, `virtual:areas` the areas whose texts a route
 * needs.
 */
export function catalogues(): Plugin {
  return {
    name: 'waypost:catalogues',
    resolveId: (source) => ([pseudo, areas].includes(`\0${source}`) ? `\0${source}` : null),
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
      // Vite turns the JSON into a module.
      return id.startsWith(`${folder}/`) && id.endsWith('.json') ? compile(id) : null
    },
  }
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

const importedAreas = (text: string) => [
  ...new Set([...text.matchAll(/'~\/features\/([^/']+)\//g)].map(([, area = '']) => area)),
]

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => path.join(root, file))

const run = promisify(execFile)

async function compile(...args: string[]): Promise<string> {
  const tool = path.join(root, 'node_modules/.bin/formatjs')
  const options = { maxBuffer: 32 * 1024 * 1024 }
  return (await run(tool, ['compile', '--format=simple', '--ast', ...args], options)).stdout
}
