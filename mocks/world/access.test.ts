import { expect, test } from 'vitest'
import { readOperations } from '../contract.ts'
import { contract, createTestSandbox } from '../handlers/testing.ts'
import type { Schema } from '../operations.ts'
import { access, mayCall, routesOf, type Access } from './access.ts'

const world = createTestSandbox().world()
const [admin, fulfillment, staff] = world.users.all()
if (!admin || !fulfillment || !staff) throw new Error('an account is missing')

const pathsOf = (routes: Schema<'UiRoute'>[]): string[] =>
  routes.flatMap(({ path, children }) => [path, ...pathsOf(children ?? [])])

test('the operations without a token are the public ones', () => {
  const open = readOperations(contract).filter(({ needsToken }) => !needsToken)
  const found = Object.entries(access).filter(([, who]) => who === 'public')
  expect(found.map(([operationId]) => operationId).toSorted()).toEqual(
    open.map(({ operationId }) => operationId).toSorted(),
  )
})

test('every screen that makes a call is one that the administrator may open', () => {
  const open = pathsOf(routesOf(world, admin))
  const named = (Object.values(access) as Access[]).flatMap((who) =>
    typeof who === 'string' ? [] : [...who],
  )
  expect(named.filter((path) => !open.includes(path))).toEqual([])
})

test.each([
  ['listOrders', fulfillment, true],
  ['listEnterprises', fulfillment, false],
  ['listAllEnterprises', fulfillment, true],
  ['listAllEnterprises', staff, false],
  ['getNeedsAttention', staff, true],
  ['listDocumentsForLanguage', staff, true],
  ['deleteDocument', admin, true],
] as const)('whether %s may be called depends on the screens', (operationId, user, expected) => {
  expect(mayCall(world, operationId, user)).toBe(expected)
})
test.each([
  ['listInventory', ['', '/add', '/:referenceId/edit', '/:referenceId/view'], 'inventory'],
  ['listInventoryLocations', ['', '/add'], 'inventory'],
  ['listVendorOrders', ['', '/add'], 'inventory'],
  ['getOrderShipment', ['', '/:orderId/view', '/:orderId/packing-slip'], 'orders'],
  ['getOrderShipmentTransaction', ['', '/:orderId/view', '/:orderId/packing-slip'], 'orders'],
] as const)('%s is open to each screen that shows its data', (operationId, paths, area) => {
  const screens = paths.map((path) => `/admin-fulfillment/${area}${path}`)
  expect(access[operationId]).toEqual(expect.arrayContaining(screens))
})
