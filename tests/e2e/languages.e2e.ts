import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test as consoleTest } from '../support/console-test.ts'

/** A test that sets the language of the user's profile. */
const test = consoleTest.extend<{ speak: (languageTag: string) => Promise<void> }>({
  speak: async ({ request, apiUrl, adminHeaders: headers }, use) => {
    await use(async (locale) => {
      const answer = await request.patch(`${apiUrl}/users/me`, { headers, data: { locale } })
      expect(answer.ok()).toBe(true)
    })
  },
})

const tags = readdirSync('src/i18n/catalogs')
const catalog = new RegExp(`/assets/((${tags.join('|')})\\.|_virtual_pseudo-locale-)`)
const enterprises = '/admin-admin/enterprises'

test('English loads no catalog', async ({ page, openAs, requests }) => {
  await openAs('admin', enterprises)
  await expect(page.getByRole('heading', { name: 'Enterprises' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect(requests.map((request) => request.url()).filter((url) => catalog.test(url))).toEqual([])
})

test('the console is in the language of the profile, and nothing flashes in English', async ({
  page,
  openAs,
  speak,
}) => {
  await speak('de')
  await openAs('admin', enterprises)
  await expect(page.getByRole('heading', { name: 'Unternehmen' })).toBeVisible()
  await expect(page).toHaveTitle('Unternehmen · Waypost')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await watchTexts(page)
  await page.reload()
  await expect(page.getByRole('cell', { name: 'Harbor Grill', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unternehmen' })).toBeVisible()
  const seen = await page.evaluate(() => (window as { seen?: string[] }).seen ?? [])
  expect(seen).toContain('Unternehmen')
  expect(seen.filter((text) => /Enterprises|Administration|Loading|Skip/.test(text))).toEqual([])
})

test('a change of the profile’s language keeps the page and what was typed', async ({
  page,
  openAs,
  speak,
}) => {
  await openAs('admin', enterprises)
  await page.getByLabel('Search enterprises').fill('harbor')
  await expect(page.getByRole('cell', { name: 'Harbor Grill', exact: true })).toBeVisible()
  await speak('fr')
  // The profile is refetched when the window gets the focus.
  await page.clock.setFixedTime(new Date('2026-11-16T16:00:00Z'))
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(page.getByRole('heading', { name: 'Entreprises' })).toBeVisible()
  const search = page.getByLabel('Rechercher des entreprises')
  await expect(search).toHaveValue('harbor')
  await expect(search).toBeFocused()
})

test.describe('a browser in Brazilian Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('gets a sign-in page in its language, and after signing in that of the profile', async ({
    page,
  }) => {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    await page.getByLabel('Nome de usuário').fill('admin@waypost.test')
    await page.getByLabel('Senha').fill('waypost-demo-1')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible()
  })
})

test('the switch changes the language, keeps input and focus, and is remembered', async ({
  page,
}) => {
  await page.goto('/signin')
  await page.getByLabel('Username').fill('admin@waypost.test')
  const choice = page.getByRole('combobox')
  await expect(choice).toHaveAccessibleName('Language')
  await choice.focus()
  await choice.selectOption({ label: 'العربية' })
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
  await expect(page.getByLabel('اسم المستخدم')).toHaveValue('admin@waypost.test')
  await expect(choice).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
})

test('Arabic has layout and arrows from right to left', async ({ page, openAs, speak }) => {
  await speak('ar')
  await openAs('admin', enterprises)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'المؤسسات' })).toBeVisible()
  const menu = await page.getByRole('navigation', { name: 'القائمة الجانبية' }).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(menu!.x).toBeGreaterThan(main!.x)
  const next = page.getByRole('button', { name: 'الصفحة التالية' })
  await expect(next).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  const previous = page.getByRole('button', { name: 'الصفحة السابقة' })
  expect((await next.boundingBox())!.x).toBeLessThan((await previous.boundingBox())!.x)
})

/** From the next load on, records every text that appears on the page. */
async function watchTexts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => seen.push(document.title, ...(document.body?.innerText.split('\n') ?? []))
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
}
