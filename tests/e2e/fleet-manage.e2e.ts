import { expect, expectAccessible, test } from '../support/console-test.ts'
import { tabTo } from '../support/list.ts'
import { loseFleetAnswers } from '../support/lost-answer.ts'

test('a device is removed and added again; a refusal is shown and the table refetched', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', '/admin-devices/fleets')
  await page
    .getByRole('link', { name: 'Manage', description: 'Fresh Fields pilot – Albany and Buffalo' })
    .click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to remove the device?',
  })
  const removeDevice = async (macAddress: string) => {
    await page.getByRole('button', { name: 'Remove', description: macAddress }).click()
    await expect(question).toContainText(macAddress)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(question).toBeHidden()
  }
  await removeDevice('A8404180003A002E')
  await expect(
    page.getByText(/^A8404180003A002E was not removed. The device's radio key could not/),
  ).toBeVisible()
  await expect.poll(() => callsTo('/commissioning/fleets/301').length).toBe(2)
  await expect(page.getByRole('row', { name: /A8404180003A002E/ })).toContainText('Commissioned')

  await removeDevice('A8404180003A0011')
  await expect(page.getByText('Device removed.')).toBeVisible()
  const row = page.getByRole('row', { name: /A8404180003A0011/ })
  await expect(row).toContainText('Removed')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Reinventory/ }).click()
  await expect(page.getByText('Reinventoried.')).toBeVisible()
  await expect(row).toContainText('Reinventoried')

  // Back skips a closed dialog.
  await page.getByRole('button', { name: 'Edit description' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit description' })
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await expect(page).toHaveURL(/dialog=edit/)
  await page.reload()
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/admin-devices/fleets')
})

test('the keyboard alone adds a device of 5,000 to a fleet of 3,000', async ({
  page,
  openAs,
  sandbox,
}) => {
  await sandbox('POST', 'reset?scenario=large')
  await openAs('admin', '/admin-devices/fleets/manage/900')
  await expect(page.getByText('1 to 3,000 of 3,000 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Add Device' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Device' })
  await expect(dialog.getByText(/^1 to 5,\d+ of 5,\d+ rows/)).toBeVisible()
  await tabTo(page, dialog.getByLabel('Search available devices'))
  await page.keyboard.type('A840410000A01F3F')
  await expect(dialog.getByText('1 to 1 of 1 row')).toBeVisible()
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Select A840410000A01F3F' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Add >>' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Devices To Add: (1)' })).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Add Selected' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 device added.')).toBeVisible()
  await expect(page.getByText('1 to 3,001 of 3,001 rows')).toBeVisible()
  await expect(page).toHaveURL(new RegExp('/manage/900$'))
})

test('devices that were added although the answer was lost are no longer to be added', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_TIMED_OUT/)
  await openAs('admin', '/admin-devices/fleets/manage/301?dialog=add')
  const add = page.getByRole('button', { name: 'Add Selected' })
  const addOf = async (...ends: string[]) => {
    await page.getByLabel('Search available devices').fill('70B3D5A1D02E')
    for (const end of ends) {
      await page.getByRole('checkbox', { name: `Select 70B3D5A1D02E${end}` }).check()
    }
    await page.getByRole('button', { name: 'Add >>' }).click()
    await loseFleetAnswers(page)
    await add.click()
  }
  await addOf('000A', '000D')
  await expect(page.getByRole('alert')).toContainText('The devices may have been added')
  // It failed to commission.
  await expect(page.getByRole('heading', { name: 'Devices To Add: (1)' })).toBeVisible()
  await expect(page.getByRole('row', { name: /70B3D5A1D02E000D/ })).toContainText(
    'Failed to commission',
  )
  await page.getByRole('checkbox', { name: 'Select 70B3D5A1D02E000D' }).check()
  await page.getByRole('button', { name: '<< Remove' }).click()
  await addOf('000C')
  await expect(page.getByText('1 device added.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
