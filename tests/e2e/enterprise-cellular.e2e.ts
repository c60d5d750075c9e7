import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const screen = (enterpriseId: number) => `/admin-admin/enterprises/${enterpriseId}/cellular`
const [freshFields, harborGrill, copperKettle, valleVerde] = [1, 2, 4, 5]
const threeMonths = 'ending=2026-10-31&starting=2026-08-01&usage=past'
const calls = {
  tags: '/cellular/hologram/devices/tags',
  past: '/cellular/hologram/usage/past',
  current: '/cellular/hologram/usage/current',
}

const check = (page: Page) => page.getByRole('button', { name: 'Check' })

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('rowgroup').last().getByRole('row')

async function chooseDates(page: Page, starting: string, ending: string) {
  await fillDate(page, 'Start date', starting)
  await fillDate(page, 'End date', ending)
}

/** Types a date as people do: month, day, year. */
async function fillDate(page: Page, label: string, text: string) {
  const field = page.getByRole('textbox', { name: label })
  await field.fill(text)
  await field.press('Tab')
}

test('past usage is checked from day to day, with totals and a chart by month', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', screen(freshFields))
  await expect(page).toHaveTitle(/^Cellular usage of Fresh Fields Market/)
  await expect(page.getByRole('radio', { name: 'Past usage' })).toBeChecked()
  await chooseDates(page, '08/01/2026', '10/31/2026')
  await check(page).click()
  await expect(page).toHaveURL(`${screen(freshFields)}?${threeMonths}`)
  await expect(page.getByText('2.2 GB in 616 sessions over 4 links')).toBeVisible()
  const first = rows(page, 'Past usage').first()
  for (const text of ['August 2026', '981203', '71', '412.9 MB']) {
    await expect(first).toContainText(text)
  }
  await expect(page.getByTitle('August 2026: 740.2 MB')).toBeVisible()
  expect(callsTo(calls.past)).toEqual([
    `GET ${calls.past}?tagId=701&starting=2026-08-01&ending=2026-10-31`,
  ])
})

test('a check is a link, and Back leads to the check before', async ({ page, openAs }) => {
  await openAs('admin', `${screen(freshFields)}?${threeMonths}`)
  await expect(page.getByText('616 sessions over 4 links')).toBeVisible()
  await page.getByRole('radio', { name: 'Current usage' }).check()
  await check(page).click()
  await expect(page).toHaveURL(`${screen(freshFields)}?usage=current`)
  await expect(page.getByText('290.3 MB over 4 links')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('616 sessions over 4 links')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Past usage' })).toBeChecked()
  await page.reload()
  await expect(page.getByText('616 sessions over 4 links')).toBeVisible()
})

test('current usage is told in US Eastern, and a zero date is N/A', async ({ page, openAs }) => {
  await openAs('admin', screen(freshFields))
  await page.getByRole('radio', { name: 'Current usage' }).check()
  await check(page).click()
  await expect(rows(page, 'Current usage')).toHaveCount(4)
  await expect(rows(page, 'Current usage').first()).toContainText('Dec 1, 2026, 12:00 AM EST')
  await expect(rows(page, 'Current usage').first()).toContainText('198.4 MB')
  await expect(rows(page, 'Current usage').last()).toContainText('N/A')
})

test('usage without a month is N/A, and belongs to the total', async ({ page, openAs }) => {
  await openAs('admin', `${screen(harborGrill)}?ending=2026-10-31&starting=2026-10-01&usage=past`)
  await expect(rows(page, 'Past usage')).toHaveCount(4)
  await expect(rows(page, 'Past usage').last()).toContainText('N/A')
  // The rows of October have 156 of the sessions.
  await expect(page.getByText('755 MB in 158 sessions over 3 links')).toBeVisible()
})

test('both dates are required', async ({ page, openAs, callsTo }) => {
  await openAs('admin', screen(freshFields))
  await check(page).click()
  await expect(page.getByText('Start Date Required')).toBeVisible()
  await expect(page.getByText('End Date Required')).toBeVisible()
  expect(callsTo(calls.tags)).toEqual([])
})

test('an end before the start, and a month that is not over, are refused', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', screen(freshFields))
  await chooseDates(page, '10/02/2026', '10/01/2026')
  await check(page).click()
  await expect(page.getByText('Choose Oct 2, 2026 or later.')).toBeVisible()
  await chooseDates(page, '10/02/2026', '11/01/2026')
  await check(page).click()
  await expect(page.getByText('Choose Oct 31, 2026 or earlier.')).toBeVisible()
  expect(callsTo(calls.tags)).toEqual([])
})

test('nonsense in the address checks nothing', async ({ page, openAs, callsTo }) => {
  await openAs('admin', `${screen(freshFields)}?usage=past&starting=2026-02-30&ending=2027-01-01`)
  await expect(check(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Data usage' })).toBeHidden()
  expect(callsTo(calls.tags)).toEqual([])
})

test('an enterprise without a tag is told so', async ({ page, openAs, callsTo }) => {
  await openAs('admin', `${screen(copperKettle)}?usage=current`)
  await expect(page.getByRole('alert')).toContainText('No such tag was found')
  await expect(page.getByText('no tag named copper-kettle-diners')).toBeVisible()
  expect(callsTo(calls.current)).toEqual([])
})

for (const address of ['usage=current', threeMonths]) {
  test(`a refusal of the provider is a failed lookup (${address})`, async ({ page, openAs }) => {
    await openAs('admin', `${screen(valleVerde)}?${address}`)
    await expect(page.getByRole('alert')).toContainText('API lookup failed')
    await expect(page.getByRole('alert')).toContainText('did not answer in time')
  })
}

for (const operation of ['listCellularTags', 'getCurrentCellularUsage']) {
  test(`a failure of ${operation} is a failed lookup, and Check tries again`, async ({
    page,
    openAs,
    prefer,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 500/)
    expectConsoleError(/Unexpected failure/)
    await prefer(`code=500;operation=${operation}`)
    await openAs('admin', `${screen(freshFields)}?usage=current`)
    await expect(page.getByRole('alert')).toContainText('API lookup failed')
    await prefer('')
    await check(page).click()
    await expect(page.getByText('290.3 MB over 4 links')).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
}

test('the usage is downloaded with exact numbers and their unit', async ({ page, openAs }) => {
  await openAs('admin', `${screen(freshFields)}?usage=current`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('Link,Period end,Data (bytes),Periods back,Record\r\n')
  expect(csv).toContain('440001,"Dec 1, 2026, 12:00 AM EST",198447602,0,981300\r\n')
})

test('an enterprise that does not exist is told so at its address', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  expectConsoleError(/This record no longer exists/)
  await openAs('admin', screen(999))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page).toHaveURL(screen(999))
})

test('the keyboard alone checks current usage', async ({ page, openAs }) => {
  await openAs('admin', screen(freshFields))
  await expect(check(page)).toBeVisible()
  await page.getByRole('radio', { name: 'Past usage' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Current usage' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(check(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('290.3 MB over 4 links')).toBeVisible()
  await expect(check(page)).toBeFocused()
})

test('who may not open it is led elsewhere', async ({ page, openAs, expectConsoleError }) => {
  expectConsoleError(/status of 403/)
  await openAs('staff', screen(freshFields))
  await expect(page).toHaveURL('/monitoring/locations')
})
