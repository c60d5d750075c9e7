import { readFileSync } from 'node:fs'
import type { ContractDocument } from '../../mocks/contract.ts'
import { findOperation } from '../../mocks/examples.ts'
import { expect, test } from '../support/console-test.ts'
import { saying } from '../support/faults.ts'
import { pages } from '../support/pages.ts'

// Each screen is opened once to see what it calls, then once for each of these calls, which fails. What a screen calls later,
// and every other kind of fault, is in faults.e2e.ts and in the stories.

const contract = JSON.parse(
  readFileSync(new URL('../../mocks/generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

/** Its failure is tested for the frame, which every screen has. */
const profile = 'getMe'

const perTest = 6
const groups = [pages.filter((page) => page.public), pages.filter((page) => !page.public)].flatMap(
  (some) =>
    Array.from({ length: Math.ceil(some.length / perTest) }, (_, place) =>
      some.slice(place * perTest, (place + 1) * perTest),
    ),
)

for (const group of groups) {
  test(`a failed call is said on ${group.map(({ route }) => route).join(', ')}`, async ({
    page,
    openAs,
    apiUrl,
    prefer,
    expectConsoleError,
  }) => {
    test.slow()
    expectConsoleError(/status of 500|Unexpected failure|^ApiError:/)
    const seen = new Set<string>()
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== apiUrl) return
      const operation = findOperation(contract, request.method(), url.pathname)
      // A picture that does not load has an icon in its place.
      if (operation && operation.prefix === '') seen.add(operation.operationId)
    })
    for (const { path, public: isPublic } of group) {
      const open = () => (isPublic ? page.goto(path) : openAs('admin', path))
      seen.clear()
      await prefer('')
      await open()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const operationId of [...seen].filter((id) => id !== profile)) {
        const failed = `${path}: ${operationId}`
        await prefer(`code=500;operation=${operationId}`)
        await open()
        // Some screens lead back to their list, which says why.
        const said = page
          .getByRole('alert')
          .or(page.getByText(saying['500']))
          .or(page.getByText(/^(Unable to load|Could not load|Error loading) /))
          .first()
        await expect.soft(said, failed).toBeVisible({ timeout: 5000 })
        await expect.soft(page.getByRole('heading', { level: 1 }).first(), failed).toBeVisible()
        await prefer('')
        // Where one call has several answers, each failed part has its own Retry.
        const retry = page.getByRole('button', { name: 'Retry' })
        for (const button of (await retry.all()).toReversed()) await button.click()
        await expect.soft(retry, failed).toHaveCount(0, { timeout: 5000 })
      }
    }
  })
}
