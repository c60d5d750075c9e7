import { expect, type Page } from '@playwright/test'

const terms = { path: '/terms-of-use', title: 'Terms of use' }
const dataUse = { path: '/data-use', title: 'Data use' }

/**
 * Opens the screen at an address from another one, without loading the console again, and waits until it is shown. Like a
 * reload it begins with nothing of a screen that was not open before.
 *
 * @param say The console's language.
 */
export async function goInPage(page: Page, address: string, say = (english: string) => english) {
  await go(page, address, say)
}

/** The same, but it begins with nothing of any screen: in between, the console forgets what it has read. */
export async function goAfresh(page: Page, address: string) {
  const forget = () => page.clock.fastForward('06:00')
  await go(page, address, (english) => english, forget)
}

async function go(
  page: Page,
  address: string,
  say: (english: string) => string,
  meanwhile?: () => Promise<void>,
) {
  const heading = page.getByRole('heading', { level: 1 }).first()
  const between = address.startsWith(dataUse.path) ? terms : dataUse
  const title = say(between.title)
  // The heading of another page tells when the next one is shown.
  await push(page, between.path)
  await expect(heading).toHaveText(title)
  await meanwhile?.()
  await push(page, address)
  await expect(heading, address).not.toHaveText(title)
}

/** The router listens to `pushState`. */
const push = (page: Page, address: string) =>
  page.evaluate((next) => history.pushState({}, '', next), address)
