import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const list = '/admin-admin/enterprises'

async function signInElsewhere(context: BrowserContext, username: string) {
  const other = await context.newPage()
  await other.goto('/signin')
  await other.getByLabel('Username').fill(username)
  await other.getByLabel('Password').fill('waypost-demo-1')
  await other.getByRole('button', { name: 'Sign in' }).click()
}

test('an expired session asks for the password, and the failed calls are sent again', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('mar')
  await sandbox('POST', 'expire-tokens')
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Username')).toHaveValue('admin@waypost.test')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Search enterprises' })).toHaveValue('mar')
  await expect(page.getByRole('textbox', { name: 'Search enterprises' })).toBeFocused()
  await expect(page.getByRole('cell', { name: 'Fresh Fields Market', exact: true })).toBeVisible()
  expect(callsTo('/enterprises/search/findBySearch')).toHaveLength(2)
})

test('three calls that fail at once ask once, and each is sent again once', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  const paths = ['/enterprises/1', '/enterprises/1/groups', '/enterprises/2']
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  const allMade = Promise.withResolvers<void>()
  let made = 0
  // All of them are pending before the first is refused.
  await page.route(/\/enterprises\/(1|1\/groups|2)$/, async (route) => {
    made += 1
    if (made === paths.length) allMade.resolve()
    await allMade.promise
    await route.fallback()
  })
  await page.getByRole('link', { name: 'Edit', exact: true, description: 'Harbor Grill' }).hover()
  await expect.poll(() => callsTo('/enterprises/2')).toHaveLength(1)
  await page
    .getByRole('link', { name: 'View', exact: true, description: 'Fresh Fields Market' })
    .click()
  await expect.poll(() => paths.map((path) => callsTo(path).length)).toEqual([1, 1, 1])
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh Fields Market')
  await expect(page.getByRole('table').getByRole('link').first()).toHaveText('01:00')
  expect(paths.map((path) => callsTo(path).length)).toEqual([2, 2, 2])
  expect(callsTo('/auth')).toHaveLength(1)
})

test('canceling signs out', async ({ page, openAs, sandbox, expectConsoleError }) => {
  expectConsoleError(/status of 401/)
  const palette = page.getByRole('textbox', { name: 'Go to a page' })
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  // Once its code is loaded, the dialog shows immediately.
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Next page' }).click()
  // The palette could leave the page below the dialog.
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toBeVisible()
  await expect(palette).toBeHidden()
  await page.getByRole('button', { name: 'Log out instead' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('waypost.token'))).toBeNull()
})

test('signing in again in another tab lets this one continue', async ({
  page,
  context,
  openAs,
  sandbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Next page' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  // It starts with the same expired session.
  const other = await context.newPage()
  await other.goto(list)
  await expect(other.getByText('You need to sign in')).toBeVisible()
  await expect(dialog).toBeVisible()
  await signInElsewhere(context, 'admin@waypost.test')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('21 to')).toBeVisible()
})

test('when someone else signs in in another tab, this one starts clean too', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await signInElsewhere(context, 'staff@waypost.test')
  await expect(page).toHaveURL('/monitoring/locations')
  await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toBeVisible()
})

test('when the same person signs in in another tab, this one does not change', async ({
  page,
  context,
  openAs,
  callsTo,
}) => {
  await openAs('admin', `${list}?page=1`)
  await expect(page.getByText('21 to 24')).toBeVisible()
  await page.getByRole('textbox', { name: 'Page' }).fill('1')
  const before = callsTo('/users/me').length
  await signInElsewhere(context, 'admin@waypost.test')
  // The other tab's own call, and this tab's to find out whose token it is.
  await expect.poll(() => callsTo('/users/me').length).toBeGreaterThanOrEqual(before + 2)
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('1')
  await page.getByRole('textbox', { name: 'Page' }).press('Enter')
  await expect(page.getByText('1 to 20 of')).toBeVisible()
})

test('signing out in one tab signs out in the others', async ({ page, context, openAs }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/signout')
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a token that is refused at the start is removed, and only that tab signs out', async ({
  page,
  context,
  openAs,
  sandbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of')).toBeVisible()
  await sandbox('POST', 'expire-tokens')
  const other = await context.newPage()
  await other.goto(`${list}?page=1`)
  await expect(other.getByText('You need to sign in')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('waypost.token'))).toBeNull()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
})
