import { expect, test } from '../support/console-test.ts'
import { chooseInViews } from '../support/list.ts'

const listPath = '/admin-admin/users'

test('an administrator adds, finds, edits, archives and restores a user', async ({
  page,
  openAs,
  callsTo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs('admin', listPath)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add user' })).toBeVisible()
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Kowalski')
  await page.getByLabel('Username').fill('dana.kowalski@harborgrill.example')
  await page.getByLabel('Language').selectOption('English')
  await page.getByRole('combobox', { name: 'Enterprise' }).fill('harbor')
  await page.getByRole('option', { name: 'Harbor Grill' }).click()
  await page.getByLabel('Location manager').check()
  await page.getByLabel('Password', { exact: true }).fill('first-password-26')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User added.')).toBeVisible()

  await page.getByLabel('Search users').fill('kowal')
  const row = page.getByRole('row', { name: /Kowalski/ })
  await expect(row).toContainText('Harbor Grill')
  await expect(page).toHaveURL(/search=kowal/)
  await row.getByRole('link', { name: 'Dana Kowalski', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Dana Kowalski' })).toBeVisible()
  await expect(page.getByText('User added.')).toBeHidden()
  await page.getByLabel('Language').selectOption('Español')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User saved.')).toBeVisible()

  await page.getByLabel('Search users').fill('kowal')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Language' }).click()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Español')
  await page.getByRole('button', { name: 'Archive', description: 'Dana Kowalski' }).click()
  const question = page.getByRole('alertdialog', { name: 'Archive Dana Kowalski?' })
  await expect(question).toContainText('can no longer sign in')
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(row).toContainText('Archived')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Active')
  expect(callsTo('/users/search/findBySearch').length).toBeGreaterThan(0)
})

test('the keyboard alone edits a user at 360 px', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', `${listPath}?search=castellano`)
  await page.getByRole('link', { name: 'Owen Castellano', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Skips the copy button and History.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('End')
  // Faster keys would be a scanner's.
  await page.keyboard.type(' J.', { delay: 350 })
  await page.getByLabel('Location staff').focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Location staff')).toBeChecked()
  await page.getByRole('textbox', { name: 'Username' }).press('Shift')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User saved.')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})

test('a refused save keeps everything, and a reload keeps all but the password', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await openAs('admin', `${listPath}/edit/6`)
  await page.getByLabel('First name').fill('Owain')
  await page.getByRole('textbox', { name: 'Username' }).fill('staff@waypost.test')
  await page.getByLabel('Set a new password').check()
  await page.getByLabel('Password', { exact: true }).fill('another one')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Another user has this username.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Owain')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('another one')

  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('First name').fill('Owain J.')
  await page.reload()
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Owain J.')
  await page.getByLabel('Set a new password').check()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

// Beyond the cap: only reloading a server-side list shows that no call is made without the view.
test('a default view opens the list with a single call', async ({ page, openAs, callsTo }) => {
  const view = /users\?columns=.*&search=castellano$/
  const row = page.getByRole('row', { name: /Owen Castellano/ })
  const one = page.getByText('1 to 1 of 1 row')
  await openAs('admin', `${listPath}?search=castellano`)
  await expect(one).toBeVisible()
  await chooseInViews(page, 'Save as a view…')
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByLabel('Name').fill('Owen')
  await dialog.getByLabel('Open the list with this view').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(listPath)
  await expect(page).toHaveURL(view)
  await expect(one).toBeVisible()
  await expect(row).toBeVisible()
  // A link opens it too.
  await row.getByRole('link', { name: 'Owen Castellano', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Castellano/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Users' })
    .click()
  await expect(page).toHaveURL(view)
  await expect(one).toBeVisible()
  expect(callsTo('/users')).toEqual([])
  expect(callsTo('/users/search/findBySearch')).toHaveLength(2)
})
