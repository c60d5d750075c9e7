import { expect, test } from '../support/console-test.ts'

const dashboard = '/monitoring/admin/dashboard'

test('an administrator sees what needs attention, sorted as the address says', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', dashboard)
  const attention = page.getByRole('region', { name: /Needs Attention$/ })
  const enterprises = attention.getByRole('heading', { level: 3 })
  // Calls are made in two steps, and the other journey's large world keeps the sandbox busy.
  await expect(enterprises.first()).toHaveText('Lakeshore Grocers', { timeout: 30_000 })
  await expect(page.getByText('of 324 devices at locations')).toBeVisible()
  // Summaries first, then the other two.
  expect(callsTo('/admin/dashboard')).toHaveLength(1)
  expect(callsTo('/admin/dashboard/needs-attention')).toHaveLength(1)

  await page.getByRole('combobox', { name: 'Order By' }).selectOption('Percent Offline')
  await expect(page).toHaveURL(`${dashboard}?order=percent_offline`)
  await expect(enterprises.first()).toHaveText('Valle Verde Supermercados')
  await page.reload()
  await expect(enterprises.first()).toHaveText('Valle Verde Supermercados')

  await enterprises.first().getByRole('link').click()
  await expect(page).toHaveURL(`${dashboard}?enterprise=5&tab=edetail`)
  const needing = page.getByRole('region', { name: 'Locations Needing Attention' })
  await expect(needing.getByRole('heading', { level: 3 })).toHaveText([
    'Albany – Station Sq',
    'Columbus – Market St',
  ])
  await page.goBack()
  await expect(enterprises.first()).toHaveText('Valle Verde Supermercados')
})

test('2,000 enterprises scroll, and the keyboard alone finds one of them', async ({
  page,
  openAs,
  sandbox,
}) => {
  await sandbox('POST', 'reset?scenario=large')
  await openAs('admin', dashboard)
  const list = page.getByRole('group', { name: /Needs Attention$/ })
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 30_000 })
  expect(await list.getByRole('listitem').count()).toBeLessThan(100)
  await list.focus()
  const rows = await list.getByRole('listitem').first().getAttribute('aria-setsize')
  // Rows are measured when they are rendered, which may move the end again.
  await expect(async () => {
    await list.focus()
    await page.keyboard.press('End')
    await expect(list.locator(`[aria-posinset="${rows}"]`)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  await page.getByRole('tab', { name: 'Totals' }).focus()
  await page.keyboard.press('ArrowRight')
  const field = page.getByRole('combobox', { name: 'Enterprise' })
  await field.focus()
  await page.keyboard.insertText('wildwood')
  await expect(page.getByRole('option').first()).toContainText('Wildwood')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/enterprise=\d+/)
})

test('the next day, the totals say how they have changed', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
}) => {
  await openAs('admin', dashboard)
  const users = page.getByRole('term').filter({ hasText: 'Active users' }).locator('xpath=..')
  await expect(users).toContainText('35', { timeout: 30_000 })
  await expect(page.getByText(/since Nov/)).toHaveCount(0)

  expect((await request.delete(`${apiUrl}/users/3`, { headers })).ok()).toBe(true)
  await page.clock.setFixedTime(new Date('2026-11-17T15:00:00Z'))
  await page.reload()
  await expect(users).toContainText('1 fewer since Nov 16, 2026', { timeout: 30_000 })
  await expect(page.getByText('Unchanged since Nov 16, 2026').first()).toBeVisible()
})
