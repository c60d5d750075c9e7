import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { installWatch, type PaintTarget } from './watch.ts'

export type Script = { url: string; bytes: number; startedAt: number }

type TabOptions = { signedIn?: boolean; locale?: string; world?: string; throttled?: boolean }

/** The factor by which the processor is slowed down. */
const slowdown = 4

/** A page in its own browser context, with an empty cache. */
export class Tab {
  readonly page: Page
  readonly scripts: Script[] = []
  private readonly session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  static async open(browser: Browser, options: TabOptions = {}): Promise<Tab> {
    const { signedIn = true, locale = 'en-US', world, throttled = true } = options
    const context = await browser.newContext({
      locale,
      viewport: { width: 1440, height: 900 },
      ...(world && { extraHTTPHeaders: { 'X-Waypost-World': world } }),
    })
    if (signedIn) {
      await context.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-admin'))
    }
    return await Tab.in(context, throttled)
  }

  private static async in(context: BrowserContext, throttled: boolean): Promise<Tab> {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const tab = new Tab(page, session)
    await tab.watchScripts()
    if (throttled) await tab.throttle()
    return tab
  }

  /** A new tab of the same browser, which has kept the files of this one. Closes this one. */
  async reopen(): Promise<Tab> {
    await this.page.evaluate(async () => {
      const keeps = await navigator.serviceWorker.getRegistration()
      if (keeps) await navigator.serviceWorker.ready
    })
    const next = await Tab.in(this.page.context(), true)
    await this.page.close()
    return next
  }

  async throttle() {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }

  /** Opens an address. Returns the milliseconds until `target` was painted. */
  async visit(url: string, target: PaintTarget): Promise<number> {
    await this.page.addInitScript(installWatch, target)
    await this.page.goto(url, { waitUntil: 'commit' })
    return await this.page.evaluate(() => window.speed.painted)
  }

  /** Waits on the open page. Returns the milliseconds from its start until `target` was painted. */
  async waitFor(target: PaintTarget): Promise<number> {
    return await this.page.evaluate(async (next) => {
      window.speed.waitFor(next)
      return await window.speed.painted
    }, target)
  }

  /** Clicks the first matching element with a real pointer. Returns the milliseconds until `target` was painted. */
  async click(selector: string, target: PaintTarget): Promise<number> {
    const element = this.page.locator(selector).first()
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) throw new Error(`There is no ${selector} to click`)
    await this.page.evaluate((next) => window.speed.waitFor(next), target)
    // A press where the pointer rests since before the page changed would not count.
    await this.page.mouse.move(0, 0)
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    return await this.sincePressed()
  }

  /** Types into a field. Returns the milliseconds from the last key until `target` was painted. */
  async type(selector: string, text: string, target: PaintTarget): Promise<number> {
    await this.page.locator(selector).focus()
    await this.page.evaluate((next) => window.speed.waitFor(next), target)
    await this.page.keyboard.type(text)
    return await this.sincePressed()
  }

  private sincePressed() {
    return this.page.evaluate(async () => (await window.speed.painted) - window.speed.pressedAt)
  }

  /** Goes back in the history. Returns the milliseconds until `target` was painted. */
  async back(target: PaintTarget): Promise<number> {
    return await this.page.evaluate(async (next) => {
      window.speed.waitFor(next)
      const start = performance.now()
      history.back()
      return (await window.speed.painted) - start
    }, target)
  }

  /** Waits until the page is idle. */
  async waitForIdle(): Promise<void> {
    await this.page.waitForLoadState('load')
    await this.page.evaluate(
      // A background task: after some clicks, Chromium runs no idle callbacks until the pointer moves again.
      async () => {
        await new Promise((done) => setTimeout(done, 300))
        await new Promise(requestAnimationFrame)
        await scheduler.postTask(() => undefined, { priority: 'background' })
      },
    )
  }

  /** The scripts that the page had requested before a time, in milliseconds since it was opened. */
  async scriptsBefore(time: number): Promise<Script[]> {
    const origin = await this.page.evaluate(() => performance.timeOrigin)
    return this.scripts.filter(({ startedAt }) => startedAt <= origin + time)
  }

  /** The retained memory in bytes. */
  async heap(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.session.send('Runtime.getHeapUsage')
    return usedSize
  }

  measurements() {
    return this.page.evaluate(() => ({
      longestEvent: window.speed.longestEvent,
      layoutShift: window.speed.layoutShift,
      elements: document.querySelectorAll('*').length,
    }))
  }

  async close() {
    await this.page.context().close()
  }

  private async watchScripts() {
    const known = new Map<string, Script>()
    this.session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
      if (!new URL(request.url).pathname.endsWith('.js')) return
      const script = { url: request.url, bytes: 0, startedAt: wallTime * 1000 }
      known.set(requestId, script)
      this.scripts.push(script)
    })
    this.session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const script = known.get(requestId)
      if (script) script.bytes += encodedDataLength
    })
    await this.session.send('Network.enable')
  }
}
