import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'

/** The present of the example world. */
export const now = new Date('2026-11-16T15:00:00Z')

type Fixtures = {
  /** Opens a path as a signed-in user of the example world. */
  openAs: (user: 'admin' | 'fulfillment' | 'staff', path: string) => Promise<void>
  /** Asks the mock for other answers, as in a `Prefer` header; an empty text ends that. */
  prefer: (wish: string) => Promise<void>
  /** The calls of one path of the API so far, as `METHOD path?query`. */
  callsTo: (path: string) => string[]
  /** Says which console errors a test brings about on purpose; any other fails it. */
  expectConsoleError: (text: RegExp) => void
}

/** Playwright's test, with a browser that tells of every mistake the console makes. */
export const test = base.extend<Fixtures & { watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { errors: [], expected: [], requests: [] }
      page.on('console', (message) => {
        if (message.type() === 'error') watch.errors.push(message.text())
      })
      page.on('pageerror', (error) => watch.errors.push(String(error)))
      page.on('request', (request) => watch.requests.push(request))
      await page.clock.setFixedTime(now)
      await use(watch)
      const surprises = watch.errors.filter((text) => !watch.expected.some((known) => known.test(text)))
      expect(surprises, 'console errors').toEqual([])
    },
    { auto: true },
  ],
  openAs: async ({ page }, use) => {
    await use(async (user, path) => {
      await page.addInitScript(
        (token) => {
          if (sessionStorage.getItem('signed-in')) return
          sessionStorage.setItem('signed-in', 'yes')
          localStorage.setItem('waypost.token', token)
        },
        `demo-token-${user}`,
      )
      await page.goto(path)
    })
  },
  prefer: async ({ context }, use) => {
    await use((wish) => context.setExtraHTTPHeaders(wish === '' ? {} : { Prefer: wish }))
  },
  callsTo: async ({ watch, baseURL }, use) => {
    await use((path) =>
      watch.requests
        .map((request) => ({ method: request.method(), url: new URL(request.url()) }))
        .filter(({ method, url }) => method !== 'OPTIONS' && url.pathname === path && url.origin !== baseURL)
        .map(({ method, url }) => `${method} ${decodeURIComponent(url.pathname + url.search)}`),
    )
  },
  expectConsoleError: async ({ watch }, use) => {
    await use((text) => void watch.expected.push(text))
  },
})

type Watch = { errors: string[]; expected: RegExp[]; requests: Request[] }

/** Fails, naming the elements, when axe finds a fault in what the page shows. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(faults).toEqual([])
}

export { expect }
