import type { Page } from '@playwright/test'

/** A keyboard-wedge scanner: keys in quick succession, then Enter. */
export async function wedge(page: Page, code: string) {
  await page.evaluate((keys) => {
    const target = document.activeElement ?? document.body
    // A busy machine would press the keys as slowly as a person does.
    let time = performance.now()
    for (const key of keys.split('').concat('Enter')) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: (time += 1) })
      target.dispatchEvent(event)
    }
  }, code)
}
