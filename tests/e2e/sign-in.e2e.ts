import { expect, expectAccessible, test } from '../support/console-test.ts'

test('a visitor signs in and arrives where they were going', async ({ page }) => {
  await page.goto('/admin-admin/enterprises?page=1&sort=token,desc')
  await expect(page.getByText('You need to sign in')).toBeVisible()
  await page.getByLabel('Username').fill('admin@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enterprises' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin-admin\/enterprises\?page=1&sort=token(,|%2C)desc$/)
  await expect(page.getByRole('button', { name: 'Ada Okafor' })).toBeVisible()
})

test('the part of the screen that was asked for is kept, and Back does not return to the form', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await page.goto('/monitoring/locations?level=info#alerts')
  await expect(page).toHaveURL(/\/signin\?/)
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Level')).toHaveValue('info')
  await expect(page).toHaveURL('/monitoring/locations?level=info#alerts')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
})

test('an address outside the console is not followed after signing in', async ({ page }) => {
  await page.goto('/signin?redirect=//elsewhere.test/')
  await page.getByLabel('Username').fill('admin@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/monitoring/locations')
})

for (const redirect of ['/signout', '/signin', '/forgotpassword?x=1']) {
  test(`a screen that is there without signing in (${redirect}) is no place to go on`, async ({
    page,
  }) => {
    await page.goto(`/signin?redirect=${encodeURIComponent(redirect)}`)
    await page.getByLabel('Username').fill('admin@waypost.test')
    await page.getByLabel('Password').fill('waypost-demo-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/monitoring/locations')
    await expect(page.getByRole('button', { name: 'Ada Okafor' })).toBeVisible()
  })
}

test('empty fields are pointed out beside them and nothing is sent', async ({ page, callsTo }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('please enter user name')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('please enter password')
  await expect(page.getByLabel('Username')).toBeFocused()
  expect(callsTo('/auth')).toEqual([])
})

test('an impossible username is pointed out', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('Username').fill('<script>')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'please enter a valid user name',
  )
})

test('wrong credentials say Oops and keep what was typed', async ({
  page,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await prefer('code=401;operation=signIn')
  await page.goto('/signin')
  await page.getByLabel('Username').fill('admin@waypost.test')
  await page.getByLabel('Password').fill('not-this-one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Oops')
  await expect(alert).toContainText('The username or the password is not right.')
  await expect(page.getByLabel('Username')).toHaveValue('admin@waypost.test')
  await prefer('')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/monitoring/locations')
})

test('a double click signs in once', async ({ page, prefer, callsTo }) => {
  await prefer('delay=300;operation=signIn')
  await page.goto('/signin')
  await page.getByLabel('Username').fill('admin@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page).toHaveURL('/monitoring/locations')
  expect(callsTo('/auth')).toEqual(['POST /auth'])
})

test('logging out forgets the user, and hovering the link does not', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).hover()
  // The router prepares a link that is pointed at for a moment.
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

test('sign-in has no accessibility fault', async ({ page }) => {
  await page.goto('/signin?redirect=/admin-admin/enterprises')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('please enter user name')).toBeVisible()
  await expectAccessible(page)
})
