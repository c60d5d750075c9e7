import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { failure } from '../support/failed-screen.ts'
import { FailingCalls, sentenceOf } from '../support/failing-calls.ts'
import { goAfresh } from '../support/go-in-page.ts'
import { pages } from '../support/pages.ts'
import { unusedOperations } from '../support/unused-operations.ts'

// Each screen is opened with every call failing. Calls whose failure it shows are repaired and retried until the screen is
// complete: later calls then fail in turn, and failures that share a place are shown one after the other.
// The other kinds of fault, and writes, are in faults.e2e.ts and in the stories.

const addresses = [
  ...pages,
  // Calls that the sample addresses do not make.
  { path: '/admin-admin/enterprises?search=fresh', public: false },
  { path: '/admin-admin/enterprises/view/1?rate=300', public: false },
]

const perTest = 7
const groups = [true, false].flatMap((isPublic) => {
  const paths = addresses.filter((each) => each.public === isPublic).map(({ path }) => path)
  return Array.from({ length: Math.ceil(paths.length / perTest) }, (_, index) => ({
    isPublic,
    paths: paths.slice(index * perTest, (index + 1) * perTest),
  }))
})

const softly = expect.configure({ soft: true })

for (const { isPublic, paths } of groups) {
  test(`every failed call is shown on ${paths.join(', ')}`, async ({
    page,
    openAs,
    apiUrl,
    expectConsoleError,
  }) => {
    test.slow()
    expectConsoleError(/status of 500|The server failed in |^ApiError:/)
    const calls = await FailingCalls.watch(page, apiUrl)
    await (isPublic ? page.goto('/terms-of-use') : openAs('admin', '/terms-of-use'))
    for (const path of paths) {
      await test.step(path, async () => {
        calls.fail()
        await open(page, calls, path)
        // Opening another screen takes a moment.
        if (calls.broken().length > 0) await expect(failure(page).first(), path).toBeVisible()
        if (!isPublic) {
          // A screen that failed to load still says which one it is.
          const product = page.getByRole('heading', { level: 1, name: 'Waypost', exact: true })
          await expect.soft(product, path).toHaveCount(0)
        }
        if (!isAt(page, path)) await checkWayBack(page, calls, path)
        // A part that loaded late may make its calls only now.
        do await repairAll(page, calls, path)
        while (await calls.isBrokenLater())
        await softly
          .poll(() => calls.notRepeated(), `${path}: failed and not tried again`)
          .toEqual([])
        await expect.soft(byRole(page, 'heading', /\S/).first(), path).toBeVisible()
        await expect.soft(failure(page), path).toHaveCount(0)
      })
    }
    const surprises = unusedOperations.filter((each) => calls.seen.has(each))
    expect(surprises, 'called, though no screen is said to use them').toEqual([])
  })
}

async function open(page: Page, calls: FailingCalls, path: string) {
  await goAfresh(page, path)
  await calls.settled()
}

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === pathnameOf(path)

const pathnameOf = (path: string) => path.split('?')[0]!

/** A screen without its record redirects to another one, which says so. Each required call is tested separately. */
async function checkWayBack(page: Page, calls: FailingCalls, path: string) {
  // The calls of the other screen fail on its own address.
  const failed = calls.brokenAt(pathnameOf(path))
  for (const operationId of failed) {
    calls.fail(operationId)
    await open(page, calls, path)
    if (!calls.broken().includes(operationId)) continue
    if (isAt(page, path)) await expect.soft(shown(page, operationId), path).toBeVisible()
    else await expect.soft(failure(page).first(), `${path}: ${operationId}`).toBeVisible()
  }
  calls.fail()
  for (const operationId of failed) calls.repair(operationId)
  await open(page, calls, path)
}

/** Repairs what the page shows as failed and presses “Try again”, until nothing is broken. */
async function repairAll(page: Page, calls: FailingCalls, path: string) {
  for (;;) {
    // Failures of later calls are repaired too.
    const isOver = async () => calls.broken().length > 0 || (await failure(page).count()) === 0
    await softly.poll(isOver, path).toBe(true)
    const broken = calls.broken()
    if (broken.length === 0) return
    const anyOfThem = broken.map((each) => shown(page, each)).reduce((all, one) => all.or(one))
    // Without a retry nothing more is called, so a failure that is not shown by now never will be.
    await expect(anyOfThem.first(), `${path}: ${broken.join(', ')}`).toBeVisible()
    for (const operationId of broken) {
      if (await shown(page, operationId).first().isVisible()) calls.repair(operationId)
    }
    const retries = byRole(page, 'button', /^Try again$/)
    await retries.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((each) => each.click()))
    await calls.settled()
  }
}

const shown = (page: Page, operationId: string) =>
  page.getByText(sentenceOf(operationId), { exact: false })

/** Includes elements behind a dialog that the address opens. */
const byRole = (page: Page, role: 'button' | 'heading', name: RegExp) =>
  page.getByRole(role, { name, includeHidden: true })
