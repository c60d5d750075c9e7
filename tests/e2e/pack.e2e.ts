import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/console-test.ts'
import { addPackOrders } from '../support/pack-orders.ts'
import { wedge } from '../support/wedge.ts'

const station = '/admin-fulfillment/pack'
/** More with `WAYPOST_PACK_ORDERS=20`, to measure. */
const orderCount = Number(process.env['WAYPOST_PACK_ORDERS'] ?? 2)

test.use({ viewport: { width: 1024, height: 768 } })

test('a packer with a scanner packs and labels orders without another device', async ({
  page,
  openAs,
  callsTo,
  request,
  apiUrl,
  world,
}) => {
  test.setTimeout(90_000 + orderCount * 20_000)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed-once', '')
    // Its tab would take the focus.
    window.open = () => null
  })
  const orders = await addPackOrders({ request, apiUrl, world }, orderCount)
  await openAs('fulfillment', station)
  await expect(page.getByRole('heading', { name: 'To pack' })).toBeVisible()
  let scans = 0
  const scan = async (code: string) => {
    scans += 1
    await wedge(page, code)
  }
  const command = async (code: string, effect: () => Promise<void>) => {
    scans += 1
    await untilItCounts(page, code, effect)
  }
  for (const { id, number, devices } of orders) {
    await scan(number)
    await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible()
    for (const [place, device] of devices.entries()) {
      await scan(device)
      const packed = page.getByRole('list', { name: 'Items' }).getByText(device)
      await expect(packed.first(), `device ${place}`).toBeVisible()
    }
    await expect(step(page)).toHaveText('Parcel')
    if (number === orders[0]?.number) {
      // The first box of this kind: from then on it is known.
      for (const [label, value] of Object.entries(box)) await page.getByLabel(label).fill(value)
      await expectAccessible(page)
    }
    await expect(page.getByText('The address is being checked.')).toHaveCount(0)
    await command('COMMAND-NEXT', () => expect(step(page)).toHaveText('Price', briefly))
    const buy = page.getByRole('button', { name: /^Buy for \$/ })
    await expect(buy).toBeVisible()
    await scan('COMMAND-NEXT')
    await expect(answer(page)).toContainText('Scan “Buy” to buy the label.')
    await command('COMMAND-BUY', () =>
      expect(step(page)).toHaveText(/Label bought|The carrier is still working/, briefly),
    )
    await expect(step(page)).toHaveText('Label bought')
    await command('COMMAND-PRINT', () =>
      expect(page.getByRole('button', { name: 'Print packing slip' })).toBeVisible(briefly),
    )
    await page.evaluate(() => document.body.removeAttribute('data-printed-once'))
    await command('COMMAND-PRINT', () =>
      expect(page.locator('body[data-printed-once]')).toHaveCount(1, briefly),
    )
    await command('COMMAND-NEXT', () =>
      expect(page.getByRole('heading', { level: 2, name: number })).toHaveCount(0, briefly),
    )
    const purchases = callsTo(`/orders/${id}/shipment-transaction`)
    expect(purchases.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  }
  const perOrder = scans / orders.length
  test.info().annotations.push({ type: 'scans per order', description: String(perOrder) })
  expect(perOrder).toBeLessThanOrEqual(8 + 3)
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
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
  await packed(devices[0])
  await packed(devices[1])
  await wedge(page, devices[2]!)
  await packed(devices[2])

  await expect(step(page)).toHaveText('Parcel')
  for (const [label, value] of Object.entries(box)) await page.getByLabel(label).fill(value)
  await expect(page.getByText('The address is being checked.')).toHaveCount(0)
  await untilItCounts(page, 'COMMAND-NEXT', () => expect(step(page)).toHaveText('Price', briefly))
  await page.getByRole('radio', { name: /Northline Ground/ }).check()
  await page.route('**/shipment-transaction', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('timedout')
  })
  await untilItCounts(page, 'COMMAND-BUY', () =>
    expect(step(page)).toHaveText('Label bought', briefly),
  )
  await expect(page.getByRole('alert')).toHaveText('The label was bought')
  const purchases = callsTo(`/orders/${id}/shipment-transaction`)
  expect(purchases.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

const box = { Weight: '6.4', 'Length (in)': '14', 'Width (in)': '12', 'Height (in)': '8' }

/** In milliseconds. */
const briefly = { timeout: 3000 }

/** Scans a command again until it counts: a step that has just appeared takes none. */
const untilItCounts = (page: Page, code: string, effect: () => Promise<void>) =>
  expect(async () => {
    await wedge(page, code)
    await effect()
  }).toPass()

const step = (page: Page) => page.locator('#pack-step')

const answer = (page: Page) => page.getByRole('main').getByRole('status').first()
