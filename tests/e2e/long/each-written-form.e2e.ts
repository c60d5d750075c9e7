import type { Page } from '@playwright/test'
import { expect } from '../../support/console-test.ts'
import { failure, signInAgain } from '../../support/failed-screen.ts'
import { faultsOf, test } from '../../support/faults.ts'
import { goAfresh, goAway } from '../../support/go-in-page.ts'
import { operationOf } from '../../support/operation-of.ts'
import { pages, routeAt } from '../../support/pages.ts'
import { watchRequests } from '../../support/settled.ts'
import { writings } from '../../support/written-forms.ts'

// Each call that changes something and takes more than a word in a text fails in each way. The screen says so, keeps what was
// filled in, and succeeds at the next attempt.

// On a narrow one, rows have a menu in place of their buttons.
test.use({ viewport: { width: 1440, height: 900 } })

const softly = expect.configure({ soft: true, timeout: 10_000 })

for (const { operationId, path, fill, send, isDecision, queued, harmless = [] } of writings) {
  test(`${operationId} of ${path} fails in each way`, async ({
    page,
    openAs,
    failing,
    stopFailing,
    sandbox,
  }) => {
    test.setTimeout(10 * 60_000)
    page.setDefaultTimeout(20_000)
    const settled = watchRequests(page)
    const isPublic = pages.some((each) => each.route === routeAt(path) && each.public)
    await (isPublic ? page.goto('/terms-of-use') : openAs('admin', '/terms-of-use'))
    // The last one, since the new token is one of its world.
    const left: readonly string[] = ['401', ...harmless]
    const others = faultsOf(operationId).filter((fault) => !left.includes(fault))
    for (const [nth, fault] of [...others, '401' as const].entries()) {
      const name = `${operationId}, ${fault}`
      await test.step(name, async () => {
        await goAway(page, path)
        await settled()
        await sandbox('POST', 'reset')
        await goAfresh(page, path)
        await settled()
        await fill(page, nth)
        await settled()
        const filled = await fields(page)
        await failing(operationId, fault, () => send(page))
        if (fault === '401' && !isPublic) await signInAgain(page, stopFailing)
        else {
          const waits = fault === queued
          const retry = page.getByRole('button', { name: 'Try again' })
          await softly((waits ? retry : failure(page)).first(), name).toBeVisible()
          await settled()
          if (!isDecision && !waits)
            softly(await fields(page), name).toEqual(expect.arrayContaining(filled))
          await stopFailing()
          if (isDecision) await fill(page, nth)
          const isAsked = await page.getByRole('alertdialog').isVisible()
          const [answer] = await Promise.all([
            page.waitForResponse((one) => operationOf(one.request())?.operationId === operationId),
            isAsked || waits ? retry.first().click() : send(page),
          ])
          softly(answer.ok(), `${name}: the next attempt`).toBe(true)
        }
        await settled()
        await softly(failure(page), name).toHaveCount(0)
      })
    }
  })
}

/** What the fields of the dialog or the screen have. */
function fields(page: Page) {
  return page.evaluate(() => {
    const selector = 'input:not([type=hidden]), textarea, select, [contenteditable=true]'
    const open = [...document.querySelectorAll('[role=dialog]')].findLast((each) =>
      each.checkVisibility(),
    )
    return [...(open ?? document.querySelector('main')!).querySelectorAll<HTMLElement>(selector)]
      .filter((each) => each.checkVisibility() || each.matches('[type=file]'))
      .map((each) => {
        if (!('value' in each)) return each.textContent
        const { labels, value, checked, files } = each as HTMLInputElement
        const label = labels?.[0]?.textContent ?? each.ariaLabel
        const what = [...(files ?? [])].map((one) => one.name).join() || value
        return `${label}: ${each.matches('[type=checkbox], [type=radio]') ? checked : what}`
      })
  })
}
