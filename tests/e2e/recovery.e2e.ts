import { expect, expectAccessible, test } from '../support/console-test.ts'

const goodLink = '/forgotpassword/reset/7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11'

test('who forgot the password gets a link by mail, chooses a new one and is signed in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await expect(page).toHaveTitle(/^Forgot password/)
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { name: 'Check your inbox' })
  await expect(sent).toBeFocused()
  await expect(page.getByText('is on its way to staff@waypost.test')).toBeVisible()

  const mail = await sandbox('GET', 'mail')
  await page.goto(/\/forgotpassword\/reset\/[\w-]+/.exec(mail)?.[0] ?? 'no link')
  await page.getByLabel('New password', { exact: true }).fill('cold-chain-2026')
  await page.getByLabel('Repeat new password').fill('cold-chain-2026')
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

test('asking again returns to the form with the username kept', async ({ page, callsTo }) => {
  await page.goto('/forgotpassword')
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.getByRole('button', { name: 'Send link' }).dblclick()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveValue('staff@waypost.test')
  expect(callsTo('/forgot-password')).toHaveLength(1)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(callsTo('/forgot-password')).toHaveLength(2)
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a username that is missing or impossible is pointed out and nothing is sent', async ({
  page,
  callsTo,
}) => {
  await page.goto('/forgotpassword')
  const username = page.getByLabel('Username')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(username).toHaveAccessibleDescription('please enter user name')
  await username.fill('no such name')
  await page.keyboard.press('Enter')
  await expect(username).toHaveAccessibleDescription('please enter a valid user name')
  expect(callsTo('/forgot-password')).toEqual([])
})

test("the server's reason is shown, whether it comes with 404 or with 200", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await page.goto('/forgotpassword')
  await page.getByLabel('Username').fill('nobody@waypost.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No user has this username.')
  await page.getByLabel('Username').fill('luc.fontaine@northgate.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('signs in through its company')
  await expect(page.getByLabel('Username')).toHaveValue('luc.fontaine@northgate.example')
})

test('a refusal without a reason says that the username was not recognized', async ({
  page,
  apiUrl,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  // Each of the contract's refusals has a reason, so the sandbox cannot answer this.
  await page.route(`${apiUrl}/forgot-password`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fallback(),
  )
  await page.goto('/forgotpassword')
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The username was not recognized.')
})

test('what the server has against the username stands beside it', async ({
  page,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 422/)
  await prefer('code=422;operation=requestPasswordReset')
  await page.goto('/forgotpassword')
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/^Letters, digits/)
  await expect(page.getByLabel('Username')).toBeFocused()
  await prefer('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})

test('two passwords that differ are pointed out until either is mended', async ({
  page,
  callsTo,
}) => {
  await page.goto(goodLink)
  const first = page.getByLabel('New password', { exact: true })
  const second = page.getByLabel('Repeat new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(first).toHaveAccessibleDescription('enter new password')
  await expect(second).toHaveAccessibleDescription('repeat new password')
  await first.fill('cold-chain-2026')
  await second.fill('cold-chain-2027')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleDescription('The passwords do not match.')
  await expect(second).not.toHaveAttribute('aria-invalid', 'true')
  await second.fill('cold-chain-2026')
  await expect(first).not.toHaveAttribute('aria-invalid', 'true')
  expect(callsTo('/forgot-password/reset')).toEqual([])
})

for (const { link, reason, status } of [
  { link: 'no-such-link', reason: 'This link is not known. Ask for a new one.', status: 404 },
  {
    link: '7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a12',
    reason: 'This link has expired. Ask for a new one.',
  },
  {
    link: '7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a13',
    reason: 'This link was used already. Ask for a new one.',
  },
]) {
  test(`the link ${link} leads to where a new one is asked for`, async ({
    page,
    expectConsoleError,
  }) => {
    if (status) expectConsoleError(/status of 404/)
    await page.goto(`/forgotpassword/reset/${link}`)
    await expect(page).toHaveURL('/forgotpassword')
    await expect(page.getByText(reason)).toBeVisible()
    await page.getByLabel('Username').fill('staff@waypost.test')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(page.getByText(reason)).toBeHidden()
  })
}

test('a link that expires while the password is typed leads there as well', async ({
  page,
  sandbox,
}) => {
  await page.goto(goodLink)
  await page.getByLabel('New password', { exact: true }).fill('cold-chain-2026')
  await page.getByLabel('Repeat new password').fill('cold-chain-2026')
  await sandbox('POST', 'expire-tokens?kind=resets')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/forgotpassword')
  await expect(page.getByText('This link has expired. Ask for a new one.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('waypost.token'))).toBeNull()
})

test('the link is looked up under a loader', async ({ page, prefer }) => {
  await prefer('delay=100000;operation=lookUpPasswordReset')
  await page.goto(goodLink)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
})

test('terms of use and data use are open to everybody and marked as placeholders', async ({
  page,
}) => {
  for (const name of ['Terms of use', 'Data use']) {
    await page.goto('/signin')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('This is placeholder text.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
})

test('recovery has no accessibility fault', async ({ page }) => {
  await page.goto('/forgotpassword')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('please enter user name')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Username').fill('staff@waypost.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(goodLink)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('repeat new password', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
