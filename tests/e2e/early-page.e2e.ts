import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { expectNoShifts, watchShifts } from '../support/layout-shifts.ts'
import { pages } from '../support/pages.ts'

// The build writes the sign-in screen into the page, where people use it before the code has loaded.

/** The page has not loaded completely while its code is held back. */
const early = { waitUntil: 'domcontentloaded' } as const

test('what is typed and sent before the code has loaded signs in, once', async ({
  page,
  callsTo,
}) => {
  const release = await holdCode(page)
  await page.goto('/admin-admin/users', early)
  await expect(page.getByText('You need to sign in')).toBeVisible()
  await page.getByLabel('Username').fill('admin@waypost.test')
  await page.getByLabel('Password').fill('waypost-demo-1')
  await page.getByLabel('Password').press('Enter')
  await page.getByLabel('Password').press('Enter')
  await release()
  await expect(page).toHaveURL('/admin-admin/users')
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  expect(callsTo('/auth')).toHaveLength(1)
})

test('the console takes over the text, focus, selection and choices, and nothing moves', async ({
  page,
}) => {
  await watchShifts(page)
  const release = await holdCode(page)
  await page.goto('/signin', early)
  await expect(page.getByText('You need to sign in')).toBeHidden()
  await page.getByLabel('Password').fill('secret')
  await page.getByLabel('Username').fill('somebody')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByLabel('Username').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await release()
  await expect(page.locator('#early')).toHaveCount(0)
  await page.keyboard.type('X')
  await expect(page.getByLabel('Username')).toHaveValue('someboX')
  await expect(page.getByLabel('Password')).toHaveValue('secret')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveClass('dark')
  await expectNoShifts(page)
})

for (const tag of ['en-US', 'ar', 'fr']) {
  test(`the page in the page is the screen that replaces it: ${tag}`, async ({
    page,
    setLanguage,
  }) => {
    await setLanguage(tag)
    const release = await holdCode(page)
    await page.goto('/signin?redirect=%2F', early)
    const written = await markupOf(page, '#early')
    await release()
    await expect(page.locator('#early')).toHaveCount(0)
    expect(written).toBe(await markupOf(page, '#root'))
  })
}

test('no other public page begins as the sign-in screen', async ({ page }) => {
  await holdCode(page)
  for (const { path, public: isPublic } of pages) {
    if (!isPublic || path.startsWith('/signin')) continue
    await page.goto(path, early)
    await expect(page.locator('#root')).toBeAttached()
    await expect(page.locator('#early'), path).toHaveCount(0)
  }
})

// From right to left, where a part of the wrong page would stand on the other side.
test('the empty frame is there before the code has loaded', async ({ page, setLanguage }) => {
  await setLanguage('ar')
  const release = await holdCode(page)
  await page.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-admin'))
  await page.goto('/admin-admin/users', early)
  await expect(page.locator('#early header')).toHaveText('Waypost')
  const name = page.getByRole('banner').getByText('Waypost', { exact: true })
  const before = await name.boundingBox()
  // The routes, and what names the files of the screen, are asked for beside the code, not after it.
  for (const file of ['screens', 'admin-admin.users'])
    await expect(page.locator(`link[rel=modulepreload][href*="/${file}-"]`)).toHaveCount(1)
  await release()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.locator('#early')).toHaveCount(0)
  const after = await name.boundingBox()
  // Its width may change by a fraction with the font.
  expect(Math.abs(after!.x - before!.x)).toBeLessThan(2)
})

test('what a known user may open is asked for before the code has loaded, and only once', async ({
  page,
  openAs,
  callsTo,
}) => {
  const count = () => [callsTo('/users').length, callsTo('/users/me').length]
  await openAs('admin', '/admin-admin/users')
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  expect(count()).toEqual([1, 1])
  const release = await holdCode(page)
  await page.goto('/admin-admin/users', early)
  await expect.poll(count).toEqual([2, 2])
  await release()
  await expect(page.getByText(/1 to \d+ of/)).toBeVisible()
  expect(count()).toEqual([2, 2])
})

/** Holds the console's code back until the returned function is called. */
async function holdCode(page: Page) {
  const code = Promise.withResolvers<void>()
  await page.route('/assets/start-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return async () => code.resolve()
}

/** The markup without generated ids, the order of attributes, and the mark that React sets as a property. */
const markupOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    [...element.querySelectorAll('*')]
      .map(({ tagName, attributes, childNodes }) => {
        const described = [...attributes]
          .filter(({ name, value }) => name !== 'selected' && !/_R_|_r_/i.test(value))
          // What boot.js hid until the product's name was known keeps an empty style.
          .filter(({ name, value }) => name !== 'style' || value !== '')
          // The compiler puts classes into another order than Panda's own functions.
          .map(
            ({ name, value }) =>
              `${name}="${name === 'class' ? value.split(' ').toSorted().join(' ') : value}"`,
          )
          .toSorted()
        const texts = [...childNodes].filter((node) => node instanceof Text)
        return `<${tagName} ${described.join(' ')}>${texts.map(({ data }) => data).join('')}`
      })
      .join('\n'),
  )
