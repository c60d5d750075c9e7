import { expect, test } from '../../support/console-test.ts'

test('a developer makes an operation fail, looks at it and resets it', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/)
  expectConsoleError(/Unexpected failure while reading from the database/)
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Mock answers' }).click()
  await page.getByLabel('Filter operations').fill('listEnterprises')
  await page.getByLabel('code of listEnterprises').selectOption('500')
  await expect(page.getByRole('alert')).toContainText('Unexpected failure')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Unexpected failure')
  await page.getByRole('button', { name: 'Mock answers (1)' }).click()
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a developer picks another example and another world', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Mock answers' }).click()
  const called = page.getByRole('list', { name: 'Called by this screen' })
  await called.getByLabel('example of listEnterprises').selectOption('empty')
  await expect(page.getByText('No enterprises yet')).toBeVisible()
  await page.getByRole('button', { name: 'Remove example of listEnterprises' }).click()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Let time pass' }).click()
  await expect(page.getByText(/^It is now /)).toBeVisible()
  // The fixture's header would override the panel's.
  await page.context().setExtraHTTPHeaders({})
  await page.getByRole('combobox', { name: 'World' }).selectOption('empty')
  await expect(page.getByText('No enterprises yet')).toBeVisible()
})

test('a developer copies what broke the contract as a report', async ({
  page,
  openAs,
  apiUrl,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('admin', '/admin-admin/enterprises')
  await page.getByRole('button', { name: 'Mock answers' }).click()
  const violations = page.getByRole('list', { name: 'Contract violations' })
  const size = -Date.now()
  const own = violations
    .getByRole('listitem')
    .filter({ hasText: `size=${size}` })
    .first()
  await expect(own).toBeHidden()
  // In the usual world, and listed while the panel is open.
  const headers = { Authorization: 'demo-token-admin' }
  await fetch(`${apiUrl}/enterprises?size=${size}`, { headers })
  await own.getByRole('button', { name: 'Copy as report' }).click()
  await expect(own.getByRole('button', { name: 'Copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain(`The request of GET /enterprises?size=${size} breaks version `)
  expect(report).toContain('listEnterprises')
})
