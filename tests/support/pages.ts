import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export type Page = {
  path: string
  /** The path in the router's syntax, with its parameters. */
  route: string
  public: boolean
  /** Its English title. */
  title: string
  /** The name of the component that shows it. */
  component: string
  /** Whether its address has the page of a list. */
  hasList: boolean
  /** Whether it loads something before it is complete. */
  loads: boolean
}

const folder = path.resolve(import.meta.dirname, '../../src/routes')

/** Every screen that can be opened, from the static data of the route files, which Node cannot import. */
export const pages: Page[] = globSync('**/*.tsx', { cwd: folder })
  .filter((file) => path.basename(file) !== '__root.tsx')
  .toSorted()
  .flatMap((file) => pagesOf(readFileSync(path.join(folder, file), 'utf8'), file))

/** The page of a route file, if it has one. Throws if its path has parameters but no `sample`. */
export function pagesOf(source: string, name: string): Page[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const [route, options] = routeOf(file)
  const data = property(options, 'staticData')
  // A route without a component or a title redirects. So does the sign-out while there is nothing to ask.
  if (route === '/signout' || !has(options, 'component') || !data || !has(data, 'title')) return []
  const sample = property(data, 'sample')
  if (sample && !ts.isStringLiteral(sample)) throw new Error(`${name}: the sample is no plain text`)
  if (!sample && route.includes('$')) throw new Error(`${name}: ${route} needs a sample`)
  const address = sample?.text ?? (route.replace(/\/$/, '') || '/')
  if (!shapeOf(route).test(address.split('?')[0] ?? '')) {
    throw new Error(`${name}: ${address} is no address of ${route}`)
  }
  const isPublic = property(data, 'public')?.kind === ts.SyntaxKind.TrueKeyword
  return [
    {
      path: address,
      route: route.replace(/(?!^)\/$/, ''),
      public: isPublic,
      title: textOf(property(data, 'title')),
      component: property(options, 'component')?.getText() ?? '',
      hasList: /Address\.validate\b/.test(source),
      loads: has(options, 'loader'),
    },
  ]
}

/** The route of an address. Routes without parameters take precedence, as in the router. */
export function routeAt(address: string): string | undefined {
  const path = address.split('?')[0]!.replace(/(?!^)\/$/, '')
  const found = pages.filter(({ route }) => shapeOf(route).test(path))
  return (found.find(({ route }) => !route.includes('$')) ?? found[0])?.route
}

function shapeOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/(?!^)\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}$`)
}

/** The English text of `defineMessage({ … })`. */
function textOf(message: ts.Expression | undefined): string {
  const [given] = message && ts.isCallExpression(message) ? message.arguments : []
  const text = property(given, 'defaultMessage')
  return text && ts.isStringLiteral(text) ? text.text : ''
}

/** The path and the options of `createFileRoute(path)(options)`. */
function routeOf(file: ts.SourceFile): [string, ts.Expression | undefined] {
  let found: [string, ts.Expression | undefined] | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isCallExpression(node.expression)) {
      const { expression, arguments: given } = node.expression
      const [route] = given
      if (expression.getText() === 'createFileRoute' && route && ts.isStringLiteral(route)) {
        found = [route.text, node.arguments[0]]
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  if (!found) throw new Error(`${file.fileName} creates no route`)
  return found
}

function has(object: ts.Expression | undefined, name: string): boolean {
  if (!object || !ts.isObjectLiteralExpression(object)) return false
  return object.properties.some((each) => each.name?.getText() === name)
}

function property(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const found = object.properties.find((each) => each.name?.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}
