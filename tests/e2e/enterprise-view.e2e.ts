import { expect, expectAccessible, test } from '../support/console-test.ts'

// Wide enough for row buttons; narrower windows have a menu instead.
test.use({ viewport: { width: 1440, height: 900 } })

test('the devices of an enterprise are counted by how often they report', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', '/admin-admin/enterprises')
  await page
    .getByRole('link', { name: 'View', exact: true, description: 'Fresh Fields Market' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh Fields Market')
  await expect(page.getByText('fresh-fields-market')).toBeVisible()
  const table = page.getByRole('table', { name: 'Devices by reporting frequency' })
  await expect(table.getByRole('link').first()).toHaveText('01:00')

  await page.getByLabel('Business structure').selectOption({ index: 1 })
  await expect(page).toHaveURL(/group=\d+/)
  await expect.poll(() => callsTo('/devices/count-by-rate')).toHaveLength(2)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page).not.toHaveURL(/group=/)
})

test('a row opens the devices of its frequency, and Back closes them', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises/view/1')
  await page.getByRole('link', { name: '01:00' }).click()
  const dialog = page.getByRole('dialog', { name: 'Devices with reporting frequency 01:00' })
  await expect(dialog.getByRole('cell', { name: 'LHT65N-26148' })).toBeVisible()
  await dialog.getByLabel('Search devices').fill('lht')
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin-admin/enterprises/view/1')
  await page.goForward()
  await expect(dialog).toBeVisible()
})

test('the devices of a frequency can be opened by keyboard alone', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises/view/1')
  const table = page.getByRole('table', { name: 'Devices by reporting frequency' })
  await expect(table.getByRole('link').first()).toHaveText('01:00')
  const level = page.getByLabel('Business structure')
  await level.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/group=\d+/)
  await page.keyboard.press('ArrowUp')
  await expect(table.getByRole('link').first()).toHaveText('01:00')
  const link = table.getByRole('link', { name: '01:00' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Devices with reporting frequency 01:00' })
  await expect(dialog.getByRole('cell', { name: 'LHT65N-26148' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})
