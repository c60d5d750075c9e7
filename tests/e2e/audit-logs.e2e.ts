import { expect, test } from '../support/console-test.ts'

test('a change is found in the log of its enterprise, compared, and found again after a reload', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
}) => {
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
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Changed', exact: true }) })
    .first()
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

test('a change is found by who made it, and its link opens it from any page', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
}) => {
  const last = await request.get(`${apiUrl}/audit?enterpriseId=2&size=1&sort=changedAt,asc`, {
    headers,
  })
  const { changeEvents } = (await last.json()) as { changeEvents: { id: number }[] }
  const { id } = changeEvents[0]!
  await openAs('admin', `/admin-admin/audit-logs?enterpriseId=2&entry=${id}`)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/entry=/)

  await page.getByRole('combobox', { name: 'Change type' }).selectOption('Deleted')
  await expect(page.getByText(/^Looked through all \d+ entries\.$/)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Changed', exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Changed by', exact: true }).fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No matching changes' })).toBeVisible()
})

test('a record shows what has happened to it', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
}) => {
  for (const firstName of ['Sophia', 'Zofia']) {
    const answer = await request.patch(`${apiUrl}/users/3`, { headers, data: { firstName } })
    expect(answer.ok()).toBe(true)
  }
  await openAs('admin', '/admin-admin/users/edit/3')
  await page.getByRole('button', { name: 'History' }).click()
  const dialog = page.getByRole('dialog', { name: 'History of Zofia Reyes' })
  const newest = dialog.getByRole('listitem').first()
  await expect(newest).toContainText('Changed')
  await expect(newest).toContainText('Zofia')
  await expect(newest).toContainText('Before: Sophia')
  await newest.getByRole('link', { name: 'Open in the audit log' }).click()
  await expect(page.getByRole('dialog', { name: 'Changed in user' })).toBeVisible()
})
