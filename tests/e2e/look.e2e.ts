import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const list = '/admin-admin/enterprises'

/** The page's current colors. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.className,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }))

const light = { theme: 'light', scheme: 'light' }
const dark = { theme: 'dark', scheme: 'dark' }

test('the theme follows the system until the user chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/signin')
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(await lookOf(page)).toEqual(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => lookOf(page)).toEqual(light)
})

test('a theme chosen before sign-in survives a reload and a sign-out', async ({ page, openAs }) => {
  await openAs('admin', '/signin')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  expect(await lookOf(page)).toEqual(dark)
  await page.goto(list)
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await lookOf(page)).toEqual(dark)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the theme applies before the first paint, and can be chosen then', async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await context.addCookies([{ name: 'waypost.theme', value: 'dark', url: baseURL! }])
  // The console itself never loads: the test sees the first paint.
  await page.route('/assets/*.js', () => {})
  await page.goto('/signin', { waitUntil: 'commit' })
  await expect.poll(() => lookOf(page)).toEqual(dark)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  expect(await lookOf(page)).toEqual(light)
})

test('the theme changes in every tab', async ({ page, context }) => {
  await page.goto('/signin')
  const other = await context.newPage()
  await other.goto('/signin')
  await other.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(() => lookOf(page)).toEqual(dark)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a printout has the whole table in black on white, without menus', async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs('admin', list)
  const row = page.getByRole('cell', { name: 'Bluebird Bakery Cafés', exact: true })
  await expect(row).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(() => lookOf(page)).toEqual(light)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(row).toBeVisible()
  await page.setViewportSize({ width: 360, height: 500 })
  const hidden = await page.getByRole('table').evaluate((table) => {
    const frames = []
    for (let frame = table.parentElement; frame; frame = frame.parentElement) {
      if (frame.scrollHeight > frame.clientHeight) frames.push(getComputedStyle(frame).overflowY)
    }
    return frames.filter((overflow) => overflow !== 'visible')
  })
  expect(hidden).toEqual([])
})

test('a list row under the pointer has one background on a phone', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', '/admin-admin/users')
  const row = page.getByRole('row', { name: /Tara Becker/ })
  const colors = () =>
    row.evaluate((element) => {
      const all = [element, ...element.children].map((each) => getComputedStyle(each))
      return [...new Set(all.map(({ backgroundColor }) => backgroundColor))]
    })
  await expect(row).toBeVisible()
  const atRest = await colors()
  await row.hover()
  await expect.poll(colors).not.toEqual(atRest)
  // Only the row has a background; its cells have none.
  expect(await colors()).toHaveLength(2)
})

test('a row of ordinary values takes one line on a wide screen and on a tablet', async ({
  page,
  openAs,
}) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await openAs('admin', '/admin-admin/users')
    const row = page.getByRole('row', { name: /Owen Castellano/ })
    await expect(row).toContainText('Enterprise administrator')
    expect(await row.evaluate((element) => element.clientHeight)).toBeLessThan(50)
    if (width === 768) continue
    const cut = await row
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
    expect(cut, 'cells that are cut').toEqual([])
  }
})
