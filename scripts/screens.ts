import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Screen } from 'virtual:screens'
import { parse } from 'yaml'
import { pages, routeAt } from '../tests/support/pages.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type MenuItem = { path: string; title: string; children: MenuItem[] }

type Users = { meAdmin: { value: { user: { availableRoutes: MenuItem[] } } } }

const menu = (parse(read('openapi/examples/me.yaml')) as Users).meAdmin.value.user.availableRoutes

function namesOf(route: string, items = menu): string[] | undefined {
  for (const { path: address, title, children } of items) {
    if (address.replaceAll(/:\w+/g, '$') === route.replaceAll(/\$\w+/g, '$')) return [title]
    const below = namesOf(route, children)
    if (below) return [title, ...below]
  }
  return undefined
}

const features = globSync('src/features/**/*.tsx', { cwd: root })

/** The stories of screens, by their files. */
export const screenStories = features
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = read(file)
    const title = /title: '(Screens\/[^']+)'/.exec(text)?.[1]
    return title === undefined ? [] : [{ file, text, title, routes: routesIn(text) }]
  })

/** The routes of the addresses at which the stories of a file open. */
function routesIn(text: string): Set<string> {
  const constants = new Map(
    [...text.matchAll(/^const (\w+) = ['"`](\/[^'"`]*)/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const addresses = text.matchAll(/(?:^const .*|url: )['"`]((?:\/|\$\{)[^'"`]*)/gm)
  return new Set(
    [...addresses].flatMap(([, address = '']) => {
      const filled = address
        .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? '1')
        .replaceAll(/\$\{[^}]*\}/g, '1')
      return routeAt(filled.split('#')[0] ?? '') ?? []
    }),
  )
}

const sources = new Map(
  features.filter((file) => !file.endsWith('.stories.tsx')).map((file) => [file, read(file)]),
)

const declarationOf = (component: string) =>
  new RegExp(`^export (?:function|const) ${component}\\b`, 'm')

function pageFile(component: string): string {
  const found = [...sources].find(([, text]) => declarationOf(component).test(text))
  if (!found) throw new Error(`No file of src/features has the component ${component}`)
  return found[0]
}

function purposeOf(component: string): string {
  const source = sources.get(pageFile(component)) ?? ''
  const [before = ''] = source.split(declarationOf(component))
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
  const text = comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
  return /^.*?[.?](?=\s|$)/.exec(text)?.[0] ?? text
}

const recordScreens = new Map(
  [
    ...read('src/ui/link/record-screens.ts').matchAll(/(\w+): \([^)]*\) => \(\{\s*to: '([^']+)'/g),
  ].map(([, kind = '', route = '']) => [kind, route]),
)

/** The routes that the links in the files of a page name, of those in the folder of its area. */
function linksOf(component: string, route: string): string[] {
  const first = pageFile(component)
  const area = first.split('/').slice(0, 3).join('/')
  const found = new Set<string>()
  const seen = new Set([first])
  for (const file of seen) {
    const text = sources.get(file) ?? read(file)
    // Other literals ask whether a user may open a screen, or which screen this is.
    for (const [, address = ''] of text.matchAll(
      /(?<!\bfrom[:=]\s*|[mM]ayOpen\(|\.can\()['"](\/[\w$/-]*)['"]/g,
    )) {
      found.add(address.replace(/(?!^)\/$/, ''))
    }
    for (const [, kind = ''] of text.matchAll(/(?:screenOf\(\s*|kind=|\bkind: )['"](\w+)['"]/g)) {
      const record = recordScreens.get(kind)
      if (record) found.add(record)
    }
    for (const [, from = ''] of text.matchAll(/(?:from |import\()'([~.][^']+)'/g)) {
      const target = path.join(
        from.startsWith('~') ? 'src' : path.dirname(file),
        from.replace('~/', ''),
      )
      const isOther = target.endsWith('-page.tsx') || !target.startsWith(`${area}/`)
      if (!isOther && existsSync(path.join(root, target))) seen.add(target)
    }
  }
  const known = new Set(pages.map((page) => page.route))
  return [...found].filter((each) => each !== route && known.has(each)).toSorted()
}

/** Every screen with an address. */
export const screens = (): Screen[] =>
  pages.map(({ route, title, component }) => {
    const names = namesOf(route) ?? [title]
    const stories = screenStories
      .filter((each) => each.routes.has(route))
      .toSorted(
        (a, b) =>
          Number(isNamed(b.title, names)) - Number(isNamed(a.title, names)) ||
          a.title.length - b.title.length,
      )
    return {
      route,
      names,
      purpose: purposeOf(component),
      leadsTo: linksOf(component, route),
      title: stories[0]?.title,
    }
  })

/** Whether a title of stories names the screen as the menu does. */
export const isNamed = (title: string, names: string[]) =>
  names.length > 1
    ? `${title}/`.startsWith(`Screens/${names.join('/')}/`)
    : title.split('/').includes(names[0] ?? '')
