import { expect, test } from '../support/console-test.ts'

test('the status of many orders is set, even of one that breaks today’s limits', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('fulfillment', '/')
  await expect(page.getByRole('row', { name: /WP-10424/ })).toBeVisible()
  await expect(page).toHaveURL('/admin-fulfillment/orders')
  await page.getByRole('button', { name: /^Excluded Statuses/ }).click()
  await page.getByRole('menuitem', { name: 'Exclude none' }).click()
  await expect(page).toHaveURL('/admin-fulfillment/orders?excludeStatuses=')
  await expect(page.getByRole('row', { name: /WP-10365/ })).toBeVisible()
  expect(callsTo('/fulfillment/orders').at(-1)).toBe('GET /fulfillment/orders')
  for (const name of ['WP-10424', 'WP-10422', 'WP-10365']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await dialog.getByLabel('New status').selectOption('Configured')
  await dialog.getByRole('button', { name: 'Check the orders' }).click()
  await expect(page.getByRole('row', { name: /WP-10424/ })).toContainText('Already has this status')
  await page.getByRole('button', { name: 'Change the status of 2 orders' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Change the status of 2 orders' }).click()
  await expect(page.getByRole('row', { name: /WP-10422/ })).toContainText('Done')
  await expect(page.getByRole('row', { name: /WP-10365/ })).toContainText('Done')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('row', { name: /WP-10422/ })).toContainText('Configured')
  await expect(page.getByRole('row', { name: /WP-10365/ })).toContainText('Configured')
})
