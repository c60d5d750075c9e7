import { expect, test } from '../support/console-test.ts'

test('signing in opens the requested address, and Back does not return to the form', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await page.goto('/monitoring/locations?level=info#alerts')
  await expect(page).toHaveURL(/\/signin\?/)
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Severity')).toHaveValue('info')
  await expect(page).toHaveURL('/monitoring/locations?level=info#alerts')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
})

test('signing in waits for a late file of the screens, and goes on then', async ({
  page,
  callsTo,
}) => {
  await page.clock.install()
  const file = Promise.withResolvers<void>()
  await page.route(/\/screens-[^/]+\.js$/, async (route) => {
    await file.promise
    await route.continue()
  })
  await page.goto('/forgotpassword')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.keyboard.press('Enter')
  await expect.poll(() => callsTo('/auth')).toHaveLength(1)
  await page.clock.runFor(5000)
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  file.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused()
})

test('logging out forgets the user; hovering the link does not', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).hover()
  // The router preloads a hovered link.
  await page.clock.fastForward('00:01')
  await page.keyboard.press('Escape')
  const answered = page.waitForResponse(/\/enterprises\/search\//)
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('harbor')
  expect((await answered).request().headers()['authorization']).toBe('demo-token-admin')
  await expect(page.getByRole('cell', { name: 'Harbor Grill', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/admin-admin/enterprises')
  await expect(page.getByText('You need to sign in')).toBeVisible()
})
