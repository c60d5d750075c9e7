import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const path = '/admin-devices/devices'
const hubs = Array.from({ length: 12 }, (_, place) => `h1-${10_001 + place}`)
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

test('a batch goes on on other screens, and its mark leads back', async ({ page, openAs }) => {
  await openAs('admin', path)
  await checkMany(page)
  const released = Promise.withResolvers<void>()
  let sent = 0
  await page.route(moves, async (route) => {
    sent += 1
    await released.promise
    await route.continue()
  })
  await moveThem(page)
  await expect.poll(() => sent).toBe(4)
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  const mark = page.getByRole('link', { name: 'Move devices: 0 of 12 finished' })
  await expect(mark).toBeVisible()
  released.resolve()
  await expect(page.getByText('Move devices: 12 checked, 12 done').first()).toBeVisible()
  await page.getByRole('link', { name: /^Move devices: 12 checked/ }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('12 checked, 12 done').first()).toBeVisible()
  expect(sent).toBe(12)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(heading(page, 'Reassign devices')).toBeFocused()
})

test('a batch stays with the tab that reloads until another one takes it', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('admin', path)
  await checkMany(page)
  // The server moves four, and the page is left before the answers arrive.
  let moved = 0
  await page.route(moves, async (route) => {
    await route.fetch()
    moved += 1
  })
  await moveThem(page)
  await expect.poll(() => moved).toBe(4)

  const other = await context.newPage()
  await other.goto(path)
  const notice = other.getByText('“Move devices” is being done in another tab. Continue here?')
  await expect(notice).toBeVisible()
  await other.getByRole('button', { name: 'Move several devices' }).click()
  const dialog = other.getByRole('dialog', { name: 'Move devices' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await page.unroute(moves)
  await expect(page.getByText('Paused, because the page was closed or reloaded')).toBeVisible()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await other.getByRole('button', { name: 'Continue here' }).click()
  await expect(other.getByText('12 checked, 12 done').first()).toBeVisible()
  await expect(page.getByText('“Move devices” is open in another tab now.')).toBeVisible()
  await expect(heading(page, 'Reassign devices')).toBeVisible()

  // The first tab hears that it is finished, and may show the outcome and begin a new one.
  await expect(page.getByText('“Move devices” is finished, but')).toBeVisible()
  await page.getByRole('button', { name: 'Show the results here' }).click()
  await expect(page.getByText('12 checked, 12 done').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Move several devices' })).toBeVisible()
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
  await expect(other).toHaveURL(path)
  // The typed address asks too.
  await other.goto('/signout')
  await other.getByRole('button', { name: 'Delete and log out' }).click()
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Sign in')).toBeVisible()
  }
  await other.goto('/signout')
  await expect(heading(other, 'Sign in')).toBeVisible()
})
