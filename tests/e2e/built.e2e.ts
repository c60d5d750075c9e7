import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '../support/console-test.ts'
import { reportedEvent } from '../support/reported-event.ts'

test('the production build has no developer panel', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Developer panel' })).toBeHidden()
  const manifest = await readFile('dist/.vite/manifest.json', 'utf8')
  expect(manifest).not.toContain('developer')
})

test('the production build has no demo account', async () => {
  const scripts = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(`dist/assets/${name}`, 'utf8')))
  expect(texts.join('')).toContain('Sign in')
  expect(texts.filter((text) => /@waypost\.test|waypost-demo|demo-token/.test(text))).toEqual([])
})

test('a slow answer is reported to the configured address', async ({ page, openAs, prefer }) => {
  const reported = await reportedEvent<{ milliseconds: number }>(page, 'listEnterprises')
  await prefer('delay=300;operation=listEnterprises')
  await openAs('admin', '/admin-admin/enterprises')
  const event = await reported()
  expect(event).toMatchObject({ type: 'slow-response', status: 200 })
  expect(event.milliseconds).toBeGreaterThanOrEqual(300)
})

for (const { screen, url, link, heading } of [
  {
    screen: 'a screen without a loader',
    url: '/signin',
    link: 'Forgot your password?',
    heading: 'Forgot password',
  },
  {
    screen: 'a record that leads back to its list',
    url: '/admin-fulfillment/orders',
    link: 'WP-10423',
    heading: 'WP-10423',
  },
]) {
  test(`${screen} that fails to load offers a retry, and loads once online, without a page reload`, async ({
    page,
    context,
    openAs,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_INTERNET_DISCONNECTED|dynamically imported module|could not be reached/)
    await openAs('admin', url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await context.setOffline(true)
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  })
}

test('going offline before the first screen is drawn is noticed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.goto('/signin')
  await expect(page.getByText(/You are offline/)).toBeVisible()
})

test('a missing part of an old build asks for a reload', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404|dynamically imported module/)
  await page.route('/assets/enterprises-*', (route) => route.fulfill({ status: 404 }))
  await openAs('admin', '/monitoring/locations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-next.js"></script>',
    }),
  )
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByRole('alert')).toContainText('A new version of the console is available.')
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
})

test('a missing configuration shows an error instead of a blank page', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/)
  await page.route('/config.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('The console cannot start')
})

test('a network that fails during the start shows an error instead of a blank page', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|dynamically imported module/)
  await page.route(/config\.json|start-failure/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('The console cannot start')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a static host that answers the configuration with a page shows an error too', async ({
  page,
}) => {
  await page.route('/config.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not this</title>' }),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('config.json')
})
