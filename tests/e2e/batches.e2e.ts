import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const path = '/admin-devices/devices'
const hubs = Array.from({ length: 12 }, (_, index) => `h1-${10_001 + index}`)
const moves = '**/moveDevice*'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Checks twelve devices that can be moved. */
async function checkMany(page: Page) {
  await page.getByRole('button', { name: 'Move several devices' }).click()
  await page.getByLabel('Serial numbers').fill(hubs.join('\n'))
  await page.getByRole('combobox', { name: 'New enterprise' }).click()
  await page.getByRole('option', { name: 'Harbor Grill' }).click()
  await page.getByRole('button', { name: 'Check devices' }).click()
  await expect(page.getByRole('button', { name: 'Move 12 ready devices' })).toBeVisible()
}

async function moveThem(page: Page) {
  await page.getByRole('button', { name: 'Move 12 ready devices' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Move 12 ready devices' }).click()
}

const mark = (page: Page) => page.getByRole('button', { name: /^Background work/ })

test('a batch goes on on other screens and after a reload, and its mark leads to it', async ({
  page,
  openAs,
}) => {
  await openAs('admin', path)
  await checkMany(page)
  // The server moves four, and the page is reloaded before the answers arrive.
  let moved = 0
  let sent = 0
  let isLeft = false
  await page.route(moves, async (route) => {
    if (isLeft) {
      sent += 1
      return route.continue()
    }
    await route.fetch()
    moved += 1
  })
  await moveThem(page)
  await expect.poll(() => moved).toBe(4)
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(mark(page)).toHaveText(/0 done, 12 left, 0 failed/)
  isLeft = true
  await page.reload()
  await expect(page.getByText('Move devices: 12 checked, 12 done').first()).toBeVisible()
  expect(sent).toBe(8)
  await mark(page).click()
  await page.getByRole('link', { name: 'Move devices', exact: true }).click()
  await expect(page.getByText('12 checked, 12 done').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(heading(page, 'Reassign devices')).toBeFocused()
  await expect(mark(page)).toBeHidden()
  await page.goto('/user/work')
  await page.getByRole('link', { name: 'Move devices' }).click()
  await expect(page.getByRole('row', { name: /h1-10001.*Done/ })).toBeVisible()
})

test('another tab shows the work, pauses it there, and goes on with it', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('admin', path)
  await checkMany(page)
  const released = Promise.withResolvers<void>()
  let sent = 0
  await context.route(moves, async (route) => {
    sent += 1
    await released.promise
    await route.continue()
  })
  await moveThem(page)
  await expect.poll(() => sent).toBe(4)
  const other = await context.newPage()
  await other.goto('/user/profile')
  await expect(mark(other)).toHaveText(/0 done, 12 left, 0 failed/)
  await mark(other).click()
  await other.getByRole('button', { name: 'Pause' }).click()
  // It goes to the other tab once the pending ones have been answered.
  released.resolve()
  await expect(other.getByText(/^Paused, 4 of 12 finished/)).toBeVisible()
  await expect(page.getByText('This is in progress in another tab.')).toBeVisible()
  await other.getByRole('button', { name: 'Resume' }).click()
  await expect(other.getByText(/^12 checked, 12 done/)).toBeVisible()
  expect(sent).toBe(12)
})

test('signing out asks about unsent work of every tab, names it and leads to it', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('admin', path)
  await checkMany(page)
  const other = await context.newPage()
  await other.goto('/user/profile')
  const logOut = async () => {
    await other.getByRole('button', { name: 'Ada Okafor' }).click()
    await other.getByRole('link', { name: 'Log out' }).click()
  }
  await logOut()
  const question = heading(other, 'Log out and delete unsent work?')
  await expect(question).toBeVisible()
  await expect(other.getByText('12 items are not finished')).toBeVisible()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect(other).toHaveURL('/user/profile')
  await logOut()
  await other.getByRole('link', { name: 'Reassign devices' }).click()
  await expect(heading(other, 'Background work')).toBeVisible()
  // The typed address asks too.
  await other.goto('/signout')
  await other.getByRole('button', { name: 'Delete and log out' }).click()
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Sign in')).toBeVisible()
  }
  await other.goto('/signout')
  await expect(heading(other, 'Sign in')).toBeVisible()
})
