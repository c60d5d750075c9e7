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
    await scan('COMMAND-NEXT')
    await expect(step(page)).toHaveText('Price')
    const buy = page.getByRole('button', { name: /^Buy for \$/ })
    await expect(buy).toBeVisible()
    await scan('COMMAND-NEXT')
    await expect(answer(page)).toContainText('Scan “Buy” to buy the label.')
    scans -= 1
    await expect(async () => {
      await wedge(page, 'COMMAND-BUY')
      await expect(step(page)).toHaveText(/Label bought|The carrier is still working/, {
        timeout: 3000,
      })
    }).toPass()
    scans += 1
    await expect(step(page)).toHaveText('Label bought')
    await scan('COMMAND-PRINT')
    await expect(page.getByRole('button', { name: 'Print packing slip' })).toBeVisible()
    await scan('COMMAND-PRINT')
    await scan('COMMAND-NEXT')
    await expect(page.getByRole('heading', { level: 2, name: number })).toHaveCount(0)
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

const box = { Weight: '6.4', 'Length (in)': '14', 'Width (in)': '12', 'Height (in)': '8' }

const step = (page: Page) => page.locator('#pack-step')

const answer = (page: Page) => page.getByRole('main').getByRole('status').first()
