import { expect, test } from '../support/console-test.ts'

test('a half-typed password is kept while the language changes to Arabic and back', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/monitoring/locations')
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()
  await page.getByRole('button', { name: /Ada Okafor/ }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel('New password', { exact: true }).fill('cold-ch')

  await main.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('تم تحديث اللغة بنجاح')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible()
  const password = main.getByLabel('كلمة المرور الجديدة', { exact: true })
  await expect(password).toHaveValue('cold-ch')

  await main.getByRole('combobox', { name: 'اللغة' }).selectOption('English')
  await main.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('language updated successfully')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(main.getByLabel('New password', { exact: true })).toHaveValue('cold-ch')
})

test('the keyboard alone changes a password at 360 px, and it signs in', async ({
  page,
  openAs,
  request,
  apiUrl,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('staff', '/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const password = page.getByLabel('New password', { exact: true })
  await password.focus()
  await page.keyboard.type('seven-7')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show characters' }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('seven-7')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('The password needs at least 8 characters')
  await expect(password).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Repeat new password')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('password updated successfully')).toBeVisible()
  const answer = await request.post(`${apiUrl}/auth`, {
    headers: { 'X-Waypost-World': world },
    data: { username: 'staff@waypost.test', password: 'seven-77' },
  })
  expect(answer.ok()).toBe(true)
})
