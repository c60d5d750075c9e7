import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { addressesOf } from '../support/addresses.ts'
import { expect, test } from '../support/console-test.ts'
import { pages } from '../support/pages.ts'

const areas = Map.groupBy(pages, ({ route, public: isPublic }) =>
  isPublic ? 'public' : route.split('/')[1],
)

for (const [area, screens] of areas) {
  test(`every ${area} screen shows a page for any address`, async ({
    page,
    openAs,
    expectConsoleError,
  }) => {
    test.slow()
    // A missing record or an unknown reset link.
    expectConsoleError(
      /status of (?:400|404|422)|^ApiError: This record no longer exists|^getDocumentBySlug failed \(404\)/,
    )
    const heading = page.getByRole('heading', { level: 1 }).first()
    const { path: start } = screens[0]!
    await (area === 'public' ? page.goto(start) : openAs('admin', start))
    await expect(heading).toBeVisible()
    for (const { path, route } of screens) {
      const between = route === dataUse.path ? terms : dataUse
      for (const address of fc.sample(addressesOf(route, path, []), { numRuns: 5, seed: 7 })) {
        // The heading of another page tells when the next one is shown.
        await goInPage(page, between.path)
        await expect(heading).toHaveText(between.title)
        await goInPage(page, address)
        await expect(heading, address).not.toHaveText(between.title)
      }
    }
  })
}

const terms = { path: '/terms-of-use', title: 'Terms of use' }
const dataUse = { path: '/data-use', title: 'Data use' }

/** Goes to an address without reloading the console: the router listens to `pushState`. */
const goInPage = (page: Page, address: string) =>
  page.evaluate((next) => history.pushState({}, '', next), address)
