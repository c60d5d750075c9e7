import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Moves the pointer as a hand would, across everything in between. */
async function moveTo(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to point at')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
}

/** Presses a key until the focus is on `target`. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 12 && !(await isThere()); presses += 1) {
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test.describe('an administrator', () => {
  test('reaches the screens of the hovered group, across the screen and other groups', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/monitoring/locations')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const enterprises = page
      .getByRole('navigation', { name: 'Side menu' })
      .getByRole('link', { name: 'Enterprises' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The clock is stopped, so the move takes no time even on a slow machine.
    await page.clock.pauseAt('2026-11-16T15:01:00Z')
    await moveTo(page, menu.getByRole('link', { name: 'Administration' }))
    await page.clock.runFor(400)
    await moveTo(page, enterprises)
    await expect(enterprises).toBeVisible()
    await moveTo(page, page.getByRole('heading', { level: 1 }))
    await page.clock.runFor(400)
    await expect(enterprises).toBeHidden()
    await moveTo(page, menu.getByRole('link', { name: 'Administration' }))
    await page.clock.runFor(400)
    await expect(enterprises).toBeVisible()
    await moveTo(page, menu.getByRole('link', { name: 'Monitoring' }))
    await moveTo(page, enterprises)
    await page.clock.resume()
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL('/admin-admin/enterprises')
    await expect(page).toHaveTitle('Enterprises · Waypost')
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeFocused()
  })

  test('opens a screen by keyboard alone, and recent ones come first', async ({ page, openAs }) => {
    await openAs('admin', '/monitoring/locations')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Go to a page' }).fill('enterpr')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
    await page.getByRole('link', { name: 'Harbor Grill', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Grill' })).toBeVisible()
    const address = page.url()
    // The record is now among the recent ones.
    await page.waitForLoadState('networkidle')
    await page.goto('/monitoring/locations')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
    await expect(recent).toHaveText([/^Harbor GrillEnterprises/, /^EnterprisesAdministration/])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Go to a page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
  })

  test('returns to the scroll position on the previous screen', async ({ page, openAs }) => {
    // So low that the page is longer.
    await page.setViewportSize({ width: 1280, height: 500 })
    await openAs('admin', '/monitoring/locations')
    // Waits for both parts of the screen: the later one shifts the content below it.
    await page.waitForLoadState('networkidle')
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.evaluate(() => window.scrollTo({ top: 300 }))
    await expect.poll(scrolled).toBe(300)
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Go to a page' }).fill('enterpr')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Enterprises' })).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(300)
  })

  test('uses palette, list of shortcuts, menu and user menu on a phone by keyboard', async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('admin', '/monitoring/locations')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tab = (name: string) => expect(page.getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await tab('Open menu')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await tab('Open menu')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await tab('Go to…')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Go to a page' })).toBeFocused()
    await page.keyboard.press('Escape')
    await tab('Go to…')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await tab('Go to…')
    await page.keyboard.press('Tab')
    await tab('Ada Okafor')
    await page.keyboard.press('Enter')
    await expect(page.getByText('admin@waypost.test')).toBeVisible()
    await page.keyboard.press('Escape')
    await tab('Ada Okafor')
  })

  test('opens the menu on a phone', async ({ page, openAs }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openAs('admin', '/monitoring/locations')
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Enterprises' }).click()
    await expect(page).toHaveURL('/admin-admin/enterprises')
    await expect(page.getByRole('dialog')).toBeHidden()
    await menu.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('gets from sign-in to sign-out by keyboard alone', async ({ page }) => {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await tabTo(page, page.getByLabel('Username'))
    await page.keyboard.type('admin@waypost.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('waypost-demo-1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/monitoring/locations')
    const heading = page.getByRole('heading', { level: 1, name: 'Locations' })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
    await tabTo(page, page.getByRole('button', { name: 'Ada Okafor' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const logOut = page.getByRole('link', { name: 'Log out' })
    await expect(logOut).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
    await tabTo(page, logOut)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  })

  test('sees no other screen in the breadcrumbs while one loads, and one left early is not recent', async ({
    page,
    openAs,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/locations-*', async (route) => {
      await held.promise
      await route.continue()
    })
    await openAs('admin', '/admin-admin/enterprises')
    await expect(page.getByText('1 to 20 of')).toBeVisible()
    const group = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await group.filter({ hasText: 'Monitoring' }).click()
    await expect(group.filter({ hasText: 'Monitoring' })).toHaveAttribute('aria-current')
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(await breadcrumbs.getByRole('listitem').allTextContents()).toEqual([
      'Administration',
      'Enterprises',
    ])
    await page.goBack()
    held.resolve()
    await expect(group.filter({ hasText: 'Administration' })).toHaveAttribute('aria-current')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option', { name: /^Locations/ })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0)
  })
})

test('a question closes with its screen', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('button', { name: 'Archive' }).first().click()
  const question = page.getByRole('alertdialog', { name: /^Archive / })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('what is typed before the palette has loaded is its text, unless it is typed into a field', async ({
  page,
  openAs,
}) => {
  const loaded = Promise.withResolvers<void>()
  await page.route('**/assets/palette-*', async (route) => {
    await loaded.promise
    await route.continue()
  })
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByRole('link', { name: 'Harbor Grill', exact: true })).toBeVisible()
  // Whoever goes to a field no longer waits for the palette.
  await page.keyboard.press('Control+k')
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  await search.click()
  await page.keyboard.type('har', { delay: 150 })
  await expect(search).toHaveValue('har')

  await page.getByRole('link', { name: 'Harbor Grill', exact: true }).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bul', { delay: 150 })
  loaded.resolve()
  const field = page.getByRole('textbox', { name: 'Go to a page' })
  await expect(field).toBeFocused()
  await page.keyboard.type('k', { delay: 150 })
  await expect(field).toHaveValue('bulk')
})

test('Back returns to the row that was opened, where it was', async ({ page, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises?size=50')
  const rows = page.getByRole('table', { name: 'Enterprises' }).getByRole('row')
  const link = rows.last().getByRole('link').first()
  await link.focus()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('a customer’s staff member is redirected from a screen that they may not open', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403/)
  await openAs('staff', '/admin-admin/enterprises')
  await expect(page).toHaveURL('/monitoring/locations')
  await expect(
    page.getByText(/^Your account cannot open .*\/admin-admin\/enterprises/),
  ).toBeVisible()
})

test('a screen that the user may not open makes no calls once the profile is known', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('staff', '/monitoring/locations')
  await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/admin-admin/enterprises')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(/^Your account cannot open/)).toBeVisible()
  await expect(page).toHaveURL('/monitoring/locations')
  expect(callsTo('/enterprises')).toEqual([])
})

test('a user without any screen can only log out', async ({ page, openAs, prefer }) => {
  await prefer('example=sparse;operation=getMe')
  await openAs('admin', '/admin-admin/orders')
  await expect(
    page.getByText('You do not have access to any page. Ask your administrator for access.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('an unknown address leads to the first screen', async ({ page, openAs }) => {
  await openAs('admin', '/no/such/screen')
  await expect(page).toHaveURL('/monitoring/locations')
  await expect(page.getByText(/^There is no page at .*\/no\/such\/screen/)).toBeVisible()
})

test('an invalid id makes no call, and without the menus it is reported once', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', '/admin-admin/enterprises/edit/abc?stripnav=true')
  await expect(page).toHaveURL('/admin-admin/enterprises?stripnav=true')
  await expect(page.getByText('Could not load enterprise for editing')).toHaveCount(1)
  await page.goto('/admin-admin/enterprises/0/preferences')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Enterprises' }).click()
  await expect(page).toHaveURL('/admin-admin/enterprises')
  expect(callsTo('/enterprises/9007199254740991')).toEqual([])
})

test('a dialog closes without reloading the page after another script added to the history', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/admin-devices/devices')
  await page.evaluate(() => history.pushState({}, '', '/admin-devices/fleets'))
  await page
    .getByRole('link', { name: 'Manage', description: 'Fresh Fields pilot – Albany and Buffalo' })
    .click()
  await page.getByRole('button', { name: 'Edit description' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit description' })
  await expect(dialog.getByLabel('Description')).toBeFocused()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/dialog=/)
  expect(loads).toEqual([])
})
