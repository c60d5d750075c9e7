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
