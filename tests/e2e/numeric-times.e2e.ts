import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { goInPage } from '../support/go-in-page.ts'
import { pages } from '../support/pages.ts'
import { watchRequests } from '../support/settled.ts'

// The contract lets a server send instants as text or as numbers. Every screen that shows one shows the same in both cases.

const withTimes =
  /^\/(admin-admin\/(audit|scheduler)|admin-devices\/(devices|unreg|search|fleets(?!\/add))|monitoring|admin-fulfillment\/(orders|inventory)(\?|$|.*\/view))/
const perTest = 6
const paths = pages.map(({ path }) => path).filter((path) => withTimes.test(path))

for (let first = 0; first < paths.length; first += perTest) {
  const group = paths.slice(first, first + perTest)
  test(`numbers for times look the same on ${group.join(', ')}`, async ({
    page,
    openAs,
    sandbox,
  }) => {
    test.slow()
    const settled = watchRequests(page)
    const shown = async (path: string) => {
      await goInPage(page, path)
      await settled()
      return await textOf(page)
    }
    // The first visit there says something else than later ones.
    await openAs('admin', '/monitoring/locations')
    await expect(page.getByText('what has changed will be shown here')).toBeVisible()
    const asTexts = new Map<string, string>()
    for (const path of group) asTexts.set(path, await shown(path))
    await sandbox('POST', 'reset?scenario=numbers')
    await page.goto('/terms-of-use')
    for (const path of group) {
      await expect
        .soft(async () => expect(await shown(path), path).toBe(asTexts.get(path)))
        .toPass({ timeout: 20_000 })
    }
  })
}

/** With the machine-readable times, which nobody sees. */
const textOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const times = [...main.querySelectorAll('time')].map((time) => Date.parse(time.dateTime))
    return [main.textContent, ...times].join('\n')
  })
