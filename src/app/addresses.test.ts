import {
  createMemoryHistory,
  isNotFound,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, type LinkTarget } from '~/ui/link/link-target.ts'
import { addressesOf } from '../../tests/support/addresses.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import * as screens from './screens.ts'

const open = (address: string): AnyRouter =>
  createAppRouter(createQueryClient(), screens, {
    history: createMemoryHistory({ initialEntries: [address] }),
  })

const router = open('/')
const routes = Object.values(router.routesById as Record<string, AnyRoute>).filter(
  ({ id }) => id !== '__root__',
)

test.each(routes.map((route) => [route.fullPath as string, route] as const))(
  '%s takes whatever its address may hold',
  (path, route) => {
    const sample = (route.options.staticData?.sample ?? path) as string
    fc.assert(
      fc.property(addressesOf(path, sample, searchParamsOf(route)), (address) => {
        const { location } = createMemoryHistory({ initialEntries: [address] })
        const matches = router.matchRoutes(router.parseLocation(location))
        const match = matches.find(({ routeId }) => routeId === route.id)
        // With an empty parameter or an encoded slash, it is the address of another screen.
        if (!match) return
        expect(match.searchError).toBeUndefined()
        if (match.paramsError) expect(isNotFound(match.paramsError)).toBe(true)
        // The page reads the output of the schema, so parsing that again must not change it.
        const schema = route.options.validateSearch as Schema | undefined
        if (schema) {
          const checked = check(schema, match.search)
          for (const [name, value] of Object.entries(checked)) {
            expect(match.search[name]).toEqual(value)
          }
        }
        // The same goes for the page's links.
        expect(router.buildLocation({ to: '/', search: match.search }).href).toMatch(/^\//)
      }),
      { numRuns: 200 },
    )
  },
)

test('the links of a list have the addresses that the router gives', () => {
  const value = fc.oneof(fc.integer(), fc.string({ unit: 'grapheme', minLength: 1 }))
  for (const { to } of routes.filter(({ to }) => (to as string).includes('/$') && to !== '/$')) {
    const names = [...(to as string).matchAll(/\$(\w+)/g)].map(([, name]) => name!)
    fc.assert(
      fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (params) => {
        const link = { to, params } as LinkTarget
        expect(addressOf(router, link)).toBe(router.buildLocation(link).href)
      }),
      { numRuns: 20 },
    )
  }
})

type Schema = { parse: (search: object) => object; shape?: object } | ((search: object) => object)

const check = (schema: Schema, search: object) =>
  typeof schema === 'function' ? schema(search) : schema.parse(search)

const searchParamsOf = ({ options }: AnyRoute) => {
  const schema = options.validateSearch as Schema | undefined
  return schema && 'shape' in schema ? Object.keys(schema.shape ?? {}) : []
}
