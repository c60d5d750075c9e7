import { expect } from '../../support/console-test.ts'
import { failure, recover, signInAgain } from '../../support/failed-screen.ts'
import { profile } from '../../support/failing-calls.ts'
import { faults, test } from '../../support/faults.ts'
import { goAfresh, goAway, push, untilForgotten } from '../../support/go-in-page.ts'
import { operationOf } from '../../support/operation-of.ts'
import { pages } from '../../support/pages.ts'
import { watchRequests } from '../../support/settled.ts'

// Each call that a screen makes when it opens fails in each way, one at a time. The screen says so, and is complete once
// the fault has ended. The screens come from the routes, the calls from the contract.

const softly = expect.configure({ soft: true, timeout: 10_000 })
const start = '/terms-of-use'
/** Where a refusal is an answer: a listed document that is gone was deleted meanwhile. */
const answers = ['/admin-admin/docs/links: getDocument, 404']
const refusals = /(Page|Topic) not found|You do not have access to this/

for (const { path, public: isPublic } of pages) {
  test(`each call of ${path} fails in each way`, async ({ page, openAs, failing, stopFailing }) => {
    test.setTimeout(20 * 60_000)
    const settled = watchRequests(page)
    const seen = new Set<string>()
    await (isPublic ? page.goto(start) : openAs('admin', start))
    await settled()
    page.on('request', (request) => {
      const operationId = operationOf(request)?.operationId
      if (operationId && operationId !== profile) seen.add(operationId)
    })
    await goAfresh(page, path)
    await settled()
    const operations = [...seen]
    for (const operationId of operations) {
      for (const fault of faults) {
        const name = `${operationId}, ${fault}`
        await test.step(name, async () => {
          const isAsked = fault === '401' && !isPublic
          // A session that expires on a public screen asks for nothing until the next one. This one reads nothing.
          if (isAsked) await goAfresh(page, '/admin-admin/contract-health')
          else await goAway(page, path)
          await page.clock.fastForward(untilForgotten)
          await failing(operationId, fault, () => push(page, path))
          if (isAsked) await signInAgain(page, stopFailing)
          else {
            // A refused screen has a heading of its own.
            const refusal = page.getByRole('main').getByText(refusals)
            if (!answers.includes(`${path}: ${name}`))
              await softly(failure(page).or(refusal).first(), name).toBeVisible()
            // A call may be repeated, and fail again.
            await settled()
            await stopFailing()
            await recover(page, path)
          }
          await settled()
          await softly(page.getByRole('heading', { name: /\S/ }).first(), name).toBeVisible()
          await softly(failure(page), name).toHaveCount(0)
        })
      }
    }
  })
}
