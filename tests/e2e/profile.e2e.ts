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
  await expect(page.getByText('language updated successfully')).toBeVisible()
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
