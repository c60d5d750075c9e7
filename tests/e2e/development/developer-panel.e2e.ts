import type { Page } from '@playwright/test'
import { expect, test } from '../../support/development-test.ts'

const openPanel = (page: Page) => page.getByRole('button', { name: /^Developer panel/ }).click()

test('a developer makes an operation answer in another way, and copies what broke the contract', async ({
  page,
  openAs,
  apiUrl,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/)
  expectConsoleError(/Unexpected failure while reading from the database/)
  expectConsoleError(/^Off contract: listEnterprises, content: expected array, not "This is off/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await openPanel(page)
  await page.getByLabel('Filter operations').fill('listEnterprises')
  await page.getByLabel('code of listEnterprises').selectOption('500')
  await expect(page.getByRole('alert')).toContainText('Unexpected failure')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Unexpected failure')
  await openPanel(page)
  await page.getByRole('button', { name: 'Remove code of listEnterprises' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  const called = page.getByRole('list', { name: 'Called by this screen' })
  await called.getByLabel('example of listEnterprises').selectOption('empty')
  await expect(page.getByText('No enterprises yet')).toBeVisible()
  await page.getByRole('button', { name: 'Remove example of listEnterprises' }).click()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()

  // Off the contract: what is wrong is in the log and in the browser's console.
  await called.getByLabel('fault of listEnterprises').selectOption('off-contract')
  await expect(page.getByRole('alert')).toContainText('does not understand')
  await page.getByRole('button', { name: 'Calls', exact: true }).click()
  const calls = page.getByRole('list', { name: 'Calls' })
  await expect(calls).toContainText('content: expected array, not "This is off the contract."')
  await page.getByRole('button', { name: 'Answers' }).click()
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByRole('alert')).toBeHidden()

  await page.getByRole('button', { name: 'Contract' }).click()
  const violations = page.getByRole('list', { name: 'Contract violations' })
  const size = -Date.now()
  const own = violations
    .getByRole('listitem')
    .filter({ hasText: `size=${size}` })
    .first()
  await expect(own).toBeHidden()
  // In the usual world, and listed while the panel is open.
  const headers = { Authorization: 'demo-token-admin' }
  await fetch(`${apiUrl}/enterprises?size=${size}`, { headers })
  await own.getByRole('button', { name: 'Copy as report' }).click()
  await expect(own.getByRole('button', { name: 'Copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain(`The request of GET /enterprises?size=${size} breaks version `)
  expect(report).toContain('listEnterprises')
})

test('a developer stays signed in to another world, and sends what they see as a link', async ({
  page,
  apiUrl,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The fixture's header would override the panel's.
  await context.setExtraHTTPHeaders({})
  const answer = await fetch(`${apiUrl}/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin@waypost.test', password: 'waypost-demo-1' }),
  })
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript((own) => localStorage.setItem('waypost.token', own), token)
  await page.goto('/admin-admin/enterprises')
  await openPanel(page)
  await page.getByRole('button', { name: 'Sandbox' }).click()
  await page.getByRole('combobox', { name: 'World' }).selectOption('empty')
  await expect(page.getByText('No enterprises yet')).toBeVisible()
  await openPanel(page)
  await page.getByRole('button', { name: 'Sandbox' }).click()
  await page.getByRole('button', { name: 'Let time pass' }).click()
  await expect(page.getByText(/^It is now /)).toBeVisible()

  await page.getByRole('button', { name: 'Answers' }).click()
  await page.getByRole('combobox', { name: 'Preset' }).selectOption('Slow line')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.browser()?.newPage()
  if (!other) throw new Error('There is no browser')
  await other.goto(link)
  await expect(other.getByText('No enterprises yet')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Developer panel (1)' })).toBeVisible()
  expect(new URL(other.url()).search).toBe('')
  await other.close()
})

test('the panel covers nothing that can be pressed, and says what the menu lacks', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  await openAs('admin', '/admin-admin/users/add')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPanel(page)
  for (const side of ['end', 'start', 'bottom']) {
    await page.getByRole('combobox', { name: 'Panel’s side' }).selectOption(side)
    await page.getByRole('button', { name: 'Save', exact: true }).click({ trial: true })
  }
  await page.getByRole('button', { name: 'Close the developer panel' }).click()

  await page.addInitScript(() => {
    // With what is kept beside the token, such as the screens that the user may open.
    localStorage.clear()
    localStorage.setItem('waypost.token', 'demo-token-staff')
  })
  await page.goto('/admin-admin/users')
  const advice = page.getByRole('status').filter({ hasText: 'the server does not list it' })
  await expect(advice).toContainText('path: /admin-admin/users')
})
