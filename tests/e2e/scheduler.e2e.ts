import { expect, test } from '../support/console-test.ts'

const scheduler = '/admin-admin/scheduler'

test('the address keeps the days and the grouping of errors', async ({ page, openAs }) => {
  await openAs('admin', `${scheduler}?start=2026-11-09&end=2026-11-16#errors`)
  const errors = page.getByRole('region', { name: 'Scheduler errors' })
  await expect(errors.getByText('27 errors')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('15 jobs, 1 overdue')).toBeVisible()
  await errors.getByRole('tab', { name: 'Grouped' }).click()
  await expect(errors.getByText('1 to 25 of 25 rows')).toBeVisible()
  const start = errors.getByRole('textbox', { name: 'Start day' })
  await start.fill('11/16/2026')
  await expect(errors.getByText('3 errors')).toBeVisible()
  await expect(page).toHaveURL(/by=group/)
  await expect(page).toHaveURL(/start=2026-11-16/)
  await page.reload()
  await expect(errors.getByText('3 errors')).toBeVisible()
  await expect(start).toHaveValue('11/16/2026')
})

test('a screen left open past midnight shows the errors of the new day', async ({
  page,
  openAs,
}) => {
  await openAs('admin', scheduler)
  const end = page.getByRole('textbox', { name: 'End day' })
  await expect(end).toHaveValue('11/16/2026')
  // A call that is still pending would time out with the clock.
  const errors = page.getByRole('region', { name: 'Scheduler errors' })
  await expect(errors.getByText(/^\d+ errors$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('15 jobs, 1 overdue')).toBeVisible()
  await page.clock.setFixedTime('2026-11-17T05:00:01Z')
  await page.clock.fastForward('01:00')
  await expect(end).toHaveValue('11/17/2026')
  await expect(page.getByRole('textbox', { name: 'Start day' })).toHaveValue('11/11/2026')
})

test('an administrator schedules a report by keyboard and sees its job', async ({
  page,
  openAs,
}) => {
  await openAs('admin', `${scheduler}?enterprise=3`)
  const report = page.getByRole('region', { name: 'All Devices Report' })
  await expect(report.getByText('Not scheduled')).toBeVisible({ timeout: 30_000 })
  await report.getByRole('button', { name: 'Add' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add All Devices Report for Northgate Foods' })
  const recipients = dialog.getByRole('textbox', { name: 'Recipients' })
  await expect(recipients).toBeVisible()
  await recipients.focus()
  await page.keyboard.insertText('ops@northgate-foods.example')
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(report.getByText('Every day at 6:00 AM (US/Eastern)')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Northgate Foods All Devices Report/ })).toContainText(
    'Nov 17, 2026, 6:00 AM EST',
  )
})
