import { expect, type Page, type Request } from '@playwright/test'

/**
 * Follows the requests of a page from now on. Returns a function that waits until none is pending and the page has
 * rendered the answers, which is sooner than half a second without any request.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let started = 0
  page.on('request', (request) => {
    pending.add(request)
    started += 1
  })
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
  return async () => {
    for (;;) {
      await expect.poll(() => pending.size, { intervals: [20] }).toBe(0)
      // A loading screen is shown for at least half a second, even when all calls have ended.
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      const before = started
      await page.evaluate(async () => {
        // A part that has just loaded may render, and make calls, only now.
        for (let times = 0; times < 3; times += 1) {
          await new Promise((done) => setTimeout(done, 50))
          await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))
          await new Promise(requestAnimationFrame)
        }
      })
      if (pending.size === 0 && started === before) return
    }
  }
}
