import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { fillShipTo } from '../support/ship-to.ts'

async function chooseType(page: Page, item: Locator, type: string) {
  await item.getByRole('combobox', { name: 'Device types' }).fill(type)
  await page.getByRole('option', { name: type }).click()
  await expect(item.getByRole('button', { name: `Remove ${type}` })).toBeVisible()
}

async function addItem(page: Page, index: number, quantity: string, type: string) {
  await page.getByRole('button', { name: 'Add an item' }).click()
  const item = page.getByRole('group', { name: `Item ${index}` })
  await item.getByLabel('Quantity').fill(quantity)
  await chooseType(page, item, type)
  return item
}

const quote = {
  name: 'quote.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 quote'),
}
const plan = {
  name: 'plan.bin',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from([0, 255, 128, 13, 10, 0]),
}

test('an order with items and attachments is added, the next one starts as a copy, and an edit keeps its files', async ({
  page,
  openAs,
}) => {
  await openAs('fulfillment', '/admin-fulfillment/orders')
  await expect(page.getByRole('row', { name: /WP-10424/ })).toBeVisible()
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect(add).toBeDisabled()
  await expect(page.getByText('Still missing: Contact name, Ship-to name')).toBeVisible()
  await page.getByLabel('Customer').fill('northgate')
  await page.getByRole('option', { name: 'Northgate Foods' }).click()
  await page.getByLabel('Contact name').fill('Layla Haddad')
  await page.getByLabel('Ship-to name').fill('Saffron House')
  await page.getByLabel('Address line one').fill('77 Garden St')
  await page.getByLabel('City').fill('Hoboken')
  await page.getByLabel('State').fill('nj')
  await expect(page.getByText('Still missing: ZIP code')).toBeVisible()
  await page.getByLabel('ZIP code').fill('07030')
  await expect(add).toBeEnabled()
  await page.getByLabel('Phone').pressSequentially('2015550123')
  await expect(page.getByLabel('Phone')).toHaveValue('(201) 555-0123')
  const first = await addItem(page, 1, '4', 'Dragino LHT65N')
  await expect(first.getByLabel('Description')).toHaveValue('Dragino LHT65N')
  await addItem(page, 2, '1', 'Waypost Gateway G2')
  await page.getByRole('button', { name: 'Add an item' }).click()
  const third = page.getByRole('group', { name: 'Item 3' })
  await third.getByLabel('SKU').fill('BR-1')
  await third.getByLabel('Description').fill('Bracket')
  await third.getByLabel('Quantity').fill('')
  await page.getByLabel('New files').setInputFiles([quote, plan])
  await page.getByLabel('Description of plan.bin').fill('Floor plan')
  await page.getByRole('button', { name: 'Add + Next' }).click()
  await expect(page.getByText('Order added.')).toBeVisible()
  await expect(page.getByText('Filled in from order WP-10425')).toBeVisible()
  await expect(page.getByLabel('Ship-to name')).toHaveValue('Saffron House')
  await expect(page.getByLabel('State')).toHaveValue('NJ')
  await expect(third.getByLabel('Quantity')).toHaveValue('0')
  await expect(page.getByText('quote.pdf')).toBeHidden()
  await page.getByLabel('Ship-to name').fill('Saffron House Two')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /WP-10426/ })).toBeVisible()
  await page.getByRole('link', { name: 'Edit', description: 'WP-10425' }).click()
  await expect(page.getByLabel('Description of quote.pdf')).toBeVisible()
  await page.getByLabel('Contact name').fill('Layla Haddad-Ortiz')
  await page.getByRole('button', { name: 'Remove item 2' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Order updated.')).toBeVisible()
  await page.getByRole('link', { name: 'WP-10425', exact: true }).first().click()
  await expect(page.getByText('Layla Haddad-Ortiz')).toBeVisible()
  const saved = new Promise<Download>((resolve) => {
    page.context().on('page', (tab) => tab.on('download', resolve))
  })
  await page.getByRole('button', { name: 'Download Floor plan' }).click()
  expect(await readFile(await (await saved).path())).toEqual(plan.buffer)
})

test('an order that was added although no response arrived is shown before a second one is added', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_/)
  await openAs('fulfillment', '/admin-fulfillment/orders/add')
  await fillShipTo(page)
  await page.route('**/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('timedout')
  })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  const maybeSaved = page.getByText(/^The order may have been saved anyway/)
  await expect(maybeSaved).toBeVisible()
  await page.unroute('**/orders')
  await page.reload()
  await expect(page.getByLabel('Ship-to name')).toHaveValue('Saffron House')
  await expect(page.getByText(/^Submitted .* No response arrived\.$/)).toBeVisible()
  await expect(maybeSaved).toBeVisible()
  await add.click()
  const question = page.getByRole('alertdialog', { name: 'Add it a second time?' })
  await expect(question.getByRole('link', { name: 'WP-10425' })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Ship-to name')).toHaveValue('Saffron House')
  await add.click()
  await question.getByRole('button', { name: 'Add a second one' }).click()
  await expect(page.getByText('Order added.')).toBeVisible()
  await expect(page.getByRole('row', { name: /WP-10425/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /WP-10426/ })).toBeVisible()
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Ship-to name')).toHaveValue('')
  await expect(maybeSaved).toBeHidden()
})
