import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, now, test } from '../support/console-test.ts'

const list = '/admin-admin/enterprises'
const inAnHour = new Date(now.getTime() + 3_600_000)

test('pages lead on and back, and a reload stays', async ({ page, openAs, callsTo }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${list}?page=1`)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  expect(callsTo('/enterprises').at(-1)).toBe('GET /enterprises?page=1&size=20&sort=name,asc')
  await page.reload()
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
})

test('a typed page is held between the first and the last', async ({ page, openAs }) => {
  await openAs('admin', list)
  const field = page.getByRole('textbox', { name: 'Page' })
  await field.fill('99')
  await field.press('Enter')
  await expect(page).toHaveURL(`${list}?page=1`)
  await expect(field).toHaveValue('2')
  await field.fill('abc')
  await field.press('Enter')
  await expect(field).toHaveValue('2')
  await field.fill('-3')
  await field.press('Enter')
  await expect(page).toHaveURL(list)
})

test('an address beyond the last page leads to the last page', async ({ page, openAs }) => {
  await openAs('admin', `${list}?page=7`)
  await expect(page).toHaveURL(`${list}?page=1`)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
})

test('another page size starts at the first page', async ({ page, openAs, callsTo }) => {
  await openAs('admin', `${list}?page=1`)
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(page).toHaveURL(`${list}?size=50`)
  expect(callsTo('/enterprises').at(-1)).toBe('GET /enterprises?page=0&size=50&sort=name,asc')
})

test('a heading sorts, and sorts the other way', async ({ page, openAs, callsTo }) => {
  await openAs('admin', list)
  const heading = page.getByRole('columnheader', { name: 'Name' })
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(`${list}?sort=name%2Cdesc`)
  await expect
    .poll(() => callsTo('/enterprises').at(-1))
    .toBe('GET /enterprises?page=0&size=20&sort=name,desc')
  await expect(page.getByRole('row').nth(1)).toContainText('Zephyr Coffee Roasters')
})

test('Shift adds a second column to the sort', async ({ page, openAs, callsTo }) => {
  await openAs('admin', list)
  await page.getByRole('button', { name: 'Token' }).click({ modifiers: ['Shift'] })
  await expect
    .poll(() => callsTo('/enterprises').at(-1))
    .toBe('GET /enterprises?page=0&size=20&sort=name,asc&sort=token,asc')
})

test('a search waits for the typing to pause and is kept in the address', async ({
  page,
  openAs,
  callsTo,
}) => {
  await page.clock.install({ time: now })
  await openAs('admin', `${list}?page=1`)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  // The clock stands still while one types, however slow the machine is.
  await page.clock.pauseAt(inAnHour)
  await search.pressSequentially('maple & m')
  expect(callsTo('/enterprises/search/findBySearch')).toEqual([])
  await page.clock.resume()
  await expect(page).toHaveURL(`${list}?search=maple+%26+m`)
  await expect(page.getByText('1 to 1 of 1 rows')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Maple & Main', exact: true })).toBeVisible()
  expect(callsTo('/enterprises/search/findBySearch')).toEqual([
    'GET /enterprises/search/findBySearch?page=0&size=20&sort=name,asc&search=maple+&+m',
  ])
  await page.reload()
  await expect(search).toHaveValue('maple & m')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(list)
})

test('a search without a find says so', async ({ page, openAs }) => {
  await openAs('admin', `${list}?search=${encodeURIComponent('märket/1&2 #3')}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('an empty list says what would be here', async ({ page, openAs, prefer }) => {
  await prefer('example=empty;operation=listEnterprises')
  await openAs('admin', list)
  await expect(page.getByText('No enterprises yet')).toBeVisible()
})

test('a failed page keeps the address and can be tried again', async ({
  page,
  openAs,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/)
  expectConsoleError(/Unexpected failure/)
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await prefer('code=500;operation=listEnterprises')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  // The rows before stay, and so does the way back to them.
  await expect(page.getByRole('cell', { name: 'Harbor Grill', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alert')).toBeVisible()
  await prefer('')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
})

test('nonsense in the address falls back to the defaults', async ({ page, openAs, callsTo }) => {
  await openAs('admin', `${list}?page=banana&size=7&sort=secret,up&sort=name`)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  expect(callsTo('/enterprises').at(-1)).toBe('GET /enterprises?page=0&size=20&sort=name,asc')
})

test('the keyboard alone sorts, searches and pages', async ({ page, openAs }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Add' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Search enterprises' })).toBeFocused()
  for (const name of ['Views', 'Columns', 'CSV', 'Name']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?sort=name%2Cdesc`)

  for (const _ of ['CSV', 'Columns', 'Views', 'search']) await page.keyboard.press('Shift+Tab')
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  await expect(search).toBeFocused()
  await page.keyboard.type('maple')
  await expect(page.getByText('1 to 1 of 1 rows')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Maple & Main', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()

  const field = page.getByRole('textbox', { name: 'Page of 2' })
  await tabTo(page, field)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?page=1&sort=name%2Cdesc`)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?sort=name%2Cdesc`)
})

/** Presses Tab until an element has the focus; fails when there is none left that can have it. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1] })
}

test('a search that still waits is dropped when a record opens', async ({ page, openAs }) => {
  await page.clock.install({ time: now })
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/\/enterprises\/\d+$/, async (route) => {
    await held.promise
    await route.continue()
  })
  const record = page.getByRole('link', { name: 'Harbor Grill', exact: true })
  const address = await record.getAttribute('href')
  await page.clock.pauseAt(inAnHour)
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('maple')
  await record.press('Enter')
  // The record keeps one waiting for longer than the pause of the typing.
  await page.clock.fastForward(2_000)
  await page.clock.resume()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Grill')
  await expect(page).toHaveURL(address ?? '')
})

test('columns and row height are kept for the user', async ({ page, openAs }) => {
  await openAs('admin', list)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Token' }).click()
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Token' })).toBeHidden()
  const height = () =>
    page
      .getByRole('row')
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().height)
  const compact = await height()
  expect(compact).toBeLessThan(36)
  await page.reload()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Token' })).toBeHidden()
  await expect.poll(height).toBe(compact)
})

test('a saved view is a link, can open the list, and goes when it is deleted', async ({
  page,
  openAs,
}) => {
  const address = `${list}?columns=name&columns=token&search=market&sort=name%2Cdesc`
  const whole = `${list}?view=whole`
  await openAs('admin', `${list}?search=market&sort=name%2Cdesc`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Markets')
  await dialog.getByLabel('Open the list with this view').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)

  await page.goto(list)
  await expect(page).toHaveURL(address)
  await expect(page.getByText('1 to 2 of 2 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'All rows' }).click()
  await expect(page).toHaveURL(whole)
  await page.getByRole('button', { name: 'Views' }).click()
  const view = page.getByRole('menuitem', { name: 'Markets' })
  await expect(view).toHaveAttribute('href', address)
  await view.click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(whole)

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Manage views…' }).click()
  await page.getByRole('button', { name: 'Rename Markets' }).click()
  await page.getByLabel('New name').fill('Shops')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('button', { name: 'Delete Shops' }).click()
  await expect(page.getByText('You have no saved views.')).toBeVisible()
  await page.goto(list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await expect(page).toHaveURL(list)
})

test('Back and a reload restore the whole list although a view opens it', async ({
  page,
  openAs,
}) => {
  await openAs('admin', `${list}?search=market`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByLabel('Name').fill('Markets')
  await dialog.getByLabel('Open the list with this view').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'All rows' }).click()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.getByRole('link', { name: 'Harbor Grill', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Grill')
  await page.goBack()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()

  // So does a list that has come to ask for nothing.
  await page.goto(`${list}?page=1`)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(`${list}?view=whole`)
  await page.reload()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
})

test('CSV has the rows and the columns that are shown', async ({ page, openAs }) => {
  await openAs('admin', `${list}?search=market&columns=name`)
  await expect(page.getByText('1 to 2 of 2 rows')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('enterprises.csv')
  const rows = await readFile(await file.path(), 'utf8')
  expect(rows).toBe('\uFEFFName\r\nFresh Fields Market\r\nStonebridge Market\r\n')
})
