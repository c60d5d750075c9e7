import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { writeZip } from '../../mocks/world/write-zip.ts'
import { expect, expectAccessible, now, test } from '../support/console-test.ts'
import { slowUploads } from '../support/slow-uploads.ts'

const setup = '/admin-admin/setup'
const sample = (name: string) => `mocks/files/setup-${name}.zip`

const archive = (page: Page) => page.locator('input[type="file"]')
const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const lines = (page: Page) =>
  result(page)
    .getByRole('table', { name: 'Entries that were not added' })
    .getByRole('rowgroup')
    .last()
    .getByRole('row')

async function importSample(page: Page, name: string) {
  await archive(page).setInputFiles(sample(name))
  await importButton(page).click()
}

/** An archive that takes a slow line a while. */
async function largeArchive() {
  const rows = Array.from({ length: 30_000 }, (_, row) => `Nobody,A,B,user${row}@nobody.example`)
  const text = ['enterprise,first_name,last_name,username', ...rows].join('\n')
  const zip = writeZip([{ name: 'users.csv', text }], now)
  return {
    name: 'large.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await zip.arrayBuffer()),
  }
}

test('an archive is imported, and what it names is there', async ({ page, openAs }) => {
  await openAs('admin', setup)
  await expect(page).toHaveTitle(/^Bulk Import/)
  await importSample(page, 'autumn-openings')
  await expect(result(page)).toContainText('Everything was added')
  await expect(result(page)).toContainText('All entries of setup-autumn-openings.zip were added.')
  await expect(result(page).getByRole('heading', { name: 'Result' })).toBeFocused()
  await result(page).getByRole('link', { name: 'View enterprises' }).click()
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('lantern')
  await expect(page.getByRole('cell', { name: 'Lantern Noodles', exact: true })).toBeVisible()
})

test('what could not be added is listed, searched and downloaded', async ({ page, openAs }) => {
  await openAs('admin', setup)
  await importSample(page, 'with-errors')
  await expect(result(page)).toContainText('Imported, with 3 errors')
  await expect(lines(page)).toHaveCount(3)
  for (const text of ['locations.csv', '3', 'Grouping name is not unique: Tampa – Bayshore']) {
    await expect(lines(page).first()).toContainText(text)
  }
  await result(page).getByRole('textbox', { name: 'Search entries' }).fill('estern')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText('The time zone US/Estern is not known')
  await result(page).getByRole('textbox', { name: 'Search entries' }).fill('')
  await expect(lines(page)).toHaveCount(3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toBe(
    '\uFEFFFile,Row,Problem\r\n' +
      'locations.csv,3,Grouping name is not unique: Tampa – Bayshore\r\n' +
      'locations.csv,4,The time zone US/Estern is not known\r\n' +
      'users.csv,2,Another user has the username owen.castellano@harborgrill.example\r\n',
  )
})

test('an archive that adds nothing says why, and the next one can follow', async ({
  page,
  openAs,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/importSetup: The archive could not be imported/)
  await openAs('admin', setup)
  await importSample(page, 'without-column')
  await expect(page.getByRole('alert')).toContainText('Nothing was added')
  await expect(page.getByRole('alert')).toContainText(
    'The archive could not be imported: enterprises.csv has no column name.',
  )
  await expect(lines(page)).toHaveCount(1)
  await importSample(page, 'autumn-openings')
  await expect(result(page)).toContainText('Everything was added')
  await expect(page.getByRole('alert')).toBeHidden()
  expect(callsTo('/setup')).toEqual(['POST /setup', 'POST /setup'])
})

test('an archive can be dropped', async ({ page, openAs }) => {
  await openAs('admin', setup)
  await expect(importButton(page)).toBeVisible()
  const bytes = [...(await readFile(sample('autumn-openings')))]
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'dropped.zip'))
    return transfer
  }, bytes)
  const zone = page.getByRole('button', { name: /ZIP archive/ })
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(type, { dataTransfer: dropped })
  }
  await expect(page.getByText('dropped.zip')).toBeVisible()
  await importButton(page).click()
  await expect(result(page)).toContainText('All entries of dropped.zip were added.')
})

for (const [name, content, complaint] of [
  ['openings.csv', 'name', 'openings.csv cannot be taken: choose a ZIP file.'],
  ['openings.zip', 'name', 'openings.zip is not a ZIP archive.'],
  ['empty.zip', '', 'empty.zip is empty.'],
] as const) {
  test(`${name} with "${content}" is refused before it is sent`, async ({
    page,
    openAs,
    callsTo,
  }) => {
    await openAs('admin', setup)
    const file = { name, mimeType: 'application/zip', buffer: Buffer.from(content) }
    await archive(page).setInputFiles(file)
    await importButton(page).click()
    await expect(page.getByText(complaint)).toBeVisible()
    expect(callsTo('/setup')).toEqual([])
  })
}

test('an import without an archive asks for one', async ({ page, openAs, callsTo }) => {
  await openAs('admin', setup)
  await importButton(page).click()
  await expect(page.getByText('Choose a ZIP archive.')).toBeVisible()
  expect(callsTo('/setup')).toEqual([])
})

test('the progress of a large archive is shown, and it can be cancelled', async ({
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
  await expect(result(page)).toContainText('The import was cancelled')
  await expect(result(page)).toContainText('Nothing was added')
  await letGo()
  await importSample(page, 'autumn-openings')
  await expect(result(page)).toContainText('Everything was added')
})

test('an import that the server works on can be given up', async ({ page, openAs, prefer }) => {
  await openAs('admin', setup)
  await prefer('delay=30000;operation=importSetup')
  await importSample(page, 'autumn-openings')
  await expect(page.getByText('The server is importing setup-autumn-openings.zip')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(result(page)).toContainText('The server may have added the archive')
})

test('a double click on Import sends the archive once', async ({ page, openAs, callsTo }) => {
  await openAs('admin', setup)
  await archive(page).setInputFiles(sample('autumn-openings'))
  await importButton(page).dblclick()
  await expect(result(page)).toContainText('Everything was added')
  expect(callsTo('/setup')).toEqual(['POST /setup'])
})

test('a failure without the server’s words is an unexpected error', async ({
  page,
  openAs,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 409/)
  await openAs('admin', setup)
  await prefer('code=409;operation=importSetup')
  await importSample(page, 'autumn-openings')
  await expect(page.getByRole('alert')).toContainText('Unexpected error occurred')
  await expect(page.getByRole('alert')).toContainText('Another import is running.')
})

test('a gateway that gave up says nothing of what the server still adds', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 504/)
  await openAs('admin', setup)
  // The sandbox gives no answer that the contract does not declare; a gateway before the server may.
  await page.route(
    ({ pathname }) => pathname === '/setup',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 504, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.fallback(),
  )
  await importSample(page, 'autumn-openings')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The import was interrupted')
  await expect(alert).toContainText('The server may have added the archive')
  await expect(alert).not.toContainText('Nothing was added')
})

test('the server’s own words for a failure are shown', async ({
  page,
  openAs,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/)
  expectConsoleError(/Unexpected failure while reading/)
  await openAs('admin', setup)
  await prefer('code=500;operation=importSetup')
  await importSample(page, 'autumn-openings')
  await expect(page.getByRole('alert')).toContainText('Unexpected failure while reading')
  await expect(page.getByText('Unexpected error occurred')).toBeHidden()
})

test('a broken connection keeps the archive for another try', async ({
  page,
  openAs,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_/)
  await openAs('admin', setup)
  await prefer('fault=drop;operation=importSetup')
  await importSample(page, 'autumn-openings')
  await expect(page.getByRole('alert')).toContainText('The import was interrupted')
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await prefer('')
  await importButton(page).click()
  await expect(result(page)).toContainText('Everything was added')
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

test('the keyboard alone imports an archive', async ({ page, openAs }) => {
  await openAs('admin', setup)
  await expect(importButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(archive(page)).toBeFocused()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.keyboard.press('Space'),
  ])
  await chooser.setFiles(sample('autumn-openings'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(importButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('Everything was added')
})

test('who may not open it is led elsewhere', async ({ page, openAs }) => {
  await openAs('staff', setup)
  await expect(page).toHaveURL('/monitoring/locations')
})

test('the screen has no accessibility fault', async ({ page, openAs }) => {
  await openAs('admin', setup)
  await importSample(page, 'with-errors')
  await expect(result(page)).toContainText('Imported, with 3 errors')
  await expectAccessible(page)
})
