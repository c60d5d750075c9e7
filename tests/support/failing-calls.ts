import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import type { ContractDocument } from '../../mocks/contract.ts'
import { findOperation } from '../../mocks/examples.ts'

const bundle = new URL('../../mocks/generated/openapi.json', import.meta.url)
const contract = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument

/** Its failure is tested for the frame, which every screen has. */
const profile = 'getMe'

/** What the server says when an operation fails: on the page it tells which one. */
export const sentenceOf = (operationId: string) => `The server failed in ${operationId}.`

/** The calls of a page, of which all or some fail until they are repaired. */
export class FailingCalls {
  /** Every operation that the page has called. */
  readonly seen = new Set<string>()
  private readonly page: Page
  private only: string | undefined
  private readonly failed = new Set<string>()
  private readonly repaired = new Set<string>()
  private readonly succeeded = new Set<string>()
  private readonly underWay = new Set<Request>()
  private begun = 0

  private constructor(page: Page) {
    this.page = page
  }

  static async watch(page: Page, apiUrl: string): Promise<FailingCalls> {
    const calls = new FailingCalls(page)
    page.on('request', (request) => {
      calls.underWay.add(request)
      calls.begun += 1
    })
    page.on('requestfinished', (request) => void calls.underWay.delete(request))
    page.on('requestfailed', (request) => void calls.underWay.delete(request))
    await page.route(`${apiUrl}/**`, async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      const operation = findOperation(contract, request.method(), pathname)
      // A picture that does not load has an icon in its place.
      if (!operation || operation.prefix !== '' || operation.operationId === profile) {
        await route.continue()
      } else if (calls.lets(operation.operationId)) {
        calls.succeeded.add(operation.operationId)
        await route.continue()
      } else {
        calls.failed.add(operation.operationId)
        await route.fulfill({
          status: 500,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { message: sentenceOf(operation.operationId) },
        })
      }
    })
    return calls
  }

  private lets(operationId: string) {
    this.seen.add(operationId)
    return this.repaired.has(operationId) || (this.only ?? operationId) !== operationId
  }

  /** Makes every call fail from now on, or those of one operation. */
  fail(only?: string) {
    this.only = only
    for (const set of [this.failed, this.repaired, this.succeeded]) set.clear()
  }

  /** Lets an operation succeed from now on. */
  repair(operationId: string) {
    this.repaired.add(operationId)
    this.succeeded.delete(operationId)
  }

  /** The operations that have failed and still would. */
  broken = () => [...this.failed].filter((each) => !this.repaired.has(each))

  /** Whether an operation fails that was called only after the page had seemed to be at rest. */
  async isBrokenLater() {
    await this.settled()
    return this.broken().length > 0
  }

  /** The operations that failed and were not called again since they would succeed. */
  notRepeated = () => [...this.failed].filter((each) => !this.succeeded.has(each))

  /** Waits until no call is under way and the page has drawn what came. */
  async settled() {
    for (;;) {
      await expect.poll(() => this.underWay.size, { intervals: [20] }).toBe(0)
      // What is shown while a screen loads stays for half a second at least, though all calls have ended.
      await expect(this.page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      const before = this.begun
      await this.page.evaluate(async () => {
        // A part that was loaded just now may be drawn, and call, only then.
        for (let times = 0; times < 3; times += 1) {
          await new Promise((done) => setTimeout(done, 50))
          await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))
          await new Promise(requestAnimationFrame)
        }
      })
      if (this.underWay.size === 0 && this.begun === before) return
    }
  }
}
