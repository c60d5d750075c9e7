import type { Page } from '@playwright/test'
import { zipOf } from '../../mocks/world/zip.ts'
import { expect, now, test } from '../support/console-test.ts'
import { slowUploads } from '../support/slow-uploads.ts'

const setup = '/admin-admin/setup'
const sample = (name: string) => `mocks/files/setup-${name}.zip`

const archive = (page: Page) => page.locator('input[type="file"]')
const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

async function importSample(page: Page, name: string) {
  await archive(page).setInputFiles(sample(name))
  await importButton(page).click()
}

/** An archive that takes a while to upload on a slow connection. */
async function largeArchive() {
  const rows = Array.from({ length: 30_000 }, (_, row) => `Nobody,A,B,user${row}@nobody.example`)
  const text = ['enterprise,first_name,last_name,username', ...rows].join('\n')
  const zip = zipOf({ 'users.csv': text }, { modified: now, packed: false })
  return {
    name: 'large.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await zip.arrayBuffer()),
  }
}

test('an archive is imported, and its records exist', async ({ page, openAs }) => {
  await openAs('admin', setup)
  await expect(page).toHaveTitle(/^Bulk Import/)
  await importSample(page, 'autumn-openings')
  await expect(result(page)).toContainText('Import succeeded')
  await expect(result(page)).toContainText('All entries in setup-autumn-openings.zip were added.')
  await expect(result(page).getByRole('heading', { name: 'Result' })).toBeFocused()
  await result(page).getByRole('link', { name: 'View enterprises' }).click()
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('lantern')
  await expect(page.getByRole('cell', { name: 'Lantern Noodles', exact: true })).toBeVisible()
})

test('the progress of a large archive is shown, and it can be canceled', async ({
  page,
  openAs,
}) => {
  await openAs('admin', setup)
  await archive(page).setInputFiles(await largeArchive())
  const letGo = await slowUploads(page, 100_000)
  await importButton(page).click()
  const bar = page.getByRole('progressbar', { name: 'Sending large.zip' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(result(page)).toContainText('The import was canceled')
  await expect(result(page)).toContainText('Nothing was added')
  await letGo()
  await importSample(page, 'autumn-openings')
  await expect(result(page)).toContainText('Import succeeded')
})

test('leaving during an import asks first', async ({ page, openAs, prefer }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await openAs('admin', setup)
  await prefer('delay=30000;operation=importSetup')
  await importSample(page, 'autumn-openings')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('link', { name: 'Enterprises' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave during the import?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(setup)
  await page.getByRole('link', { name: 'Enterprises' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin-admin/enterprises')
})
