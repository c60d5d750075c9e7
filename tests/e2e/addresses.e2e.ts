import fc from 'fast-check'
import { addressesOf } from '../support/addresses.ts'
import { expect, test } from '../support/console-test.ts'
import { goInPage } from '../support/go-in-page.ts'
import { pages } from '../support/pages.ts'

// What each route reads from 200 odd addresses is tested in addresses.test.ts. Here a screen is opened at one, a list past its
// last page. WAYPOST_ADDRESSES=50 opens more.
const more = Number(process.env['WAYPOST_ADDRESSES'] ?? 0)

const pastTheEnd = ['', 'errors.', 'groups.', 'jobs.', 'locations.']
  .map((prefix) => `${prefix}page=99&${prefix}size=10`)
  .join('&')

const areas = Map.groupBy(pages, ({ route, public: isPublic }) =>
  isPublic ? 'public' : route.split('/')[1],
)

for (const [area, screens] of areas) {
  test(`every ${area} screen shows a page for an odd address, and a list its last page instead of a later one`, async ({
    page,
    openAs,
    expectConsoleError,
  }) => {
    test.slow()
    // A missing record or an unknown reset link.
    expectConsoleError(
      /status of (?:400|404|422)|^ApiError: This record no longer exists|^getDocumentBySlug failed \(404\)/,
    )
    await (area === 'public' ? page.goto('/terms-of-use') : openAs('admin', '/terms-of-use'))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const { path, route, hasList } of screens) {
      const numRuns = more || (hasList ? 0 : 1)
      for (const address of fc.sample(addressesOf(route, path, []), { numRuns, seed: 7 })) {
        await goInPage(page, address)
      }
      if (!hasList) continue
      const later = `${path}${path.includes('?') ? '&' : '?'}${pastTheEnd}`
      await goInPage(page, later)
      await expect(page.locator('main [aria-busy=true]'), later).toHaveCount(0)
      for (const table of await page.locator('[data-table]:has(nav:visible)').all()) {
        await expect(table.getByText(/^[\d,]+ to ([\d,]+) of \1 rows?$/), later).toBeVisible()
        await expect(table.getByRole('cell').first(), later).toBeVisible()
      }
    }
  })
}
