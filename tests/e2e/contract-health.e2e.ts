import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/console-test.ts'
import { reportedEvent } from '../support/reported-event.ts'

test('an answer that breaks the contract is reported and shown with its location, without values', async ({
  page,
  openAs,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/^ApiError:/)
  const reported = await reportedEvent(page, 'contract-violation')
  await prefer('fault=off-contract;operation=searchEnterprises')
  await openAs('admin', '/admin-admin/enterprises?search=zqFresh')
  await expect(page.getByText('does not understand')).toBeVisible()
  expect(await reported()).toEqual({
    type: 'contract-violation',
    operationId: 'searchEnterprises',
    place: 'content',
    rule: 'expected array',
  })

  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Go to a page' }).fill('contract')
  await expect(page.getByRole('option', { name: 'API contract health' })).toBeVisible()
  await page.keyboard.press('Enter')
  const violations = page.getByRole('table', { name: 'API contract violations' })
  const row = violations.getByRole('row', { name: 'searchEnterprises' })
  for (const text of ['content', 'expected array', 'GET /enterprises/search/findBySearch']) {
    await expect(row).toContainText(text)
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({
    violations: [{ operationId: 'searchEnterprises', place: 'content' }],
  })
  expect(file).not.toMatch(/zqFresh|demo-token|Ada/)
})
