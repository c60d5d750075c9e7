import type { Locator, Page } from '@playwright/test'
import { expect } from './console-test.ts'

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1], timeout: 15_000 })
}

/** Counts the history entries that the console adds, starting with the next load. */
export async function countPushes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    let pushes = 0
    Object.assign(window, { pushesSoFar: () => pushes })
    history.pushState = (...change) => {
      pushes += 1
      push(...change)
    }
  })
  return () =>
    page.evaluate(() => (window as unknown as { pushesSoFar: () => number }).pushesSoFar())
}

/** Sorts by a column repeatedly. Runs in the page, since each command from outside takes time. */
export const sortTimes = (heading: Locator, times: number): Promise<void> =>
  heading.evaluate(async (header, count) => {
    const button = header.querySelector('button')
    for (let change = 1; change <= count; change += 1) {
      const before = header.getAttribute('aria-sort')
      const sorted = new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (header.getAttribute('aria-sort') === before) return
          watcher.disconnect()
          resolve()
        })
        watcher.observe(header, { attributes: true })
      })
      button?.click()
      await sorted
    }
  }, times)

/** Opens the views menu and selects an item. */
export const chooseInViews = (page: Page, name: string) => chooseIn(page, 'Views', name)

/** Opens the menu with print and CSV and selects an item. */
export const chooseInMore = (page: Page, name: string) => chooseIn(page, 'More for this list', name)

async function chooseIn(page: Page, button: string, name: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The longest task of the page in milliseconds: 0 if none was over 50. */
export async function longestTask(page: Page, act: () => Promise<void>) {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
    return durations
  })
  await act()
  return tasks.evaluate((durations) => Math.max(0, ...durations))
}
