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

/** What the drafts' store in this browser holds, as one text. */
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

test('a session that expires in the middle costs nothing', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await sandbox('POST', 'expire-tokens')
  await submit(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expectInList(page, 'Orchard Lane')
  expect(callsTo('/enterprises').filter((call) => call.startsWith('POST'))).toHaveLength(2)
})

test('a reload brings everything back but the password', async ({ page, openAs }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await page.getByLabel('First name').fill('Ana')
  await expect.poll(() => keptDrafts(page)).toContain('Ana')
  expect(await keptDrafts(page)).not.toContain('first-password-26')
  await page.reload()
  await expect(page.getByText('Restored what you had typed')).toBeVisible()
  await expect(page).toHaveURL(`${add}?step=admin`)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('User name')).toHaveValue('admin@orchard.example')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await previous(page).click()
  await expect(page.getByRole('treeitem', { name: 'Ithaca Location US/Eastern' })).toBeVisible()
  await next(page).click()
  await page.getByLabel('Password').fill('first-password-26')
  await submit(page).click()
  await expectInList(page, 'Orchard Lane')
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('a reload in the step of levels brings them back, until they are discarded', async ({
  page,
  openAs,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', add)
  await nameEnterprise(page, 'Cascade Noodle House', 'Custom business structure')
  await addNode(page, 'Create Root', { name: 'Corporation' })
  await addNode(page, 'Add Child to Corporation', { name: 'Store' })
  await expect.poll(() => keptDrafts(page)).toContain('Store')
  await page.reload()
  await expect(page.getByRole('treeitem', { name: 'Store' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('')
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('signing out takes what was typed away', async ({ page, openAs }) => {
  await openAs('admin', add)
  await page.getByLabel('Enterprise Name').fill('Orchard Lane')
  await expect.poll(() => keptDrafts(page)).toContain('Orchard Lane')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /Leave/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('leaving asks first, and Back goes through the steps', async ({ page, openAs }) => {
  await openAs('admin', list)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await nameEnterprise(page, 'Orchard Lane')
  await expect(heading(page, /Groupings/)).toBeVisible()
  await page.goBack()
  await expect(heading(page, /General/)).toBeVisible()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('Orchard Lane')
  await page.getByRole('link', { name: 'Enterprises' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('the new enterprise')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('Orchard Lane')
})

test('a double click adds one enterprise', async ({ page, openAs, prefer, callsTo }) => {
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await prefer('delay=300;operation=createEnterprise')
  await submit(page).dblclick()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expectInList(page, 'Orchard Lane')
  expect(callsTo('/enterprises').filter((call) => call.startsWith('POST'))).toHaveLength(1)
})
