import { expect, expectAccessible, test } from '../support/console-test.ts'

const path = '/admin-devices/unregistered-devices'

test('devices of the last hour are found and refreshed by keyboard at 360 px', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', path)
  const lastHour = page.getByRole('button', { name: 'Last hour (5)' })
  await lastHour.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}?seen=hour`)
  await expect(page.getByText('1 to 5 of 5 rows')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(lastHour).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Older (7)' }).press('Enter')
  await expect(page.getByRole('link', { name: 'T3-39020' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).press('Shift')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Refreshed')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
