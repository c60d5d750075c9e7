import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/console-test.ts'

test('the production build has no developer panel', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mock answers' })).toBeHidden()
  const manifest = await readFile('dist/.vite/manifest.json', 'utf8')
  expect(manifest).not.toContain('developer')
})

test('a missing configuration is named instead of a blank page', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await page.route('/config.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('The console cannot start')
})

test('a configuration that a static host answers with a page is named too', async ({ page }) => {
  await page.route('/config.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not this</title>' }),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('config.json')
})
