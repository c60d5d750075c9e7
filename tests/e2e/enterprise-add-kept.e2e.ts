import type { Page } from '@playwright/test'
import {
  add,
  addNode,
  expectInList,
  fillGrocery,
  heading,
  list,
  nameEnterprise,
  next,
  previous,
  submit,
} from '../support/add-enterprise.ts'
import { expect, test } from '../support/console-test.ts'

/** The stored drafts of this browser as one text. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('waypost-drafts')
        opening.addEventListener('error', () => reject(new Error('no drafts')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('values').objectStore('values').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
  )

test('a reload restores everything except the password', async ({ page, openAs }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await page.getByLabel('First name').fill('Ana')
  await expect.poll(() => keptDrafts(page)).toContain('Ana')
  expect(await keptDrafts(page)).not.toContain('first-password-26')
  await page.reload()
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible()
  await expect(page).toHaveURL(`${add}?step=admin`)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Username')).toHaveValue('admin@orchard.example')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await previous(page).click()
  await expect(page.getByRole('treeitem', { name: 'Ithaca Location US/Eastern' })).toBeVisible()
  await next(page).click()
  await page.getByLabel('Password').fill('first-password-26')
  await submit(page).click()
  await expectInList(page, 'Orchard Lane')
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('signing out removes what was typed', async ({ page, openAs }) => {
  await openAs('admin', add)
  await page.getByLabel('Enterprise Name').fill('Orchard Lane')
  await expect.poll(() => keptDrafts(page)).toContain('Orchard Lane')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('leaving asks first and leads to the chosen screen, and Back goes through the steps', async ({
  page,
  openAs,
}) => {
  await openAs('admin', list)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await nameEnterprise(page, 'Orchard Lane')
  await expect(heading(page, /Groupings/)).toBeVisible()
  await page.goBack()
  await expect(heading(page, /General/)).toBeVisible()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('Orchard Lane')
  await next(page).click()
  await addNode(page, 'Create Root Grouping')
  const question = page.getByRole('alertdialog', { name: 'Discard the new enterprise?' })
  await page.getByRole('link', { name: 'Bulk Import' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('treeitem', { name: 'Orchard Lane Corporation' })).toBeVisible()
  await page.getByRole('link', { name: 'Bulk Import' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk Import' })).toBeVisible()
  await expect(page).toHaveURL('/admin-admin/setup')
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})
