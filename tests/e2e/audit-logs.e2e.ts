import { expect, test } from '../support/console-test.ts'

test('a change is found in the log of its enterprise, compared, and found again after a reload', async ({
  page,
  openAs,
  request,
  apiUrl,
  world,
}) => {
  const headers = { Authorization: 'demo-token-admin', 'X-Waypost-World': world }
  for (const name of ['Harbor Grill North', 'Harbor Grill South']) {
    const answer = await request.patch(`${apiUrl}/enterprises/2`, { headers, data: { name } })
    expect(answer.ok()).toBe(true)
  }
  await openAs('admin', '/admin-admin/audit-logs')
  await expect(page.getByText('Choose an enterprise')).toBeVisible()
  const enterprise = page.getByRole('combobox', { name: 'Enterprise' })
  await enterprise.fill('Harbor Grill South')
  await page.getByRole('option', { name: 'Harbor Grill South' }).click()
  await expect(page).toHaveURL(/enterpriseId=2/)
  const table = page.getByLabel('Filter by Table')
  await table.fill('enterprise')
  await expect(page).toHaveURL(/tableName=enterprise/)
  const first = page.getByRole('row').filter({ hasText: 'Changed' }).first()
  await first.getByRole('button', { name: /^View Detail/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Changed in enterprise' })
  await expect(dialog.getByText('Before: Harbor Grill North')).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('Before: Harbor Grill North')).toBeVisible()
  // The dialog handles the keys, and gets the focus a moment after it is shown.
  await expect
    .poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Before: Harbor Grill North')).toBeHidden()
  await expect(dialog.getByText('Harbor Grill North')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/entry=/)
})
