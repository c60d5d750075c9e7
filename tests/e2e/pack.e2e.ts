import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/console-test.ts'
import { addPackOrders } from '../support/pack-orders.ts'
import {
  briefly,
  Hands,
  packAtStation,
  packedBox,
  stayAtStation,
  stepOf as step,
} from '../support/packer.ts'
import { wedge } from '../support/wedge.ts'

const station = '/admin-fulfillment/pack'

test.use({ viewport: { width: 1024, height: 768 } })

test('a packer with a scanner packs and labels orders without another device', async ({
  page,
  openAs,
  callsTo,
  request,
  apiUrl,
  world,
}) => {
  test.setTimeout(130_000)
  await stayAtStation(page)
  const orders = await addPackOrders({ request, apiUrl, world }, 2)
  await openAs('fulfillment', station)
  await expect(page.getByRole('heading', { name: 'To pack' })).toBeVisible()
  const hands = new Hands(page)
  for (const [index, order] of orders.entries()) {
    const enterBox = async () => {
      for (const [label, value] of Object.entries(packedBox))
        await page.getByLabel(label).fill(value)
      await expectAccessible(page)
    }
    await packAtStation(hands, order, index === 0 ? enterBox : undefined)
    const purchases = callsTo(`/orders/${order.id}/shipment-transaction`)
    expect(purchases.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  }
  // `npm run packing` counts more.
  expect(hands.counted.scans / orders.length).toBeLessThanOrEqual(8 + 3)
})

test('a packed box survives a reload, and another tab sees what is packed in this one', async ({
  page,
  openAs,
  request,
  apiUrl,
  world,
}) => {
  const [first, second] = await addPackOrders({ request, apiUrl, world }, 2)
  const [device = '', other = ''] = first!.devices
  await openAs('fulfillment', `${station}?order=${first!.id}`)
  await expect(page.getByRole('heading', { level: 2, name: first!.number })).toBeVisible()
  await wedge(page, device)
  const items = page.getByRole('list', { name: 'Items' })
  await expect(items.getByText(device)).toBeVisible()
  await page.reload()
  await expect(items.getByText(device)).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(station)
  await expect(tab.getByRole('link', { name: new RegExp(first!.number) })).toContainText(
    'Open in another tab',
  )
  await wedge(tab, second!.number)
  await expect(tab.getByRole('heading', { level: 2, name: second!.number })).toBeVisible()
  await wedge(tab, device)
  await expect(answer(tab)).toContainText(`Already packed for ${first!.number}`)
  await wedge(tab, other)
  await expect(answer(tab)).not.toContainText('Already packed')
  await wedge(tab, '00:11:22:33:44:55')
  await expect(answer(tab)).toContainText('Not in the inventory')
})

test('an expired session between two devices and a lost answer to the purchase lose nothing', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  request,
  apiUrl,
  world,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401|ERR_TIMED_OUT|ERR_FAILED|Failed to load resource/)
  const [order] = await addPackOrders({ request, apiUrl, world }, 1)
  const { id, number, devices } = order!
  await openAs('fulfillment', `${station}?order=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible()
  const items = page.getByRole('list', { name: 'Items' })
  const packed = (device = '') => expect(items.getByText(device)).toBeVisible()
  await wedge(page, devices[0]!)
  await packed(devices[0])

  await sandbox('POST', 'expire-tokens')
  await wedge(page, devices[1]!)
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  // The packer goes on scanning: nothing of it may end up in the password.
  await wedge(page, devices[2]!)
  await expect(dialog.getByLabel('Password')).toHaveValue('')
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  // A key right after the end of a code still belongs to it.
  await expect(async () => {
    await dialog.getByLabel('Password').press('Enter')
    await expect(dialog).toBeHidden({ timeout: 2000 })
  }).toPass()
  await packed(devices[0])
  await packed(devices[1])
  await wedge(page, devices[2]!)
  await packed(devices[2])

  const hands = new Hands(page)
  await expect(step(page)).toHaveText('Parcel')
  for (const [label, value] of Object.entries(packedBox)) await page.getByLabel(label).fill(value)
  await expect(page.getByText('The address is being checked.')).toHaveCount(0)
  await hands.command('NEXT', () => expect(step(page)).toHaveText('Price', briefly))
  await page.getByRole('radio', { name: /Northline Ground/ }).check()
  await page.route('**/shipment-transaction', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('timedout')
  })
  await hands.command('BUY', () => expect(step(page)).toHaveText('Label bought', briefly))
  await expect(page.getByRole('alert')).toHaveText('The label was bought')
  const purchases = callsTo(`/orders/${id}/shipment-transaction`)
  expect(purchases.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

const answer = (page: Page) => page.getByRole('main').getByRole('status').first()
