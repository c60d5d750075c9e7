import { expect, now, test } from '../support/console-test.ts'

const locations = '/monitoring/locations'

test('a wall display shows new trouble by itself, calls for it once in two tabs, and says when its data is old', async ({
  page,
  context,
  openAs,
  sandbox,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_EMPTY_RESPONSE|ERR_ADDRESS_UNREACHABLE/)
  await context.grantPermissions(['notifications'])
  await page.clock.install({ time: now })
  // Counts the notifications of both tabs.
  await context.addInitScript(() => {
    class Shown extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string) {
        super()
        const calls = Number(localStorage.getItem('calls') ?? 0)
        localStorage.setItem('calls', String(title.includes('new alert') ? calls + 1 : calls))
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown })
  })
  await openAs('staff', `${locations}?wall=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2 of 4 locations/)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByLabel('Notify me in this browser').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Notifications on' })).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${locations}?wall=1`)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(/^2 of 4 locations/)

  await sandbox('POST', 'tick?minutes=240')
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^2 of 4 locations/)
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('calls'))))
    .toBeGreaterThan(0)
  const calls = await page.evaluate(() => localStorage.getItem('calls'))
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('calls'))).toBe(calls)

  // Alerts that were never read are as old as the wall.
  await second.route(/\/dashboard\/alerts/, (route) => route.abort('addressunreachable'))
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(/ of 4 locations/)
  await page.clock.runFor(240_000)
  await expect(second.getByRole('alert')).toHaveText(/^These figures are \d+ minutes old/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await prefer('fault=drop')
  await page.clock.runFor(240_000)
  await expect(page.getByRole('alert')).toHaveText(/^These figures are \d+ minutes old/)
})
