import type { Page, Request } from '@playwright/test'
import { expect } from '../support/console-test.ts'
import { test } from '../support/released-host.ts'

// The browser keeps the console's files.

test.use({ serviceWorkers: 'allow' })

test('a later visit starts without a network, says so, and goes on once there is one', async ({
  page,
  context,
  openAs,
  host,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await openAs('admin', `${host.url}/admin-admin/enterprises`)
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  await expect.poll(() => keptFiles(page)).toContain('frame')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Your profile could not be loaded' }),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  const own = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().every(({ url }) => new URL(url).origin === location.origin)
  })
  expect(own, 'nothing of the API is kept').toBe(true)
})

test('a release reloads no form, and the next visit has the new build alone', async ({
  page,
  context,
  openAs,
  host,
  requests,
  expectConsoleError,
}) => {
  expectConsoleError(
    /status of 404|dynamically imported module|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  )
  await openAs('admin', `${host.url}/admin-devices/fleets/add`)
  await page.getByLabel('Description').fill('Night shift')
  await expect.poll(() => keptFiles(page)).toContain('frame')
  await host.replace()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const replaced = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
    await registration.update()
    await replaced
  })
  await expect(page.getByLabel('Description')).toHaveValue('Night shift')
  // A part of the old build that no host has any more.
  await page.keyboard.press('Control+k')
  await expect(page.getByText('A new version of the console is available.')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Night shift')

  await context.setOffline(true)
  page.on('dialog', (dialog) => void dialog.accept())
  const seen = requests.length
  const next = host.nextFiles()
  await page.reload()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  const after = requests.slice(seen).map(pathOf)
  expect(after).toContainEqual(expect.stringMatching('/assets/start-'))
  const foreign = after.filter((file) => file.startsWith('/assets/') && !next.includes(file))
  expect(foreign, 'parts of another build').toEqual([])
})

test('switched off in config.json, what was kept is removed within two visits', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/signin`)
  await expect.poll(() => keptFiles(page)).toContain('start')
  host.keepFiles(false)
  await page.reload()
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
  // Until a page is left, its worker keeps what it loads.
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

/** The names, without hash, of the scripts that the browser keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().flatMap(({ url }) => /\/assets\/([\w.]+)-[\w-]+\.js/.exec(url)?.[1] ?? [])
  })

const pathOf = (request: Request) => new URL(request.url()).pathname
