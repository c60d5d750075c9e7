import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const signIn = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true })

const path = '/admin-admin/enterprises/edit/1'
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

test.beforeEach(async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await page.goto(path)
  await expect(nameField(page)).toBeVisible()
})

test('a reload makes the browser ask only while there are unsaved changes', async ({ page }) => {
  const field = nameField(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect(field).toBeVisible()
  expect(asked).toEqual([])
  await field.fill('Something else')
  await page.reload()
  await expect(field).toHaveValue('Something else')
  expect(asked).toEqual(['beforeunload'])
})

test('closing the tab asks, and it stays open when the user declines', async ({ page }) => {
  const field = nameField(page)
  await field.fill('Something else')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(field).toHaveValue('Something else')
})

test('Log out asks once, then signs out', async ({ page }) => {
  const field = nameField(page)
  await field.fill('Something else')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(field).toHaveValue('Something else')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await question(page).getByRole('button', { name: 'Leave and discard' }).click()
  await expect(signIn(page)).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('waypost.token'))).toBeNull()
})

test('a sign-out in another tab leaves the form without a question', async ({ page, context }) => {
  await nameField(page).fill('Something else')
  const other = await context.newPage()
  await other.goto('/signout')
  await expect(signIn(page)).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('Back asks first, and navigates once the user agrees', async ({ page }) => {
  // Back within the console. To leave for another page load, the browser asks instead.
  await page.goto('/admin-admin/enterprises')
  await page.getByRole('link', { name: 'Edit', exact: true, description: 'Harbor Grill' }).click()
  const field = nameField(page)
  await field.fill('Something else')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(field).toHaveValue('Something else')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page).toHaveURL('/admin-admin/enterprises')
})

test('the form of another record shows that record', async ({ page }) => {
  await expect(nameField(page)).toHaveValue('Fresh Fields Market')
  const goTo = (id: number) =>
    page.evaluate((to) => history.pushState(null, '', to), `/admin-admin/enterprises/edit/${id}`)
  await goTo(2)
  await expect(nameField(page)).toHaveValue('Harbor Grill')
  await goTo(1)
  await expect(nameField(page)).toHaveValue('Fresh Fields Market')
})

test('another user who signs in after the session expired is not asked', async ({
  page,
  sandbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await nameField(page).fill('Something else')
  await sandbox('POST', 'expire-tokens')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.getByLabel('Username').fill('staff@waypost.test')
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toBeVisible()
  await expect(page).toHaveURL('/monitoring/locations')
})
