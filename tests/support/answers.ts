import type { Page } from '@playwright/test'

/** Collects what the API answers a page from now on. */
export function watchAnswers(page: Page, apiUrl: string): () => Promise<unknown[]> {
  const bodies: Promise<unknown>[] = []
  page.on('response', (response) => {
    const isJson = response.headers()['content-type']?.includes('json')
    if (response.url().startsWith(apiUrl) && isJson) {
      bodies.push(response.json().catch(() => undefined))
    }
  })
  return () => Promise.all(bodies)
}
