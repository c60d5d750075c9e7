import type { Page } from '@playwright/test'
import { expect, expectAccessible, now, test } from '../support/console-test.ts'
import { tabTo } from '../support/list.ts'

const listPath = '/admin-fulfillment/orders'
const box = { Weight: '6.4', 'Length (in)': '14', 'Width (in)': '12', 'Height (in)': '8' }

test('a label is bought step by step, and each step can be reopened', async ({
  page,
  openAs,
  callsTo,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('fulfillment', `${listPath}?q=WP-10413`)
  await expect(page.getByRole('row', { name: /WP-10413/ })).toBeVisible()
  expect(callsTo('/orders/9014/validate-address')).toEqual([])
  await page.goto(`${listPath}?label=9014&step=confirm`)
  const dialog = page.getByRole('dialog', { name: 'Shipping label for order WP-10413' })
  await expect(step(page, 'Step 1 of 5 Address')).toBeVisible()
  await expect(page).toHaveURL(/step=address/)
  await expect(dialog.getByText('Valid address')).toBeVisible()
  await expectAccessible(page)

  // The keyboard alone.
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(step(page, 'Step 2 of 5 Parcel')).toBeFocused()
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  for (const [label, number] of Object.entries(box)) {
    await tabTo(page, dialog.getByLabel(label))
    await page.keyboard.type(number)
    await expect(dialog.getByLabel(label)).toHaveValue(number)
  }
  await page.reload()
  await expect(step(page, 'Step 2 of 5 Parcel')).toBeVisible()
  await expect(dialog.getByLabel('Height (in)')).toHaveValue('8')
  await dialog.getByLabel('Height (in)').focus()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Step 3 of 5 Rates')).toBeFocused()
  const rates = dialog.getByRole('radio')
  await expect(rates).toHaveCount(5)
  await tabTo(page, rates.first())
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('radio', { name: /Postway Economy/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Northline Ground/ })).toBeChecked()
  await page.goBack()
  await expect(step(page, 'Step 2 of 5 Parcel')).toBeVisible()
  await page.goForward()
  await expect(dialog.getByRole('radio', { name: /Northline Ground/ })).toBeChecked()
  await next(page).click()
  await expect(dialog.getByText(/^Press “Next” to buy this label for \$/)).toBeVisible()
  await next(page).click()
  await expect(step(page, 'Step 5 of 5 Label')).toBeVisible()
  const label = await dialog.getByRole('link', { name: 'Open label' }).getAttribute('href')
  expect((await request.get(label ?? '')).headers()['content-type']).toContain('pdf')
  await expect(dialog.getByRole('link', { name: /^NL\d{10}$/ })).toHaveAttribute('target', '_blank')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await dialog.getByRole('button', { name: 'Set shipped' }).click()
  await expect(dialog.getByRole('button', { name: 'Shipped', exact: true })).toBeFocused()
  expect(callsTo('/fulfillment/orders/9014').filter(isChange)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(callsTo('/orders/9014/shipment-transaction').filter(isPost)).toHaveLength(1)

  await page.goto(`${listPath}?label=9014&step=parcel`)
  await expect(step(page, 'Step 5 of 5 Label')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/admin-fulfillment/orders/9003/view?label=9003')
  await expect(step(page, 'Step 3 of 5 Rates')).toBeVisible()
  expect(callsTo('/orders/9003/validate-address')).toEqual([])
})

test('an invalid address, no rates and a carrier that is down are explained', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await openAs('fulfillment', `${listPath}?label=9004`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Invalid address')).toBeVisible()
  await expect(dialog.getByText('The street was not found in this city.')).toBeVisible()
  await next(page).click()
  await expect(step(page, 'Step 2 of 5 Parcel')).toBeVisible()
  await fillBox(page)
  await next(page).click()
  await expect(dialog.getByRole('heading', { name: 'Destination Errors' })).toBeVisible()
  await expect(dialog.getByText('No carrier delivers to this address.')).toBeVisible()
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')

  await dialog.getByRole('link', { name: 'Address' }).click()
  await dialog.getByRole('link', { name: 'Edit order' }).click()
  await page.getByLabel('Address line one').fill('9 Known Rd')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Order updated.')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('The ship-to address has changed')
  await expect(dialog.getByText('Valid address')).toBeVisible()
  await next(page).click()
  await expect(dialog.getByLabel('Weight')).toHaveValue('6.4')
  await next(page).click()
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await page.goto(`${listPath}?label=9111`)
  await expect(dialog.getByRole('alert')).toContainText(
    'Error loading shipping data. The shipping service does not answer.',
  )
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a purchase whose answer is lost is looked up and never repeated automatically', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_TIMED_OUT|ERR_FAILED|Failed to load resource/)
  const purchases = '**/shipment-transaction'
  await openAs('fulfillment', `${listPath}?label=9003`)
  const dialog = page.getByRole('dialog')
  const choose = async (name: RegExp) => {
    await dialog.getByRole('radio', { name }).check()
    await next(page).click()
    await expect(dialog.getByText(/^Press “Next” to buy this label/)).toBeVisible()
  }
  await choose(/Northline Ground/)
  const held = Promise.withResolvers<void>()
  await page.route(purchases, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await held.promise
    await route.abort('timedout')
  })
  await next(page).click()
  await expect(next(page)).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  // While it is running, another tab raises no alarm either.
  const other = await page.context().newPage()
  await other.goto(`${listPath}?label=9003`)
  await expect(other.getByRole('heading', { name: /^Step \d of 5/ })).toBeVisible()
  await expect(other.getByRole('dialog').getByRole('alert')).toHaveCount(0)
  await other.close()
  held.resolve()
  await expect(dialog.getByRole('alert')).toContainText('The label was bought, and only once.')
  await expect(dialog.getByRole('link', { name: 'Open label' })).toBeVisible()
  await page.unroute(purchases)

  // No answer arrives, and the order cannot be read.
  await page.goto(`${listPath}?label=9112`)
  await choose(/Postway Economy/)
  let sent = false
  await page.route(purchases, (route) => {
    sent ||= route.request().method() === 'POST'
    return sent ? route.abort('timedout') : route.fallback()
  })
  await next(page).click()
  await expect(dialog.getByText('Error creating transaction.')).toBeVisible()
  await expect(dialog.getByText('It is not known whether the label was bought')).toBeVisible()
  const calls = () => callsTo('/orders/9112/shipment-transaction')
  const before = calls()
  await next(page).click()
  await expect.poll(() => calls().length).toBeGreaterThan(before.length)
  await expect(next(page)).not.toHaveAttribute('aria-busy', 'true')
  expect(calls().filter(isPost)).toEqual(before.filter(isPost))
  await page.unroute(purchases)
  await page.reload()
  await expect(dialog.getByText('An earlier purchase got no response')).toBeVisible()
  await next(page).click()
  await expect(step(page, 'Step 5 of 5 Label')).toBeVisible()

  const bought = async (enterpriseId: number) => {
    const params = { enterpriseId, tableNameFilter: 'shipping_label', size: 100 }
    const log = await request.get(`${apiUrl}/audit`, { headers, params })
    const { changeEvents } = (await log.json()) as { changeEvents: { changedAt: string }[] }
    return changeEvents.filter(({ changedAt }) => Date.parse(changedAt) >= +now).length
  }
  // Those of orders 9003 and 9112.
  expect([await bought(3), await bought(13)]).toEqual([1, 1])
})

const step = (page: Page, name: string) => page.getByRole('heading', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const isPost = (call: string) => call.startsWith('POST')

const isChange = (call: string) => call.startsWith('PATCH')

async function fillBox(page: Page) {
  for (const [label, number] of Object.entries(box)) await page.getByLabel(label).fill(number)
}
