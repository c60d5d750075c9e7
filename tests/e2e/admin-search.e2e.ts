import { expect, test } from '../support/console-test.ts'

test('users and locations are found by keyboard, and lead to their records', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/admin-admin/search')
  const text = page.getByRole('textbox', { name: 'Search term' })
  await expect(text).toBeFocused()
  await text.fill('518 555-0127')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '+1 (518) 555-0127' })).toBeVisible()
  await page.getByRole('link', { name: 'Sofia Reyes', exact: true }).click()
  await expect(page).toHaveURL('/admin-admin/users/edit/3')
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Sofia')
  await page.goBack()

  await expect(text).toHaveValue('518 555-0127')
  await page.getByRole('radio', { name: /Search Locations/ }).check()
  await text.fill('commercial')
  await page.keyboard.press('Enter')
  const location = page.getByRole('row', { name: /Portland – Commercial St/ })
  await location.getByRole('link', { name: 'Harbor Grill' }).click()
  await expect(page).toHaveURL(/\/admin-admin\/enterprises\/view\/2/)
})
