import { expect, expectAccessible, test } from '../support/console-test.ts'

const path = '/admin-devices/ad-hoc-command'

test('a command is refused, corrected and run by keyboard', async ({
  page,
  openAs,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 422|status of 409/)
  await openAs('admin', path)
  const run = page.getByRole('button', { name: 'Run' })
  await expect(run).toBeDisabled()
  await page.getByRole('textbox', { name: 'Device' }).focus()
  await page.keyboard.type('LHT65N-26111')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Date' }).first()).toBeFocused()
  await page.getByRole('textbox', { name: 'Start' }).focus()
  await page.keyboard.type('1794841200')
  await expect(page.getByText(/^Nov 16, 2026, /)).toBeVisible()
  await page.getByRole('textbox', { name: 'End' }).focus()
  await page.keyboard.type('1794837600')
  await expect(page.getByText('The end should be after the start.')).toBeVisible()
  await expect(page.getByText('Device 5003')).toBeVisible()
  // The input survives a reload.
  await page.reload()
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible()
  await page.getByRole('textbox', { name: 'End' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Must be after the start.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1794844800', { delay: 120 })
  await page.keyboard.press('Enter')
  await expect(page.getByText('The command was sent')).toBeVisible()
  await expectAccessible(page)
  expect(callsTo('/devices/5003/ad-hoc-command')).toHaveLength(2)

  // The commands of this visit stay when other screens are opened.
  await page.getByRole('link', { name: 'Unregistered devices' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unregistered devices' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 to 2 of 2 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).first().click()
  const again = page.getByRole('alertdialog', { name: 'Send this command again?' })
  await again.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('row', { name: /is still running/ })).toBeVisible()
})

test('a command to many devices is sent to each once, whatever answers a reload loses', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('admin', path)
  await page.getByRole('button', { name: 'Several devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resend readings' })
  const places = ['111', '333', '370', '481', '518', '629', '666', '777']
  await dialog
    .getByRole('textbox', { name: 'Serial numbers' })
    .fill(places.map((place) => `LHT65N-26${place}`).join('\n'))
  await dialog.getByRole('button', { name: 'Check devices' }).click()
  const sent: string[] = []
  let isLeft = false
  await context.route('**/ad-hoc-command', async (route) => {
    sent.push(route.request().url())
    if (isLeft) return route.continue()
    await route.fetch()
  })
  await page.getByRole('button', { name: 'Send to 8 devices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 8 devices' }).click()
  await expect.poll(() => sent.length).toBe(4)
  isLeft = true
  const other = await context.newPage()
  await other.goto('/user/profile')
  const mark = other.getByRole('button', { name: /^Background work/ })
  await expect(mark).toBeVisible()
  // The other tab goes on, now that it waits for the work.
  await page.reload()
  await expect(mark).toHaveText(/4 done, \d left, 4 failed/)
  await mark.click()
  await other.getByRole('link', { name: 'Resend readings' }).click()
  await expect(other.getByRole('row', { name: /No response.*Failed/ })).toHaveCount(4)
  await expect(other.getByRole('button', { name: 'Include all (4)' })).toBeVisible()
  expect(new Set(sent).size).toBe(8)
  expect(sent).toHaveLength(8)
})
