import type { Browser, CDPSession, Page } from '@playwright/test'
import { installWatch, type Sight } from './watch.ts'

export type Script = { url: string; bytes: number; startedAt: number }

type TabOptions = { signedIn?: boolean; locale?: string; world?: string; throttled?: boolean }

/** How much slower the processor is made. */
const slowdown = 4

/** A page in a browser of its own, with nothing in its cache. */
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
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const tab = new Tab(page, session)
    await tab.watchScripts()
    if (throttled) await tab.throttle()
    return tab
  }

  async throttle() {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }

  /** Opens an address. The time from there until `sight` was painted, in milliseconds. */
  async visit(url: string, sight: Sight): Promise<number> {
    await this.page.addInitScript(installWatch, sight)
    await this.page.goto(url, { waitUntil: 'commit' })
    return await this.page.evaluate(() => window.speed.painted)
  }

  /** Clicks on the first of the elements with a real pointer. The time from there until `sight` was painted. */
  async click(selector: string, sight: Sight): Promise<number> {
    const element = this.page.locator(selector).first()
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) throw new Error(`There is no ${selector} to click on`)
    await this.page.evaluate((next) => window.speed.waitFor(next), sight)
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    return await this.sincePressed()
  }

  /** Types into a field. The time from the last key until `sight` was painted. */
  async type(selector: string, text: string, sight: Sight): Promise<number> {
    await this.page.locator(selector).focus()
    await this.page.evaluate((next) => window.speed.waitFor(next), sight)
    await this.page.keyboard.type(text)
    return await this.sincePressed()
  }

  private sincePressed() {
    return this.page.evaluate(async () => (await window.speed.painted) - window.speed.pressedAt)
  }

  /** Goes back in the history. The time from there until `sight` was painted. */
  async back(sight: Sight): Promise<number> {
    return await this.page.evaluate(async (next) => {
      window.speed.waitFor(next)
      const start = performance.now()
      history.back()
      return (await window.speed.painted) - start
    }, sight)
  }

  /** Waits until the page has nothing more to do. */
  async rest(): Promise<void> {
    await this.page.waitForLoadState('load')
    await this.page.evaluate(
      // A background task, since after some clicks Chromium calls nobody idle until the pointer moves again.
      async () => {
        await new Promise((done) => setTimeout(done, 300))
        await new Promise(requestAnimationFrame)
        await scheduler.postTask(() => undefined, { priority: 'background' })
      },
    )
  }

  /** The scripts that the page had asked for before a time, in milliseconds since it was opened. */
  async scriptsBefore(time: number): Promise<Script[]> {
    const origin = await this.page.evaluate(() => performance.timeOrigin)
    return this.scripts.filter(({ startedAt }) => startedAt <= origin + time)
  }

  /** What is still in memory, in bytes. */
  async heap(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.session.send('Runtime.getHeapUsage')
    return usedSize
  }

  watched() {
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
