import { expect, test } from '../support/console-test.ts'

// Parts of the build that are fetched when they are needed, and are not there: the network is away, or a newer build
// has taken their place.

test('the shell outlives a part that cannot be loaded, and tries it again', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await page.route('/assets/{enterprise-logo,palette,shortcut-list}-*', (route) =>
    route.fulfill({ status: 404 }),
  )
  await openAs('staff', '/monitoring/locations')
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.unrouteAll()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Go to a screen' })).toBeFocused()
})

test('a session that expires after a new version came asks for the password, and the form is saved', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/status of (401|404)|dynamically imported module/)
  await openAs('admin', '/admin-admin/enterprises/edit/1')
  await page.getByLabel('Name').fill('Fresher Fields')
  await page.waitForLoadState('networkidle')
  await page.route('/assets/**', (route) => route.fulfill({ status: 404 }))
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => callsTo('/enterprises/1').filter((call) => call.startsWith('PATCH')))
    .toHaveLength(2)
})

test('without what asks for the password the save fails, and the form is still there', async ({
  page,
  openAs,
  sandbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of (401|404)/)
  await page.route('/assets/renewal-dialog-*', (route) => route.fulfill({ status: 404 }))
  await openAs('admin', '/admin-admin/enterprises/edit/1')
  await page.getByLabel('Name').fill('Fresher Fields')
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Fresher Fields')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
})
