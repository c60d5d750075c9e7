import { expect, test } from '../support/console-test.ts'
import { wedge } from '../support/wedge.ts'

const rest = 'A840410000000100,5D1E8C07B2F94A63A0C7E6D3184B9F52'
const macAddress = (index: number) => `A840410000EE00${String(index).padStart(2, '0')}`

test('30 devices are scanned, ten of them without a network and before a reload; all are saved once', async ({
  page,
  context,
  openAs,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await openAs('admin', '/admin-fulfillment/inventory/add')
  const devEui = page.getByRole('textbox', { name: 'DevEUI' })
  const delivery = page.getByRole('table', { name: 'Devices in this delivery' })
  const scan = async (from: number, to: number) => {
    for (let index = from; index <= to; index += 1) {
      await wedge(page, `${macAddress(index)},${rest}`)
      await expect(delivery.getByRole('row', { name: macAddress(index) })).toBeVisible()
    }
  }
  await page.getByRole('combobox', { name: 'Device type' }).selectOption('Dragino LHT65N')
  await expect(devEui).toBeVisible()
  await page.getByRole('button', { name: 'Expected codes' }).click()
  await page.getByRole('textbox', { name: 'Expected' }).fill('30')
  await scan(1, 10)
  await expect(page.getByText('10 of 30', { exact: true })).toBeVisible()

  await context.setOffline(true)
  await scan(11, 20)
  await expect(page.getByText('10 devices are waiting for the network to come back')).toBeVisible()
  await expect(delivery.getByRole('row', { name: macAddress(20) })).toContainText('Waiting')
  await context.setOffline(false)
  await page.reload()
  // The delivery continues automatically with the same type.
  await expect(page.getByText('20 of 30', { exact: true })).toBeVisible()
  await expect(devEui).toBeVisible()
  await scan(21, 30)
  await expect(page.getByText('30 of 30', { exact: true })).toBeVisible()
  await expect(page.getByText('1 to 30 of 30 rows')).toBeVisible()
  const saves = callsTo('/fulfillment/inventory').filter((call) => call.startsWith('POST'))
  // The browser may not report one that left just before the reload.
  expect(saves.length).toBeLessThanOrEqual(30)

  // One tab sends at a time; the other one continues where it stopped.
  const other = await context.newPage()
  await other.goto('/admin-fulfillment/inventory/add')
  await expect(other.getByText('Devices are being added in another tab')).toBeVisible()
  await page.goto(
    '/admin-fulfillment/inventory?device_radio_mac_address=A840410000EE00&size=50&sort=device_radio_mac_address%2Casc',
  )
  await expect(page.getByText('1 to 30 of 30 rows')).toBeVisible()
  await expect(other.getByText('30 of 30', { exact: true })).toBeVisible()
  const names = await page.locator('tbody [data-link]').allTextContents()
  expect(names).toEqual(Array.from({ length: 30 }, (_, index) => macAddress(index + 1)))
})

test('a delivery that is left while a device is being sent goes on, and is not taken for another tab’s', async ({
  page,
  openAs,
}) => {
  const saves = /\/fulfillment\/inventory$/
  await openAs('fulfillment', '/admin-fulfillment/inventory/add')
  const delivery = page.getByRole('table', { name: 'Devices in this delivery' })
  const notice = page.getByText('1 scanned device has not been saved yet')
  const leaveWhileSending = async (index: number) => {
    const held = Promise.withResolvers<void>()
    await page.route(saves, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await held.promise
      await route.continue()
    })
    await wedge(page, `${macAddress(index)},${rest}`)
    await expect(delivery.getByRole('row', { name: macAddress(index) })).toContainText('Sending')
    await page.getByRole('link', { name: 'Inventory List' }).first().click()
    await expect(notice).toBeVisible()
    return held.resolve
  }
  await page.getByRole('combobox', { name: 'Device type' }).selectOption('Dragino LHT65N')
  await expect(page.getByRole('textbox', { name: 'DevEUI' })).toBeVisible()

  const answer = await leaveWhileSending(1)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add inventory' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible()
  await expect(page.getByText('Devices are being added in another tab')).toBeHidden()
  answer()
  await expect(delivery.getByRole('row', { name: macAddress(1) })).toContainText('Added')

  const answerAgain = await leaveWhileSending(2)
  answerAgain()
  await expect(notice).toBeHidden()
})
