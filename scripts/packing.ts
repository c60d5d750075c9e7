import { parseArgs } from 'node:util'
import { expect, request, type Page } from '@playwright/test'
import { addPackOrders, type PackOrder } from '../tests/support/pack-orders.ts'
import {
  Hands,
  packAtStation,
  packOnScreens,
  stayAtStation,
  typeBox,
} from '../tests/support/packer.ts'
import { newContext, openBuilt } from './browsers/open-built.ts'

const { values: flags } = parseArgs({
  options: {
    orders: { type: 'string', default: '20' },
    built: { type: 'boolean', default: false },
  },
})
const orderCount = Number(flags.orders)
const devices = 3

/** The most that hands may do for one order at the station, besides a scan for each device. */
const mostPerOrder = 8

const { site, browser, close } = await openBuilt({ isBuilt: flags.built })
const calls = await request.newContext()

/** Packs orders of a new world, and returns what the hands did. */
async function measure(
  path: string,
  pack: (hands: Hands, order: PackOrder, index: number) => Promise<void>,
) {
  const world = crypto.randomUUID()
  const orders = await addPackOrders({ request: calls, apiUrl: site.apiUrl, world }, orderCount)
  const context = await newContext(browser, site, {
    extraHTTPHeaders: { 'X-Waypost-World': world },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await signIn(page)
  if (path.endsWith('/pack')) await stayAtStation(page)
  await page.goto(path)
  // Nobody scans before the screen is there.
  await expect(page.getByText(orders[0]?.number ?? '').first()).toBeVisible({ timeout: 30_000 })
  const hands = new Hands(page)
  for (const [index, order] of orders.entries()) {
    await pack(hands, order, index)
    console.log(`${path}: ${index + 1} of ${orderCount}`)
  }
  await context.close()
  return hands.counted
}

const signIn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-fulfillment'))

const station = await measure('/admin-fulfillment/pack', (hands, order, index) =>
  packAtStation(hands, order, index === 0 ? () => typeBox(hands, hands.page) : undefined),
)
const screens = await measure('/admin-fulfillment/orders', packOnScreens)
await calls.dispose()
await close()

const perOrder = (counted: Hands['counted']) =>
  Object.fromEntries(
    Object.entries(counted).map(([what, count]) => [
      what,
      Math.round((count / orderCount) * 10) / 10,
    ]),
  )
console.log(`\nPer order of ${devices} devices, over ${orderCount} orders:`)
console.table({ 'pack station': perOrder(station), 'single screens': perOrder(screens) })
const { scans, keys, clicks } = station
const total = (scans + keys + clicks) / orderCount
console.log(`The station needs ${total.toFixed(1)} of ${mostPerOrder + devices}.`)
expect(total).toBeLessThanOrEqual(mostPerOrder + devices)
