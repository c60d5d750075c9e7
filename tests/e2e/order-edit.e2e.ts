import type { Page } from '@playwright/test'
import { expect, now, test } from '../support/console-test.ts'

const form = '/admin-fulfillment/orders/9003/edit'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('two people edit an order: both changes stay, and a field that both changed is asked about', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('fulfillment', form)
  await page.getByLabel('Contact email').fill('rosa@northgate.example')
  await page.getByRole('group', { name: 'Item 2' }).getByLabel('Quantity').fill('9')

  const colleague = await context.newPage()
  await colleague.clock.setFixedTime(now)
  await colleague.goto(form)
  await colleague.getByLabel('Status').selectOption('Shipped')
  await colleague.getByLabel('Attention').fill('Night desk')
  await colleague.getByRole('button', { name: 'Add an item' }).click()
  await colleague.getByRole('group', { name: 'Item 4' }).getByLabel('Description').fill('Bracket')
  await colleague.getByRole('button', { name: 'Remove Floor plan with sensor positions' }).click()
  await colleague
    .getByLabel('New files')
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await save(colleague)
  await expect(colleague.getByText('Order updated.')).toBeVisible()

  await page.getByLabel('Attention').fill('Store manager on duty')
  await save(page)
  const question = page.getByRole('dialog', { name: 'WP-10423 has changed in the meantime' })
  await expect(question.getByRole('radiogroup')).toHaveCount(1)
  const attention = question.getByRole('radiogroup', { name: 'Attention' })
  await expect(attention).toContainText('Night desk')
  await attention.getByRole('radio', { name: 'Your change' }).check()
  await save(page)
  await expect(page.getByText('Order updated.')).toBeVisible()

  await page.goto(form)
  await expect(page.getByLabel('Status')).toHaveValue('shipped')
  await expect(page.getByLabel('Contact email')).toHaveValue('rosa@northgate.example')
  await expect(page.getByLabel('Attention')).toHaveValue('Store manager on duty')
  await expect(page.getByRole('group', { name: 'Item 2' }).getByLabel('Quantity')).toHaveValue('9')
  await expect(page.getByRole('group', { name: 'Item 4' }).getByLabel('Description')).toHaveValue(
    'Bracket',
  )
  await expect(page.getByLabel('Description of Plan.pdf')).toBeVisible()
  await expect(page.getByLabel('Description of Floor plan')).toBeHidden()
})

test('with versions, a change that is saved between the read and the save is asked about too', async ({
  page,
  adminHeaders,
  apiUrl,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/412/)
  await page.route('/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, recordVersions: true } })
  })
  const sent: (string | undefined)[] = []
  await page.route(`${apiUrl}/fulfillment/orders/9003`, async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.fallback()
    sent.push(request.headers()['if-match'])
    if (sent.length === 1) await saveAsColleague(request.url(), adminHeaders, 'Night desk')
    await route.fallback()
  })
  await openAs('fulfillment', form)
  await page.getByLabel('Contact email').fill('rosa@northgate.example')
  await page.getByLabel('Attention').fill('Store manager on duty')
  await save(page)
  const question = page.getByRole('dialog', { name: 'WP-10423 has changed in the meantime' })
  await expect(page.getByRole('alert')).toBeHidden()
  await question.getByRole('radio', { name: 'Saved in the meantime' }).check()
  await save(page)
  await expect(page.getByText('Order updated.')).toBeVisible()
  expect(new Set(sent).size).toBe(2)

  await page.goto(form)
  await expect(page.getByLabel('Contact email')).toHaveValue('rosa@northgate.example')
  await expect(page.getByLabel('Attention')).toHaveValue('Night desk')
})

async function saveAsColleague(
  url: string,
  headers: Record<string, string>,
  shippingAttention: string,
) {
  const body = new FormData()
  const order = JSON.stringify({ shippingAttention })
  body.append('order', new Blob([order], { type: 'application/json' }))
  expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200)
}
