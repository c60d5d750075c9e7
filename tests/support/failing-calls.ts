import type { Page } from '@playwright/test'
import { operationOf } from './operation-of.ts'
import { watchRequests } from './settled.ts'

/** Never fails here: its failure is tested once, in the app frame. */
export const profile = 'getMe'

/** The server's message for a failed operation, which identifies it on the page. */
export const sentenceOf = (operationId: string) => `The server failed in ${operationId}.`

/** Makes some or all calls of a page fail until they are repaired. */
export class FailingCalls {
  /** Every operation that the page has called. */
  readonly seen = new Set<string>()
  /** Waits until no call is pending and the page has rendered the answers. */
  readonly settled: () => Promise<void>
  private only: string | undefined
  /** With the paths of the screens that called them. */
  private readonly failed = new Map<string, Set<string>>()
  private readonly repaired = new Set<string>()
  private readonly succeeded = new Set<string>()

  private constructor(page: Page) {
    this.settled = watchRequests(page)
  }

  static async watch(page: Page, apiUrl: string): Promise<FailingCalls> {
    const calls = new FailingCalls(page)
    await page.route(`${apiUrl}/**`, async (route) => {
      const operation = operationOf(route.request())
      if (!operation || operation.operationId === profile) {
        await route.continue()
      } else if (calls.succeeds(operation.operationId)) {
        calls.succeeded.add(operation.operationId)
        await route.continue()
      } else {
        const screens = calls.failed.get(operation.operationId) ?? new Set()
        calls.failed.set(operation.operationId, screens.add(new URL(page.url()).pathname))
        await route.fulfill({
          status: 500,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { message: sentenceOf(operation.operationId) },
        })
      }
    })
    return calls
  }

  private succeeds(operationId: string) {
    this.seen.add(operationId)
    return this.repaired.has(operationId) || (this.only ?? operationId) !== operationId
  }

  /** Makes every call fail from now on, or only those of one operation. */
  fail(only?: string) {
    this.only = only
    for (const each of [this.failed, this.repaired, this.succeeded]) each.clear()
  }

  /** Lets an operation succeed from now on. */
  repair(operationId: string) {
    this.repaired.add(operationId)
    this.succeeded.delete(operationId)
  }

  /** The operations that have failed and still would. */
  broken = () => [...this.failed.keys()].filter((each) => !this.repaired.has(each))

  /** Those of them that the screen with that path has called. */
  brokenAt = (path: string) => this.broken().filter((each) => this.failed.get(each)?.has(path))

  /** Whether a late call fails, which was made after the page had seemed idle. */
  async isBrokenLater() {
    await this.settled()
    return this.broken().length > 0
  }

  /** The operations that failed and were not called again after their repair. */
  notRepeated = () => [...this.failed.keys()].filter((each) => !this.succeeded.has(each))
}
