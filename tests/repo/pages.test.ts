import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../support/pages.ts'

const tree = readFileSync(path.resolve(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8')
/** Addresses that lead elsewhere: they show nothing of their own. */
const leadingOn = ['/', '/$', '/signout']
const [, union = ''] = /\n {2}to:\n([\s|'\w$/.-]+?)\n {2}id:/.exec(tree) ?? []
const routes = [...union.matchAll(/'([^']+)'/g)]
  .map(([, route = '']) => route)
  .filter((route) => !leadingOn.includes(route))

test('the walks through all screens leave none out', () => {
  const paths = pages.map((page) => page.path.split('?')[0] ?? '')
  const shapes = routes.map((route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`))
  expect(routes).toContain('/admin-admin/enterprises')
  expect(routes.filter((_, index) => !paths.some((each) => shapes[index]?.test(each)))).toEqual([])
})
