import type { Page } from '@playwright/test'
import { expect } from './console-test.ts'

export const list = '/admin-admin/enterprises'
export const add = `${list}/add`

/** The heading of the current step. */
export const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
export const next = (page: Page) => page.getByRole('button', { name: 'Next' })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

/** Fills in the first step and continues. */
export async function nameEnterprise(page: Page, name: string, template = 'Grocery default') {
  await page.getByLabel('Enterprise Name').fill(name)
  await page.getByRole('radio', { name: template }).check()
  await next(page).click()
}

type NodeChoice = { name?: string; zone?: string; checks?: string[] }

/** Fills in the dialog of a tree's button. */
export async function addNode(
  page: Page,
  button: string,
  { name, zone, checks = [] }: NodeChoice = {},
) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (name !== undefined) await dialog.getByLabel('Name').fill(name)
  for (const label of checks) await dialog.getByLabel(label).check()
  if (zone) await dialog.getByLabel('Timezone').selectOption(zone)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** Fills in the last step. */
export async function fillAdmin(page: Page, username: string) {
  await expect(heading(page, /Admin User Configuration/)).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('first-password-26')
}

/** Goes to the last step with the grocery template and fills it in. */
export async function fillGrocery(page: Page, name: string) {
  await nameEnterprise(page, name)
  await addNode(page, 'Create Root Grouping')
  await addNode(page, `Add Child to ${name}`, { name: 'Ithaca', zone: 'US/Eastern' })
  await next(page).click()
  await fillAdmin(page, 'admin@orchard.example')
}

/** Waits for the list with its message and searches for the enterprise. */
export async function expectInList(page: Page, name: string) {
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Enterprise added')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill(name)
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
}
