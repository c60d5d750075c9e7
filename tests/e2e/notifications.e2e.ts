import { expect, test } from '../support/console-test.ts'

const path = '/user/profile/notifications'

test('preferences are added, tested, refused a test, removed and restored', async ({
  page,
  openAs,
  sandbox,
}) => {
  await openAs('staff', path)
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('+1 (518) 555-0127')).toBeVisible()

  await page.getByRole('button', { name: 'Add voice number' }).click()
  const number = page.getByLabel('Voice number', { exact: true })
  await expect(number).toBeVisible()
  await number.fill('518 555 0199')
  await expect(number).toHaveValue('+1 (518) 555-0199')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('phone number saved')).toBeVisible()
  await expect(row('+1 (518) 555-0199')).toBeVisible()

  const test = page.getByRole('button', { name: 'Test', description: '+1 (518) 555-0199' })
  await test.click()
  await expect(page.getByText(/^error sending the test notification: .* calls to/)).toBeVisible()
  await expect(row('+1 (518) 555-0199')).toBeVisible()
  await expect(test).toBeFocused()
  await page.getByRole('button', { name: 'Test', description: '+1 (518) 555-0127' }).click()
  await expect(page.getByText('test notification sent')).toBeVisible()
  expect(await sandbox('GET', 'mail')).toContain('15185550127')

  await page.getByRole('button', { name: 'Remove', description: '+1 (518) 555-0127' }).click()
  await expect(page.getByText('SMS number removed')).toBeVisible()
  await expect(page.getByText(/^No SMS numbers yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('+1 (518) 555-0127')).toBeVisible()
})

test('a preference that another tab has added stays, by keyboard alone', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('staff', path)
  await expect(page.getByText('sofia.reyes@freshfields.example')).toBeVisible()
  const other = await context.newPage()
  await other.goto(path)
  for (const [tab, address] of [
    [other, 'first@waypost.test'],
    [page, 'second@waypost.test'],
  ] as const) {
    await tab.getByRole('button', { name: 'Add email' }).focus()
    await tab.keyboard.press('Enter')
    await expect(tab.getByLabel('Email address')).toBeFocused()
    await tab.keyboard.type(address, { delay: 120 })
    await tab.keyboard.press('Enter')
    await expect(tab.getByText('email added')).toBeVisible()
    await expect(tab.getByRole('row', { name: address })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Add email' })).toBeFocused()
  }
  await expect(page.getByRole('row', { name: 'first@waypost.test' })).toBeVisible()
})
