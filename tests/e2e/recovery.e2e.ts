import { expect, test } from '../support/console-test.ts'
import { pressTwice } from '../support/press-twice.ts'

test('a forgotten password is reset through a mailed link, which signs in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await expect(page).toHaveTitle(/^Forgot password/)
  await page.getByLabel('Username').fill('staff@waypost.test')
  // "Resend" appears under the pointer.
  await pressTwice(page.getByRole('button', { name: 'Send' }), 250)
  const sent = page.getByRole('heading', { name: 'Check your inbox' })
  await expect(sent).toBeFocused()
  await expect(page.getByText('We emailed')).toBeVisible()

  const mail = await sandbox('GET', 'mail')
  await page.goto(/\/forgotpassword\/reset\/[\w-]+/.exec(mail)?.[0] ?? 'no link')
  await page.getByLabel('New password', { exact: true }).fill('cold-chain-2026')
  await page.getByLabel('Repeat password').fill('cold-chain-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/monitoring/locations')
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toBeVisible()

  await page.goto('/signout')
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByLabel('Password').fill('cold-chain-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/monitoring/locations')
})

test('a refusal without a reason says that the username or the password is wrong', async ({
  page,
  apiUrl,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40[14]/)
  // Each of the contract's refusals has a reason, so the sandbox cannot answer this.
  for (const [path, status] of Object.entries({ 'forgot-password': 404, auth: 401 })) {
    await page.route(`${apiUrl}/${path}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.fallback(),
    )
  }
  await page.goto('/forgotpassword')
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The username was not recognized.')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  // Both pages have a field with this name.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByLabel('Password').fill('not-the-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The username or the password is not right.')
})

test('an unknown link leads to the form that sends a new one', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  const reason = page.getByText('This link is not known. Request a new one.')
  await page.goto('/forgotpassword/reset/no-such-link')
  await expect(page).toHaveURL('/forgotpassword')
  await expect(reason).toBeVisible()
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(reason).toBeHidden()
})
