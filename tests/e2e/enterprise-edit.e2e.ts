import { expect, expectAccessible, test } from '../support/console-test.ts'

// Wide enough for row buttons; narrower windows have a menu instead.
test.use({ viewport: { width: 1440, height: 900 } })

const editPath = '/admin-admin/enterprises/edit/1'
const hostile = '<img src=x onerror=alert(1)>'

// Beyond the cap: a refused save must refetch the record without changing the form.
test('a refused save refetches the enterprise and keeps what was typed', async ({
  page,
  openAs,
  prefer,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  const reads = () => callsTo('/enterprises/1').filter((call) => call.startsWith('GET')).length
  const lists = () => callsTo('/enterprises').length
  await openAs('admin', '/admin-admin/enterprises')
  await page
    .getByRole('link', { name: 'Edit', exact: true, description: 'Fresh Fields Market' })
    .click()
  await page.getByLabel('Name').fill('Fresher Fields')
  const before = { reads: reads(), lists: lists() }
  await prefer('code=409;operation=updateEnterprise')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('The enterprise was not saved')
  // Before the save, and after its refusal.
  await expect.poll(reads).toBe(before.reads + 2)
  await expect(page.getByLabel('Name')).toHaveValue('Fresher Fields')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  expect(lists()).toBe(before.lists)
  await prefer('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enterprise edited')).toBeVisible()
})

test('a new logo replaces the old one everywhere', async ({ page, openAs }) => {
  await openAs('admin', editPath)
  const logo = page.getByRole('img', { name: 'Fresh Fields Market logo' })
  await expect(logo).toBeVisible()
  const before = await logo.evaluate((image: HTMLImageElement) => image.src)
  await page.getByRole('button', { name: 'Change logo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change logo' })
  await dialog.getByLabel('Image').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no image'),
  })
  await expect(dialog.getByText(/^notes\.txt cannot be used\. Choose a .+ file\.$/)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByLabel('Image').setInputFiles({
    name: 'square.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17"><path d="M0 0h31v17H0z"/></svg>',
    ),
  })
  await expectAccessible(page)
  // Only the sandbox's time is fixed in tests; the address of the new logo has the real time.
  await page.clock.setFixedTime(new Date('2026-11-16T15:01:00Z'))
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Logo updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(logo).not.toHaveAttribute('src', before)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(31)
})

// Beyond the cap: each screen of an enterprise shows its name.
test('a name that looks like markup is shown as text everywhere', async ({ page, openAs }) => {
  await openAs('admin', editPath)
  await page.getByLabel('Name').fill(hostile)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: hostile, exact: true })).toBeVisible()
  for (const path of ['view/1', 'edit/1', '1/preferences', '1/cellular']) {
    await page.goto(`/admin-admin/enterprises/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile)
    await expect(page.getByLabel('Breadcrumbs')).toContainText(hostile)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
})

test('two tabs edit the same enterprise without affecting each other’s input', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('admin', editPath)
  await page.getByLabel('Name').fill('From the first tab')
  const other = await context.newPage()
  await other.goto(editPath)
  await other.getByLabel('Name').fill('From the second tab')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Enterprise edited')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByLabel('Name')).toHaveValue('From the first tab')
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: /has changed in the meantime$/ })
  await question.getByRole('radio', { name: 'Your change' }).check()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'From the first tab', exact: true })).toBeVisible()
})
