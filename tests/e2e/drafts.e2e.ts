import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const add = '/admin-admin/enterprises/add'
const notice = 'Restored what you had typed'

/** All that the console keeps of half-filled forms in this browser. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('waypost-drafts')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const { result: database } = opening
    if (!database.objectStoreNames.contains('values')) return '[]'
    const reading = database.transaction('values').objectStore('values').getAll()
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    database.close()
    return JSON.stringify(reading.result)
  })

test('a half-filled wizard is there after a reload, until it is discarded or signed out', async ({
  page,
  openAs,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', add)
  const name = page.getByLabel('Enterprise Name')
  await name.fill('Blue Fig')
  await expect.poll(() => keptDrafts(page)).toContain('Blue Fig')
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(name).toHaveValue('Blue Fig')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue('')
  await expect.poll(() => keptDrafts(page)).toBe('[]')

  await name.fill('Red Fig')
  await expect.poll(() => keptDrafts(page)).toContain('Red Fig')
  await page.goto('/signout')
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})
