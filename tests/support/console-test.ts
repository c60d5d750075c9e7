import { test as base, expect, type Page, type Request } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'

/** The fixed time of the sandbox's worlds. */
export const now = new Date('2026-11-16T15:00:00Z')

type Fixtures = {
  /** Opens a path as a signed-in user. */
  openAs: (user: 'admin' | 'fulfillment' | 'staff', path: string) => Promise<void>
  /** Sets the `Prefer` header, for answers other than the sandbox's. An empty text resets it. */
  prefer: (preference: string) => Promise<void>
  /** The headers of an administrator's calls beside the page. */
  adminHeaders: Record<string, string>
  /** Calls one of the sandbox's own commands for the world of this test. */
  sandbox: (method: 'GET' | 'POST', path: string) => Promise<string>
  /** The requests of every page so far. A test that does not ask for them is spared the events, some ninety for a page. */
  requests: Request[]
  /** The calls of one path of the API so far, as `METHOD path?query`. */
  callsTo: (path: string) => string[]
  /** Declares a console error that the test causes on purpose; any other fails it. */
  expectConsoleError: (text: RegExp) => void
  /** Sets the language of the browser and of the administrator's profile. Takes effect on the next load. */
  setLanguage: (tag: string) => Promise<void>
}

type Watch = { errors: string[]; expected: RegExp[] }

/** Playwright's test with its own sandbox world; console errors in the browser fail the test. */
export const test = base.extend<Fixtures & { world: string; apiUrl: string; watch: Watch }>({
  world: async ({}, use) => {
    await use(crypto.randomUUID())
  },
  apiUrl: async ({ request, baseURL }, use) => {
    const config = (await (await request.get(`${baseURL}/config.json`)).json()) as {
      apiBaseUrl: string
    }
    await use(config.apiBaseUrl)
  },
  watch: [
    async ({ context, page, world, sandbox }, use) => {
      const watch: Watch = { errors: [], expected: [] }
      context.on('console', (message) => {
        if (message.type() === 'error') watch.errors.push(message.text())
      })
      context.on('weberror', (failure) => void watch.errors.push(String(failure.error())))
      await context.setExtraHTTPHeaders({ 'X-Waypost-World': world })
      await page.clock.setFixedTime(now)
      await use(watch)
      const surprises = watch.errors.filter(
        (text) => !watch.expected.some((known) => known.test(text)),
      )
      expect(surprises, 'console errors').toEqual([])
      const { violations } = JSON.parse(await sandbox('GET', 'violations')) as {
        violations: unknown[]
      }
      expect(violations, 'violations of the contract').toEqual([])
    },
    { auto: true },
  ],
  adminHeaders: async ({ world }, use) => {
    await use({ Authorization: 'demo-token-admin', 'X-Waypost-World': world })
  },
  openAs: async ({ page }, use) => {
    await use(async (user, path) => {
      await page.addInitScript((token) => {
        // Once per tab, so that a test that signs out stays signed out.
        if (sessionStorage.getItem('signed-in')) return
        sessionStorage.setItem('signed-in', 'yes')
        localStorage.setItem('waypost.token', token)
      }, `demo-token-${user}`)
      await page.goto(path)
    })
  },
  prefer: async ({ context, world }, use) => {
    await use((preference) =>
      context.setExtraHTTPHeaders({
        'X-Waypost-World': world,
        ...(preference && { Prefer: preference }),
      }),
    )
  },
  sandbox: async ({ request, apiUrl, world }, use) => {
    await use(async (method, path) => {
      const address = `${apiUrl}/sandbox/${path}${path.includes('?') ? '&' : '?'}world=${world}`
      const answer = await request.fetch(address, { method })
      expect(answer.ok(), `${method} ${address}`).toBe(true)
      return await answer.text()
    })
  },
  requests: async ({ context }, use) => {
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    await use(requests)
  },
  callsTo: async ({ requests, apiUrl }, use) => {
    await use((path) =>
      requests
        .map((request) => ({ method: request.method(), url: new URL(request.url()) }))
        .filter(({ method, url }) => method !== 'OPTIONS' && url.href.startsWith(apiUrl + path))
        .filter(({ url }) => url.pathname === path)
        .map(({ method, url }) => `${method} ${decodeURIComponent(url.pathname + url.search)}`),
    )
  },
  expectConsoleError: async ({ watch }, use) => {
    await use((text) => void watch.expected.push(text))
  },
  setLanguage: async ({ page, request, apiUrl, adminHeaders: headers }, use) => {
    await use(async (tag) => {
      await page.addInitScript((language) => {
        localStorage.setItem('waypost.language', language)
      }, tag)
      // A profile cannot have the pseudo-locale.
      const locale = tag === 'en-XA' ? 'en-US' : tag
      const answer = await request.patch(`${apiUrl}/users/me`, { headers, data: { locale } })
      expect(answer.ok()).toBe(true)
    })
  },
})

/**
 * Fails, naming the elements, if axe finds a violation on the page.
 *
 * @param only 'colors' checks only the contrast, for example in another theme.
 */
export async function expectAccessible(page: Page, only?: 'colors') {
  expect(await accessibilityFaults(page, only)).toEqual([])
}

export { expect }
