import type { Page } from '@playwright/test'

/** Configures an address for events before the console starts. Resolves with the first event that contains a text. */
export async function reportedEvent<Event>(
  page: Page,
  text: string,
): Promise<() => Promise<Event>> {
  await page.route('/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, analyticsUrl: '/events' } })
  })
  await page.route('/events', (route) => route.fulfill({ status: 204 }))
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/events') && (request.postData()?.includes(text) ?? false),
  )
  return async () => (await reported).postDataJSON() as Event
}
