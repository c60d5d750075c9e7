import { expect, test } from '../support/console-test.ts'

const list = '/admin-admin/enterprises'

test.beforeEach(({ expectConsoleError }) => {
  expectConsoleError(/status of 401/)
})

test('an expired session asks for the password, and the failed calls are sent again', async ({
  page,
  openAs,
  sandbox,
  callsTo,
}) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('mar')
  await sandbox('POST', 'expire-tokens')
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Username')).toHaveValue('admin@waypost.test')
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Search enterprises' })).toHaveValue('mar')
  await expect(page.getByRole('cell', { name: 'Fresh Fields Market' })).toBeVisible()
  expect(callsTo('/enterprises/search/findBySearch')).toHaveLength(2)
})

test('several calls that fail at once ask once', async ({ page, openAs, sandbox, callsTo }) => {
  await openAs('staff', '/monitoring/locations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: /Refresh/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
  expect(callsTo('/auth')).toHaveLength(1)
})

test('giving up signs out', async ({ page, openAs, sandbox }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Log out instead' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('waypost.token'))).toBeNull()
})

test('another user starts clean', async ({ page, openAs, sandbox }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Next page' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.getByLabel('Username').fill('staff@waypost.test')
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(page).toHaveURL('/monitoring/locations')
  await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toBeVisible()
})

test('signing in again in another tab lets this one go on', async ({
  page,
  context,
  openAs,
  sandbox,
}) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/signin')
  await other.getByLabel('Username').fill('admin@waypost.test')
  await other.getByLabel('Password').fill('waypost-demo-1')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('21 to')).toBeVisible()
})

test('signing out in one tab signs out in the others', async ({ page, context, openAs }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/signout')
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a token that is refused at the start leads to sign-in and is removed', async ({
  page,
  openAs,
  sandbox,
}) => {
  await sandbox('POST', 'expire-tokens')
  await openAs('admin', `${list}?page=1`)
  await expect(page.getByText('You need to sign in')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('waypost.token'))).toBeNull()
})
