import { expect, now, test } from '../support/console-test.ts'
import { tabTo } from '../support/list.ts'

// Tables with the address, Back and a reload, tested on one list for all.

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
  await page.getByRole('button', { name: 'Try again' }).click()
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
  await expect(lastPage).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Page of 2' })).toHaveValue('2')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(list)
  await expect(firstPage).toBeVisible()
})

test('a list that shrinks shows the page that is then its last', async ({ page, openAs }) => {
  await openAs(
    'admin',
    '/admin-admin/scheduler?start=2026-11-09&end=2026-11-16&errors.page=2&errors.size=10',
  )
  const errors = page.getByRole('region', { name: 'Scheduler errors' })
  await expect(errors.getByText('21 to 27 of 27 rows')).toBeVisible({ timeout: 30_000 })
  await errors.getByRole('textbox', { name: 'Start day' }).fill('11/16/2026')
  await expect(errors.getByText('1 to 3 of 3 rows')).toBeVisible()
  await expect(errors.getByRole('row')).toHaveCount(4)
})

test('Back leads to the page on which a search was typed', async ({ page, openAs }) => {
  await openAs('admin', `${list}?page=1`)
  await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  await search.pressSequentially('ma')
  await search.press('Enter')
  await expect(page).toHaveURL(`${list}?search=ma`)
  await search.fill('maple')
  await expect(page).toHaveURL(`${list}?search=maple`)
  await page.goBack()
  await expect(page).toHaveURL(`${list}?page=1`)
  await expect(search).toHaveValue('')
})

test('a list that changes leaves the page where it is', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded()
  await expect(heading).not.toBeInViewport()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Zephyr Coffee Roasters')
  await expect(heading).not.toBeInViewport()
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
  // The clock is stopped while typing, so that a slow machine makes no difference.
  await page.clock.pauseAt(inAnHour)
  await search.pressSequentially('maple & m')
  expect(callsTo('/enterprises/search/findBySearch')).toEqual([])
  await page.clock.resume()
  await expect(page).toHaveURL(`${list}?search=maple+%26+m`)
  await expect(page.getByText('1 to 1 of 1 row')).toBeVisible()
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
  for (const name of ['Views', 'Columns', 'More for this list']) {
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

  for (const _ of ['More', 'Columns', 'Views', 'search']) await page.keyboard.press('Shift+Tab')
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  await expect(search).toBeFocused()
  await page.keyboard.type('maple')
  await expect(page.getByText('1 to 1 of 1 row')).toBeVisible()
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
