import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pages, pagesOf } from '../support/pages.ts'

const tree = readFileSync(path.resolve(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8')
/** Addresses without a page of their own. */
const withoutPage = ['/', '/$', '/signout']
const [, union = ''] = /\n {2}to:\n([\s|'\w$/.-]+?)\n {2}id:/.exec(tree) ?? []
const routes = [...union.matchAll(/'([^']+)'/g)]
  .map(([, route = '']) => route)
  .filter((route) => !withoutPage.includes(route))

test('the walks visit every route once', () => {
  const shapes = routes.map((route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`))
  const paths = pages.map((page) => page.path.split('?')[0] ?? '')
  expect(routes).toContain('/admin-admin/enterprises')
  expect(routes.filter((_, index) => !paths.some((each) => shapes[index]?.test(each)))).toEqual([])
  expect(pages).toHaveLength(routes.length)
})

test('public pages are marked as public', () => {
  const open = pages.filter((page) => page.public).map((page) => page.path)
  expect(open).toContain('/signin')
  expect(open).not.toContain('/admin-admin/enterprises')
})

const route = (staticData: string) =>
  `export const Route = createFileRoute('/orders/$orderId')({ staticData: { ${staticData} }, component: Order })`

const title = "title: defineMessage({ defaultMessage: 'Order {name}' })"

test('an address with parameters needs a matching sample', () => {
  expect(pagesOf(route(`${title}, sample: '/orders/7?tab=rates'`), 'order.tsx')).toEqual([
    {
      path: '/orders/7?tab=rates',
      route: '/orders/$orderId',
      public: false,
      title: 'Order {name}',
      component: 'Order',
      hasList: false,
      loads: false,
    },
  ])
  expect(() => pagesOf(route('title'), 'order.tsx')).toThrow('needs a sample')
  expect(() => pagesOf(route("title, sample: '/order/7'"), 'order.tsx')).toThrow('is no address')
})
