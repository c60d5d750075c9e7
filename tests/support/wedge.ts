import type { Page } from '@playwright/test'

/** A keyboard-wedge scanner: keys in quick succession, then Enter. */
export async function wedge(page: Page, code: string) {
  await page.evaluate((keys) => {
    const target = document.activeElement ?? document.body
    for (const key of keys.split('').concat('Enter')) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  }, code)
}
