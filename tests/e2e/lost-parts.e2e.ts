import { expect, test } from '../support/console-test.ts'

// Lazy-loaded parts of the build are missing: the network is down, or a newer build has replaced them.

test('the shell survives a part that fails to load and can retry it', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await page.route('/assets/{enterprise-logo,palette,shortcut-list,handover-page}-*', (route) =>
    route.fulfill({ status: 404 }),
  )
  await openAs('staff', '/monitoring/locations')
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.goto('/monitoring/locations?handover=1')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect(tryAgain).toBeVisible()
  await page.unrouteAll()
  await tryAgain.click()
  await expect(page.getByRole('heading', { name: 'Shift handover' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Go to a page' })).toBeFocused()
})

test('what is typed before the choices of a field have loaded is looked up among them', async ({
  page,
  openAs,
}) => {
  const loaded = Promise.withResolvers<void>()
  await page.route('/assets/combobox-control-*', async (route) => {
    await loaded.promise
    await route.continue()
  })
  await openAs('admin', '/admin-admin/users/add')
  await page.getByLabel('Enterprise', { exact: true }).pressSequentially('harbor')
  loaded.resolve()
  const option = page.getByRole('option', { name: 'Harbor Grill' })
  await expect(option).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Enterprise' })).toHaveValue('Harbor Grill')
})

test('a session that expires after a new release asks for the password, and the form is saved', async ({
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
  // Only the read before the save met the end of the session.
  await expect
    .poll(() => callsTo('/enterprises/1').filter((call) => call.startsWith('PATCH')))
    .toHaveLength(1)
})

test('if the password dialog fails to load, the save fails and the form stays', async ({
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

test('a message for one user is not shown to the next one', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await page.route('/assets/palette-*', (route) => route.fulfill({ status: 404 }))
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await page.getByRole('button', { name: 'Go to…' }).click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await expect(page.getByText('This could not be loaded.')).toBeHidden()
})

test('a read without a connection fails and can be retried', async ({
  page,
  context,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
})

test('a screen without menus shows a lost connection too', async ({ page, context }) => {
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
})

test('a screen that failed while offline is shown once the connection is back', async ({
  page,
  openAs,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(
    /ERR_INTERNET_DISCONNECTED|^ApiError|could not be reached|dynamically imported/,
  )
  await openAs('admin', '/admin-admin/users')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const back = async () => {
    const edit = page.getByRole('link', { name: 'Edit', exact: true }).first()
    await expect(edit).toBeVisible()
    await context.setOffline(true)
    await edit.click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
  }
  await test.step('whose code is missing', back)
  await page.goBack()
  await test.step('whose record is missing', back)
  expect(await page.evaluate(() => 'stays' in window), 'the page was not loaded again').toBe(true)
})
