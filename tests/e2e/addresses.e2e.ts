import fc from 'fast-check'
import { addressesOf } from '../support/addresses.ts'
import { expect, test } from '../support/console-test.ts'
import { pages } from '../support/pages.ts'

for (const { path, route, public: isPublic } of pages) {
  test(`${route} shows a page for any address`, async ({ page, openAs, expectConsoleError }) => {
    // A missing record or an unknown reset link.
    expectConsoleError(/status of (?:400|404|422)|^ApiError: This record no longer exists/)
    for (const address of fc.sample(addressesOf(route, path, []), { numRuns: 3, seed: 7 })) {
      await (isPublic ? page.goto(address) : openAs('admin', address))
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    }
  })
}
