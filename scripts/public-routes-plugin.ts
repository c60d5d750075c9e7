import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { areasOfRoutes } from './catalogs-plugin.ts'

const folder = path.resolve(import.meta.dirname, '../src/routes')
const source = 'virtual:public-routes'

/** `virtual:public-routes` has the routes that need no sign-in, so that a visit without one loads no others. */
export function publicRoutes(): Plugin {
  return {
    name: 'waypost:public-routes',
    resolveId: (id) => (id === source ? `\0${source}` : null),
    load(id) {
      if (id !== `\0${source}`) return null
      const routes = routesOf(globSync('**/*.tsx', { cwd: folder }).toSorted())
      for (const { file } of routes) this.addWatchFile(file)
      const areas = areasOfRoutes()
      const own = Object.fromEntries(routes.map(({ id: route }) => [route, areas[route] ?? []]))
      return [
        `import { Route as root } from '${folder}/__root.tsx'`,
        ...routes.map(({ file }, index) => `import { Route as route${index} } from '${file}'`),
        // As in `routeTree.gen.ts`, which sets the same again.
        `export const publicRoutes = [${routes.map(({ id: route }, index) => `route${index}.update({ id: '${route}', path: '${route}', getParentRoute: () => root })`).join()}]`,
        `export const areasOf = ${JSON.stringify(own)}`,
      ].join('\n')
    },
  }
}

const routesOf = (files: readonly string[]) =>
  files.flatMap((name) => {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(text) ?? []
    return id !== undefined && text.includes('public: true') ? [{ file, id }] : []
  })
