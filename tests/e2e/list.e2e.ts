import { readFile } from 'node:fs/promises'
import { expect, now, test } from '../support/console-test.ts'
import { chooseInViews, countPushes, sortTimes, tabTo } from '../support/list.ts'

// How a table works with the address, Back and a reload, tested on one list for all.

const list = '/admin-admin/enterprises'
const inAnHour = new Date(now.getTime() + 3_600_000)

test('page, size and sort stay in the address through Back and a reload', async ({
  page,
  openAs,
  callsTo,
  prefer,
  expectConsoleError,
}) => {
  const lastCall = () => callsTo('/enterprises').at(-1)
  const firstPage = page.getByText('1 to 20 of 24 rows')
  const lastPage = page.getByText('21 to 24 of 24 rows')
  const failure = page.getByRole('alert')
  expectConsoleError(/status of 500|Unexpected failure/)
  await openAs('admin', list)
  await expect(firstPage).toBeVisible()

  await prefer('code=500;operation=listEnterprises')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${list}?page=1`)
  await expect(failure).toBeVisible()
  // The old rows stay.
  await expect(page.getByRole('cell', { name: 'Harbor Grill', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(failure).toBeHidden()
  await expect(firstPage).toBeVisible()
  await page.goBack()
  await expect(failure).toBeVisible()
  await prefer('')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failure).toBeHidden()
  await expect(lastPage).toBeVisible()
  expect(lastCall()).toBe('GET /enterprises?page=1&size=20&sort=name,asc')

  await page.reload()
  await expect(lastPage).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(firstPage).toBeVisible()

  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(lastPage).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(page).toHaveURL(`${list}?size=50`)
  await expect.poll(lastCall).toBe('GET /enterprises?page=0&size=50&sort=name,asc')

  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(`${list}?size=50&sort=name%2Cdesc`)
  await expect.poll(lastCall).toBe('GET /enterprises?page=0&size=50&sort=name,desc')
  await expect(page.getByRole('row').nth(1)).toContainText('Zephyr Coffee Roasters')
  await page.getByRole('button', { name: 'Token' }).click({ modifiers: ['Shift'] })
  const both = 'GET /enterprises?page=0&size=50&sort=name,desc&sort=token,asc'
  await expect.poll(lastCall).toBe(both)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('Zephyr Coffee Roasters')
  expect(lastCall()).toBe(both)
  await page.goBack()
  await expect(page).toHaveURL(`${list}?size=50&sort=name%2Cdesc`)

  await page.goto(`${list}?page=banana&size=7&sort=secret,up&sort=name`)
  await expect(firstPage).toBeVisible()
  expect(lastCall()).toBe('GET /enterprises?page=0&size=20&sort=name,asc')

  await page.goto(`${list}?page=7`)
  await expect(page).toHaveURL(`${list}?page=1`)
  await expect(lastPage).toBeVisible()
})

test('a search waits for a pause and stays in the address until it is cleared', async ({
  page,
  openAs,
  callsTo,
}) => {
  await page.clock.install({ time: now })
  await openAs('admin', `${list}?page=1`)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  // The clock is fixed while typing, however slow the machine is.
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
  await search.fill('märket/1&2 #3')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(search).toHaveValue('märket/1&2 #3')
  await page.getByRole('button', { name: 'Clear search', exact: true }).click()
  await expect(page).toHaveURL(list)
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
  for (const name of ['Views', 'Columns', 'Print', 'CSV']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  const nameIn = (row: number) => page.getByRole('row').nth(row).locator('a[data-link]')
  await page.keyboard.press('Tab')
  await expect(nameIn(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(nameIn(3)).toBeFocused()
  // From the third row to the pager: one Tab.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Rows per page')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(nameIn(3)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const action = page.getByRole('row').nth(3).locator('[data-action]').first()
  await expect(action).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?sort=name%2Cdesc`)

  for (const _ of ['CSV', 'Print', 'Columns', 'Views', 'search'])
    await page.keyboard.press('Shift+Tab')
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

  // Within the rows: pages, the search, and an action by its letter.
  await tabTo(page, page.getByRole('button', { name: 'Name' }))
  await page.keyboard.press('ArrowDown')
  await expect(nameIn(1)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  await expect(nameIn(1)).toBeFocused()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await tabTo(page, nameIn(1))
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/enterprises\/edit\//)
})

test('a pending search is dropped when a record opens', async ({ page, openAs }) => {
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
  // The record takes longer to load than the search waits.
  await page.clock.fastForward(2_000)
  held.resolve()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Grill')
  await expect(page).toHaveURL(address ?? '')
})

test('columns and row height are kept, and CSV has what is shown', async ({ page, openAs }) => {
  await openAs('admin', list)
  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.click()
  await page.getByRole('menuitemcheckbox', { name: 'Token' }).click()
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await page.keyboard.press('Escape')
  await expect(columns).toBeFocused()
  const token = page.getByRole('columnheader', { name: 'Token' })
  await expect(token).toBeHidden()
  const row = page.getByRole('row').nth(1)
  const height = () => row.evaluate((each) => each.getBoundingClientRect().height)
  const compact = await height()
  expect(compact).toBeLessThan(36)
  await page.reload()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await expect(token).toBeHidden()
  await expect.poll(height).toBe(compact)

  await page.getByRole('textbox', { name: 'Search enterprises' }).fill('market')
  await expect(page.getByText('1 to 2 of 2 rows')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('enterprises.csv')
  const rows = await readFile(await file.path(), 'utf8')
  expect(rows).toBe('\uFEFFName\r\nFresh Fields Market\r\nStonebridge Market\r\n')
})

test('a saved view opens the list and leaves the whole list within reach', async ({
  page,
  openAs,
}) => {
  const address = `${list}?columns=name&columns=token&search=market&sort=name%2Cdesc`
  const whole = `${list}?view=whole`
  const allRows = page.getByText('1 to 20 of 24 rows')

  await openAs('admin', `${list}?search=market&sort=name%2Cdesc`)
  await chooseInViews(page, 'Save as a view…')
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

  await test.step('Back and a reload restore the whole list', async () => {
    await chooseInViews(page, 'All rows')
    await expect(page).toHaveURL(whole)
    await expect(allRows).toBeVisible()
    await page.getByRole('link', { name: 'Harbor Grill', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Grill')
    await page.goBack()
    await expect(allRows).toBeVisible()
    await page.reload()
    await expect(allRows).toBeVisible()

    await page.getByRole('button', { name: 'Views' }).click()
    const view = page.getByRole('menuitem', { name: 'Markets' })
    await expect(view).toHaveAttribute('href', address)
    await view.click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(whole)

    // Paging back to the first page shows the whole list too.
    await page.goto(`${list}?page=1`)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(page).toHaveURL(whole)
    await page.reload()
    await expect(allRows).toBeVisible()
  })

  await test.step('renamed and deleted', async () => {
    await chooseInViews(page, 'Manage views…')
    await page.getByRole('button', { name: 'Rename Markets' }).click()
    await page.getByLabel('New name').fill('Shops')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Shops' }).click()
    await expect(page.getByText('You have no saved views.')).toBeVisible()
    await page.goto(list)
    await expect(allRows).toBeVisible()
    await expect(page).toHaveURL(list)
  })
})

test('a visit adds 100 list addresses to the history, then says once that it adds no more', async ({
  page,
  openAs,
  watch,
  expectConsoleError,
}) => {
  const message = /A visit keeps 100 addresses of lists/
  const view = `${list}?columns=name&columns=token`
  expectConsoleError(message)
  const pushes = await countPushes(page)
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await chooseInViews(page, 'Save as a view…')
  await page.getByRole('dialog').getByLabel('Name').fill('Names up')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const heading = page.getByRole('columnheader', { name: 'Name' })
  await sortTimes(heading, 99)
  await expect(heading).toHaveAttribute('aria-sort', 'descending')

  // Views count too: the first is the hundredth address; the others replace it.
  for (const change of ['Names up', 'All rows', 'Names up', 'All rows']) {
    await chooseInViews(page, change)
    await expect(page).toHaveURL(change === 'All rows' ? list : view)
  }
  expect(await pushes()).toBe(100)
  // So do filters of a page outside its table.
  await page.getByRole('link', { name: 'Harbor Grill', exact: true }).click()
  await page.getByLabel('Business structure').selectOption({ index: 1 })
  await expect(page).toHaveURL(/group=/)
  expect(await pushes()).toBe(101)
  expect(watch.errors.filter((text) => message.test(text))).toHaveLength(1)
})
