import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { landing } from '../src/session/landing.ts'

const source = path.resolve(import.meta.dirname, '../src')
const routes = path.join(source, 'routes')
const index = 'virtual:screen-parts'
/** Followed by an area: the folder of its addresses, or that folder and the next. */
const prefix = `${index}/`
/** What the router's plugin splits off a route. */
const split = '?tsr-split=component---loader'
const imports = /\bimport\((?<quote>['"])(?<to>[^'"]+)\k<quote>\)/g

/**
 * Lets the routes of an area import what loads later by way of a small part, which has the names of those files and of all that
 * they import. Each visit would load the names of all areas otherwise. `boot.js` asks for the part of the address at once.
 */
export function screenParts(): Plugin {
  const known = new Map<string, string[]>()
  const importsOf = (area: string) => {
    const found = known.get(area) ?? readImports(area)
    known.set(area, found)
    return found
  }
  return {
    name: 'waypost:screen-parts',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${index}`) return indexModule()
      return id.startsWith(`\0${prefix}`) ? partModule(importsOf(areaOfPart(id))) : null
    },
    transform: {
      filter: { id: { include: /\/src\/routes\//, exclude: /\?/ } },
      handler(code, id) {
        const area = areaOf(id)
        if (area === undefined) return null
        const from = importsOf(area)
        const found = code.replace(imports, (text: string, _quote, to: string) => {
          if (!from.includes(to)) this.error(`${text} is not read from the source as expected.`)
          return `loadPart('${area}', ${from.indexOf(to)})`
        })
        return `import { loadPart } from '${index}'\n${found}`
      },
    },
  }
}

/** The addresses of the parts by area. An empty area is the address without one, which leads to the first screen. */
export function screenPartsOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const parts = Object.values(bundle).flatMap((file) => {
    const id = file.type === 'chunk' ? file.facadeModuleId : null
    return id?.startsWith(`\0${prefix}`) ? [[areaOfPart(id), `/${file.fileName}`]] : []
  })
  const found = Object.fromEntries(parts) as Record<string, string>
  const first = found[landing.split('/')[1] ?? '']
  if (first === undefined) throw new Error('The first screen has no part')
  return { '': first, ...found }
}

const areaOfPart = (id: string) => id.slice(prefix.length + 1)

function indexModule(): string {
  const areas = [...new Set(routeFiles().map(areaOf))].filter((area) => area !== undefined)
  const loads = areas.map((area) => `'${area}': () => import('${prefix}${area}')`)
  return `const areas = {${loads.join()}}
export const loadPart = async (area, number) => (await areas[area]()).default[number]()`
}

const partModule = (from: readonly string[]) =>
  `export default [${from.map((to) => `() => import('${to.replace(/^~/, source)}')`).join()}]`

const readImports = (area: string) =>
  routeFiles()
    .filter((file) => areaOf(file) === area)
    .flatMap((file) => [
      `${file}${split}`,
      ...[...readFileSync(file, 'utf8').matchAll(imports)].map(([, , to = '']) => to),
    ])

const routeFiles = () =>
  globSync('**/*.tsx', { cwd: routes })
    .map((file) => path.join(routes, file))
    .toSorted()

/** None of what is shown without signing in: a visit may start there. */
function areaOf(file: string): string | undefined {
  const folders = path.relative(routes, file).split(path.sep).slice(0, -1)
  const text = readFileSync(file, 'utf8')
  const isScreen = text.includes('createFileRoute(') && !text.includes('public: true')
  return isScreen && folders.length > 0 ? folders.slice(0, 2).join('/') : undefined
}
