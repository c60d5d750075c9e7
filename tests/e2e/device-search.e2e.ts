import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/console-test.ts'
import { chooseInMore } from '../support/list.ts'

const path = '/admin-devices/search'

test('the keyboard alone finds a device, its issues and its earlier searches at 360 px', async ({
  page,
  openAs,
  callsTo,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', path)
  const box = page.getByRole('textbox', { name: 'Serial Number' })
  await box.focus()
  await page.keyboard.type('a8404100002f003c')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}?serialNumber=a8404100002f003c`)
  await expect(page.getByRole('heading', { name: 'Issues' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'A8404100002F003C' })).toBeVisible()
  // The next scanned code replaces the previous one.
  await page.keyboard.type('LHT65N-26148')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: 'A8404100001A2B0C' })
  await expect(card).toContainText('Fresh Fields Market, Albany – Central Ave')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.goBack()
  await expect(page.getByText('1 device matches a8404100002f003c')).toBeVisible()
  await expect(box).toHaveValue('a8404100002f003c')
  await page.reload()
  await expect(page.getByText('1 device matches a8404100002f003c')).toBeVisible()
  await page.getByRole('link', { name: 'LHT65N-26148' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  expect(callsTo('/commissioning/device-search')).toContain(
    'GET /commissioning/device-search?serialNumber=LHT65N-26148',
  )
  await card.getByRole('link', { name: 'View commissioned device' }).focus()
  await page.keyboard.press('Shift')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-devices\/fleets\/device\/view\/b006c93f/)
})

test('pasted serial numbers become one table, its CSV, and the way to unregistered devices', async ({
  page,
  openAs,
  callsTo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs('admin', path)
  await page
    .getByRole('textbox', { name: 'Serial Number' })
    .fill('LHT65N-26148\r\nlht65n-26148\nT3-39020\tA84041FF00005902, LHT65N-26111')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  // Announced to screen readers too, once all searches are done.
  const summary = page.getByText('4 of 4 searched, 3 found, 1 not found').first()
  await expect(summary).toBeVisible()
  expect(callsTo('/commissioning/device-search')).toEqual(
    ['LHT65N-26148', 'T3-39020', 'A84041FF00005902', 'LHT65N-26111'].map(
      (serial) => `GET /commissioning/device-search?serialNumber=${serial}`,
    ),
  )
  await page.getByLabel('Filter by Result').selectOption('Found')
  await expect(page.getByText('1 to 3 of 3 rows')).toBeVisible()
  const download = page.waitForEvent('download')
  await chooseInMore(page, 'CSV')
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^LHT65N-26148,Found,A8404100001A2B0C,"Nov 13, 2026, /)

  await page.getByLabel('Filter by Result').selectOption('Any')
  await page.getByRole('link', { name: 'Unregistered devices', description: 'T3-39020' }).click()
  await expect(page.getByRole('link', { name: 'T3-39020', exact: true })).toBeVisible()
  await page.goBack()
  await expect(summary).toBeVisible()
})
