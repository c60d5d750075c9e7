import fc from 'fast-check'
import { addressesOf } from '../support/addresses.ts'
import { expect, test } from '../support/console-test.ts'
import { goInPage } from '../support/go-in-page.ts'
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
    const { path: start } = screens[0]!
    await (area === 'public' ? page.goto(start) : openAs('admin', start))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const { path, route } of screens) {
      for (const address of fc.sample(addressesOf(route, path, []), { numRuns: 5, seed: 7 })) {
        await goInPage(page, address)
      }
    }
  })
}
