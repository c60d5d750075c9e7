import { expect, type Page } from '@playwright/test'

const terms = '/terms-of-use'
const dataUse = '/data-use'

/** Longer than the console keeps anything that it has read: the texts of help documents, for half an hour. */
export const untilForgotten = '31:00'

/**
 * Opens the screen at an address from another one, without loading the console again, and waits until it is shown. Like a
 * reload it begins with nothing of a screen that was not open before.
 */
export async function goInPage(page: Page, address: string) {
  await go(page, address)
}

/**
 * The same, but it begins with nothing of any screen: in between, the console forgets what it has read.
 *
 * @param leave Done on the screen in between.
 */
export async function goAfresh(page: Page, address: string, leave?: () => Promise<void>) {
  await go(page, address, async () => {
    await page.clock.fastForward(untilForgotten)
    await leave?.()
  })
}

async function go(page: Page, address: string, meanwhile?: () => Promise<void>) {
  // Also behind a dialog that the address opens.
  const headings = page.getByRole('heading', { level: 1, includeHidden: true })
  const here = new URL(page.url()).pathname
  const between = address.startsWith(dataUse) ? terms : dataUse
  // The heading of another page tells when the next one is shown.
  for (const next of here === between ? [address] : [between, address]) {
    const shown = (await headings.first().textContent())!
    if (next === address) await meanwhile?.()
    await push(page, next)
    // Looked for more often than an assertion of Playwright does, which waits up to half a second.
    const heading = async () => (await headings.allTextContents())[0] ?? shown
    await expect.poll(heading, { message: next, intervals: [20] }).not.toBe(shown)
  }
}

/** Goes to a screen that makes no calls, other than that at the address. */
export async function goAway(page: Page, address: string) {
  await go(page, address.startsWith(dataUse) ? terms : dataUse)
}

/** Goes to an address and waits for nothing. The router listens to `pushState`. */
export const push = (page: Page, address: string) =>
  page.evaluate((next) => history.pushState({}, '', next), address)
