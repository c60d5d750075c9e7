import type { BrowserContext, Page, Request } from '@playwright/test'
import { accessibilityFaults } from '../../tests/support/accessibility.ts'
import { HeapMeter } from '../soak/figures.ts'
import type { StepKind } from './steps.ts'

/** POST calls that change nothing. */
const reads = /\/(?:auth|admin\/search)$/

/** Steps in which a user presses something that may send. */
const presses: StepKind[] = ['click', 'doubleClick', 'type', 'key', 'scan', 'choose', 'drop']

/** Console errors of a failed call, or of a part of the console that could not be loaded. */
const ofCalls =
  /Failed to (?:load resource|fetch)|ApiError: |ERR_|The server failed in |^[a-z]\w+(?: failed \(\d+\))?: /

type Write = { step: number; key: string; request: Request }

/** Watches all tabs of a context for what must never happen. */
export class Checks {
  private readonly apiUrl: string
  private readonly world: string
  private readonly found: string[] = []
  private readonly writes: Write[] = []
  private step = 0
  private failures = 0
  private firstHeap = 0

  constructor(context: BrowserContext, { apiUrl, world }: { apiUrl: string; world: string }) {
    this.apiUrl = apiUrl
    this.world = world
    context.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !ofCalls.test(text)) this.found.push(`console: ${text}`)
    })
    context.on('weberror', (error) => this.found.push(`error: ${String(error.error())}`))
    context.on('response', (response) => {
      if (response.status() >= 500 && response.url().startsWith(apiUrl)) this.failures += 1
    })
    context.on('request', (request) => {
      const [method, url] = [request.method(), request.url()]
      if (/GET|HEAD|OPTIONS/.test(method) || !url.startsWith(apiUrl)) return
      if (reads.test(new URL(url).pathname)) return
      const key = `${method} ${new URL(url).pathname} ${request.postData() ?? ''}`
      this.writes.push({ step: this.step, key, request })
    })
  }

  /** What went wrong in the last step. */
  async after(step: number, page: Page, kind: StepKind, isTroubled: boolean): Promise<string[]> {
    const faults = [...(await this.ofPage(page)), ...this.found.splice(0)]
    if (this.failures > 0 && !isTroubled) faults.push('server: a call failed on its own')
    this.failures = 0
    faults.push(...(await this.ofWrites(kind)))
    const answer = await fetch(`${this.apiUrl}/sandbox/violations?world=${this.world}`)
    const { violations } = (await answer.json()) as { violations: unknown[] }
    if (violations.length > 0 && !isTroubled) {
      faults.push(`contract: ${JSON.stringify(violations[0]).slice(0, 300)}`)
    }
    if (step % 50 === 49) {
      const wrong = await accessibilityFaults(page)
      faults.push(...wrong.map((each) => `accessibility: ${each}`))
    }
    if (step % 200 === 199) faults.push(...(await this.ofHeap(page)))
    this.step = step + 1
    return faults
  }

  private async ofPage(page: Page): Promise<string[]> {
    try {
      await page.evaluate(() => window.probe.waitForIdle(false))
    } catch (error) {
      // All calls wait for the password.
      if (await page.locator('[role=alertdialog] [name=password]').isVisible()) return []
      return [`stuck: ${String(error).split('\n')[0]}`]
    }
    return await page.evaluate(async () => {
      const isFocusLost = () => {
        const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
          .filter((each) => each.checkVisibility())
          .at(-1)
        const focused = document.activeElement
        if (!focused || (focused !== document.body && !focused.isConnected)) return true
        return open !== undefined && focused === document.body
      }
      // A dialog that opens takes the focus in the next frames.
      for (let tries = 0; tries < 50 && isFocusLost(); tries += 1) {
        await new Promise((done) => setTimeout(done, 20))
      }
      const { scrollWidth, clientWidth } = document.documentElement
      return [
        ...(isFocusLost() ? ['focus: it is not in the open dialog'] : []),
        ...(scrollWidth > clientWidth + 1 ? [`layout: ${scrollWidth} px in ${clientWidth}`] : []),
      ]
    })
  }

  private async ofWrites(kind: StepKind): Promise<string[]> {
    const now = this.writes.splice(0)
    const done = new Set<string>()
    const faults: string[] = []
    for (const { key, request } of now) {
      const isDone = (await request.response().catch(() => null))?.ok() ?? false
      if (isDone && done.has(key)) faults.push(`twice: ${key.slice(0, 200)}`)
      if (isDone) done.add(key)
    }
    if (now.length > 0 && !presses.includes(kind)) {
      faults.push(`unasked: ${now[0]!.key.slice(0, 200)} after ${kind}`)
    }
    return faults
  }

  private async ofHeap(page: Page): Promise<string[]> {
    const meter = await HeapMeter.attach(page)
    const { heap } = await meter.measure()
    this.firstHeap ||= heap
    return heap > this.firstHeap * 2 ? [`heap: ${Math.round(heap / 1_000_000)} MB`] : []
  }
}
