import type { Locator } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

// Wide enough for row buttons; narrower windows have a menu instead.
test.use({ viewport: { width: 1440, height: 900 } })

const delay = 'Current value of Alert escalation delay (minutes)'

test('an error in one of 5,000 rows is named and can be found again from any scroll position', async ({
  page,
  openAs,
  sandbox,
  callsTo,
}) => {
  await sandbox('POST', 'reset?scenario=large')
  await openAs('admin', '/admin-admin/enterprises/2/preferences')
  const search = page.getByLabel('Search preferences')
  const field = page.getByLabel('Current value of Custom setting 10', { exact: true })
  await search.fill('custom_setting_10')
  await field.fill('soon')
  await search.fill('')
  await expect(page.getByText('1 to 5,000 of 5,000 rows')).toBeVisible()
  await page.getByRole('table').hover()
  // Scrolls again while rows are loading, as a user does.
  await expect(async () => {
    await page.mouse.wheel(0, 500_000)
    await expect(field).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Custom setting 10: Enter a number, or leave it empty.',
  )
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('soon')
  expect(callsTo('/enterprises/2/editPreferences')).toEqual([])
})

test('the keyboard alone changes a preference', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await page
    .getByRole('link', { name: 'Edit Preferences', description: 'Fresh Fields Market' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Skips the copy button, History and the four tabs.
  for (let tabs = 0; tabs < 7; tabs++) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Search preferences')).toBeFocused()
  await page.keyboard.type('unit')
  await expect(page.getByLabel(delay)).toBeHidden()
  const unit = page.getByLabel('Current value of Temperature unit')
  for (let tabs = 0; tabs < 12 && !(await isFocused(unit)); tabs++) await page.keyboard.press('Tab')
  await expect(unit).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Celsius', { delay: 120 })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Preferences were saved')).toBeVisible()
  await expect(unit).toBeFocused()
  await page.reload()
  await expect(unit).toHaveValue('Celsius')
})

const isFocused = (field: Locator) =>
  field.evaluate((element) => element === element.ownerDocument.activeElement)
