import type { Page } from '@playwright/test'
import { expect } from '../support/console-test.ts'
import { test } from '../support/released-host.ts'

// A tab from yesterday with today's build and API.

const newVersion = 'A new version of the console is available.'

test('a tab from yesterday works during a release, reports the new version afterwards, and loses nothing', async ({
  page,
  openAs,
  host,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404|dynamically imported module|ApiError/)
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', `${host.url}/admin-devices/fleets`)
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()

  // Data of older versions: a draft with a field, and a view with a column, that no longer exist.
  await store(page, 'waypost-drafts', 'fleet-add', { description: 'Night shift', shelf: 'B 12' })
  const view = { name: 'Mine', search: '', sort: ['gone,asc'], filters: { gone: '1' }, columns: [] }
  await store(page, 'waypost-settings', 'table enterprises', { views: [view], defaultView: 'Mine' })

  await host.addParts()
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible()
  await expect(page.getByText('The form no longer has a field for: B 12')).toBeVisible()
  await page.getByLabel('Description').fill('Night shift of Harbor Grill')

  await host.replace()
  await page.keyboard.press('Control+k')
  await expect(page.getByText(newVersion)).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Night shift of Harbor Grill')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.goto(`${host.url}/admin-admin/system-versions`)
  await expect(page.getByText('7.7.7')).toBeVisible()
  await page.goto(`${host.url}/admin-admin/enterprises`)
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  await expect(page.getByText('The view “Mine” uses a column or filter')).toBeVisible()
})

test('an answer that an old console does not understand offers the new version', async ({
  page,
  openAs,
  host,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404|ApiError/)
  await openAs('admin', `${host.url}/admin-admin/users`)
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  await host.replace()
  await prefer('fault=off-contract;operation=listUsers')
  await page.getByRole('button', { name: 'Next page' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('does not understand')
  await expect(alert).toContainText(newVersion)
  await prefer('')
  await alert.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText(/21 to \d+ of/)).toBeVisible()
})

test('a page whose parts are gone reloads once, and then reports it', async ({
  page,
  host,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await host.replace()
  host.mixFor(1)
  await page.goto(`${host.url}/signin`)
  // The sign-in screen is in the page, so it is there before the page is loaded again.
  await expect.poll(() => host.pages()).toBe(2)
  await expect(page.locator('#root').getByRole('button', { name: 'Sign in' })).toBeVisible()

  host.mixFor(Infinity)
  await page.goto(`${host.url}/signin`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The console cannot start')
  host.mixFor(0)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

/** Stores a value for the administrator as an older version of the console did. */
async function store(page: Page, database: string, key: string, value: object) {
  await page.evaluate(
    ([name, entry, stored]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onerror = () => reject(new Error(name))
        request.onupgradeneeded = () => request.result.createObjectStore('values')
        request.onsuccess = () => {
          const change = request.result.transaction('values', 'readwrite')
          change.objectStore('values').put(stored, [1, entry])
          change.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [database, key, value] as const,
  )
}
