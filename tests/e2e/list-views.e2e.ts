import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/console-test.ts'
import { chooseInMore, chooseInViews, countPushes, sortTimes } from '../support/list.ts'

// The table settings that are stored per user, tested on one list for all.

const list = '/admin-admin/enterprises'

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
  await chooseInMore(page, 'CSV')
  const file = await download
  expect(file.suggestedFilename()).toBe('enterprises.csv')
  const rows = await readFile(await file.path(), 'utf8')
  expect(rows).toBe('\uFEFFName\r\nFresh Fields Market\r\nStonebridge Market\r\n')
})

test('a saved view opens the list, and the whole list is still reachable', async ({
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

  // Views count too: the first is the hundredth address, and the others replace it.
  for (const change of ['Names up', 'All rows', 'Names up', 'All rows']) {
    await chooseInViews(page, change)
    await expect(page).toHaveURL(change === 'All rows' ? list : view)
  }
  expect(await pushes()).toBe(100)
  // So do the page's filters outside the table.
  await page.getByRole('link', { name: 'Harbor Grill', exact: true }).click()
  await page.getByLabel('Business structure').selectOption({ index: 1 })
  await expect(page).toHaveURL(/group=/)
  expect(await pushes()).toBe(101)
  expect(watch.errors.filter((text) => message.test(text))).toHaveLength(1)
})
