import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { chooseInMore } from '../support/list.ts'

const screen = (enterpriseId: number) => `/admin-admin/enterprises/${enterpriseId}/cellular`
const freshFields = 1
const threeMonths = 'ending=2026-10-31&starting=2026-08-01&usage=past'
const past = '/cellular/hologram/usage/past'

const check = (page: Page) => page.getByRole('button', { name: 'Check' })

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('rowgroup').last().getByRole('row')

async function chooseDates(page: Page, starting: string, ending: string) {
  await fillDate(page, 'Start date', starting)
  await fillDate(page, 'End date', ending)
}

/** Types a date as a user does: month, day, year. */
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
  await expect(page).toHaveTitle(/^Cellular usage for Fresh Fields Market/)
  await expect(page.getByRole('radio', { name: 'Past usage' })).toBeChecked()
  await chooseDates(page, '08/01/2026', '10/31/2026')
  await check(page).click()
  await expect(page).toHaveURL(`${screen(freshFields)}?${threeMonths}`)
  await expect(page.getByText('2.2 GB in 616 sessions over 4 SIMs')).toBeVisible()
  const first = rows(page, 'Past usage').first()
  for (const text of ['August 2026', '981203', '71', '412.9 MB']) {
    await expect(first).toContainText(text)
  }
  const chart = page.getByRole('application', { name: 'Data usage by month' })
  await chart.focus()
  await expect(page.getByText(/^August 2026 740\.2\sMB$/)).toBeVisible()
  expect(callsTo(past)).toEqual([`GET ${past}?tagId=701&starting=2026-08-01&ending=2026-10-31`])
})

test('a check has its own address, Back returns to the previous one, and the CSV has exact numbers', async ({
  page,
  openAs,
}) => {
  await openAs('admin', `${screen(freshFields)}?${threeMonths}`)
  await expect(page.getByText('616 sessions over 4 SIMs')).toBeVisible()
  await page.getByRole('radio', { name: 'Current usage' }).check()
  await check(page).click()
  await expect(page).toHaveURL(`${screen(freshFields)}?usage=current`)
  await expect(page.getByText('290.3 MB over 4 SIMs')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMore(page, 'CSV')])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(
    'SIM,Period end,Data (bytes),Estimate at period end (bytes),Periods ago,Record\r\n',
  )
  expect(csv).toContain('440001,"Dec 1, 2026, 12:00 AM EST",198447602,385662321,0,981300\r\n')
  await page.goBack()
  await expect(page.getByText('616 sessions over 4 SIMs')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Past usage' })).toBeChecked()
  await page.reload()
  await expect(page.getByText('616 sessions over 4 SIMs')).toBeVisible()
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
  await expect(page.getByText('290.3 MB over 4 SIMs')).toBeVisible()
  await expect(check(page)).toBeFocused()
  // On the 16th at ten, 371 of the 721 hours of November have passed: 290,271,804 bytes × 721 / 371.
  const forecast = page.getByRole('region', { name: 'Forecast' })
  await expect(forecast.getByText(/^51%, 15\.5 of 30 days, until Dec 1, 2026/)).toBeVisible()
  await expect(forecast.getByText('564.1 MB', { exact: true }).first()).toBeVisible()
})
