import type { BrowserContext, Page, Request } from '@playwright/test'
import { accessibilityFaults } from '../../tests/support/accessibility.ts'
import { HeapMeter } from '../soak/figures.ts'
import type { Colleague, TheirChange } from './colleague.ts'
import { passive, presses, type StepKind } from './steps.ts'

/** POST calls that change nothing. */
const reads = /\/(?:auth|admin\/search)$/

/** Console errors of a failed call, or of a part of the console that could not be loaded, such as the reader of barcodes. */
const ofCalls =
  /Failed to (?:load resource|fetch)|ApiError: |ERR_|The server failed in |both async and sync fetching of the wasm failed|falling back to ArrayBuffer instantiation|^[a-z]\w+(?: failed \(\w+\))?: /

type Write = { key: string; page: Page | undefined; request: Request }

/** What the checks look at before and after each step. */
type Look = { path: string; href: string; entry: string; dialogs: string[]; hasFocus: boolean }

type Watched = { apiUrl: string; world: string; colleague: Colleague }

export type Taken = {
  step: number
  page: Page
  kind: StepKind
  isTroubled: boolean
  /** Whether the focus was on something that the step has only pressed. */
  keepsFocus: boolean
  /** Whether the step began with the sign-in. */
  signsIn: boolean
}

/** Of the sandbox's order whose shipping service is down. */
const ofCarrierDown = /\/orders\/9111\//

/** Watches all tabs of a context for what must never happen. */
export class Checks {
  private readonly watched: Watched
  private readonly found: string[] = []
  private readonly writes: Write[] = []
  /** What work on many records has not sent yet. */
  private readonly agreed = new Set<string>()
  /** What such work has sent and the server has answered, until it is agreed to again or undone. */
  private readonly finished = new Set<string>()
  /** What colleagues have changed, by path, and whether the user has seen it. */
  private readonly theirs = new Map<string, TheirChange & { isSeen: boolean }>()
  /** The address of each history entry. */
  private readonly entries = new Map<string, string>()
  private before: Look | undefined
  /** Calls that were answered 5xx since the last step. */
  private failures: string[] = []
  private firstHeap = 0
  /** Messages of success since the last step. */
  private readonly said: string[] = []
  /** The last step in which the server has done a write, and when that was known. */
  private lastDone = { step: -Infinity, at: -Infinity }

  constructor(context: BrowserContext, watched: Watched) {
    this.watched = watched
    const { apiUrl } = watched
    context.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !ofCalls.test(text)) this.found.push(`console: ${text}`)
    })
    context.on('weberror', (error) => this.found.push(`error: ${String(error.error())}`))
    context.on('response', (response) => {
      const url = response.url()
      if (response.status() < 500 || !url.startsWith(apiUrl) || ofCarrierDown.test(url)) return
      this.failures.push(`${response.request().method()} ${url.slice(apiUrl.length)}`)
    })
    context.on('request', (request) => {
      const [method, url] = [request.method(), request.url()]
      if (/GET|HEAD|OPTIONS/.test(method) || !url.startsWith(apiUrl)) return
      if (reads.test(new URL(url).pathname)) return
      const key = `${method} ${new URL(url).pathname} ${request.postData() ?? ''}`.trim()
      this.writes.push({ key, page: pageOf(request), request })
    })
  }

  /** Somebody else has changed a record. */
  noteTheirs(change: TheirChange) {
    this.theirs.set(change.path, { ...change, isSeen: false })
  }

  /** The user has agreed to work that sends these, each once, while other steps are taken. */
  noteAgreed(writes: readonly string[]) {
    for (const each of writes) {
      this.agreed.add(each)
      this.finished.delete(each)
    }
  }

  /** The page has said that something has succeeded. */
  noteSaid(text: string) {
    this.said.push(text)
  }

  /** What went wrong in a step. */
  async after(taken: Taken): Promise<string[]> {
    const { step, page, kind, isTroubled } = taken
    const faults = [...(await this.ofPage(taken)), ...this.found.splice(0)]
    const failures = this.failures.splice(0)
    if (failures.length > 0 && !isTroubled) {
      faults.push(`server: a call failed on its own: ${failures.join(', ')}`)
    }
    faults.push(...(await this.ofWrites(step, kind)))
    const { apiUrl, world } = this.watched
    const answer = await fetch(`${apiUrl}/sandbox/violations?world=${world}`)
    const { violations } = (await answer.json()) as { violations: unknown[] }
    if (violations.length > 0 && !isTroubled) {
      faults.push(`contract: ${JSON.stringify(violations[0]).slice(0, 300)}`)
    }
    if (step % 50 === 49) {
      const wrong = await accessibilityFaults(page)
      faults.push(...wrong.map((each) => `accessibility: ${each}`))
    }
    if (step % 200 === 199) faults.push(...(await this.ofHeap(page)))
    return faults
  }

  /** Notes which of the others' changes the page shows. */
  async see(page: Page) {
    const texts = [...this.theirs.values()].filter((each) => !each.isSeen)
    if (texts.length === 0) return
    const values = texts.map(({ value }) => value)
    const shown = await page.evaluate((all) => window.strange.shown(all), values)
    for (const each of texts) each.isSeen = shown.includes(each.value)
  }

  private async ofPage({ page, kind, keepsFocus, signsIn }: Taken): Promise<string[]> {
    const rest = () => page.evaluate(() => window.probe.waitForIdle(false))
    try {
      // The page may just be left for another one.
      await rest().catch((error: unknown) => {
        if (!/navigation/.test(String(error))) throw error
        return rest()
      })
    } catch (error) {
      // All calls wait for the password.
      if (await page.locator('[role=alertdialog] [name=password]').isVisible()) return []
      return [`stuck: ${String(error).split('\n')[0]}`]
    }
    const faults = await page.evaluate(async () => {
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
        ...(scrollWidth > clientWidth + 1
          ? [`layout: ${scrollWidth} px in ${clientWidth}, by ${window.strange.widest()}`]
          : []),
        ...window.strange.faults(),
      ]
    })
    await this.see(page)
    const [before, now] = [this.before, await look(page)]
    this.before = now
    if (!before || signsIn) {
      this.entries.set(now.entry, now.href)
      return faults
    }
    if (kind === 'scan' && now.path !== before.path) {
      faults.push(`scan: it has led from ${before.path} to ${now.path}`)
    }
    if (passive.includes(kind) && now.dialogs.length < before.dialogs.length) {
      faults.push(`dialog: “${before.dialogs.join(', ')}” has closed on its own`)
    }
    if (keepsFocus && !now.hasFocus) faults.push('focus: nothing has it after Enter or Space')
    const known = this.entries.get(now.entry)
    if ((kind === 'back' || kind === 'forward') && known !== undefined && known !== now.href) {
      faults.push(`history: ${known} has become ${now.href}`)
    }
    this.entries.set(now.entry, now.href)
    return faults
  }

  private async ofWrites(step: number, kind: StepKind): Promise<string[]> {
    const now = this.writes.splice(0)
    const done = new Set<string>()
    const sent = new Set<string>()
    const faults: string[] = []
    const unasked: string[] = []
    for (const { key, request } of now) {
      const response = await request.response().catch(() => null)
      const isAgreed = this.agreed.has(key)
      const isDone = response?.ok() ?? (isAgreed && (await this.isArchived(request)))
      if (isDone && done.has(key)) faults.push(`twice: ${key.slice(0, 200)}`)
      if (isDone) {
        done.add(key)
        this.lastDone = { step, at: performance.now() }
      }
      if (!isAgreed && !presses.includes(kind)) unasked.push(key)
      // After signing in again, a call is sent again.
      if (response?.status() === 401) continue
      this.agreed.delete(key)
      const isRepeated = this.finished.has(key) || (kind !== 'doubleClick' && sent.has(key))
      if (isRepeated) faults.push(`sent again: ${key.slice(0, 200)} after ${kind}`)
      sent.add(key)
      if (isAgreed && response?.ok()) this.finished.add(key)
      // Whoever restores a user may archive them again.
      if (request.method() === 'PATCH')
        this.finished.delete(key.replace(/^PATCH (\S+).*$/s, 'DELETE $1'))
      faults.push(...this.ofOverwriting(request))
      if (isDone) faults.push(...(await this.ofSaved(request)))
    }
    const said = this.said.splice(0)
    // A held call goes on in the next step, and a message may come a moment after its answer.
    const isLate = step - this.lastDone.step > 1 && performance.now() - this.lastDone.at > 3000
    if (said.length > 0 && isLate) {
      faults.push(`unsaved: “${said.join(', ')}” is said, and nothing has been saved`)
    }
    if (unasked.length > 0) faults.push(`unasked: ${unasked[0]!.slice(0, 200)} after ${kind}`)
    return faults
  }

  /** A save that replaces what somebody else has changed, and the user has not seen. */
  private ofOverwriting(request: Request): string[] {
    const path = new URL(request.url()).pathname
    const change = this.theirs.get(path)
    if (!change) return []
    this.theirs.delete(path)
    const sent = bodyOf(request)[change.field]
    if (change.isSeen || sent === undefined || sent === change.value) return []
    return [
      `overwritten: “${change.value}” in ${path}, which nobody has seen, by ${JSON.stringify(sent)}`,
    ]
  }

  /** Whether the server has what the console has saved. */
  private async ofSaved(request: Request): Promise<string[]> {
    const path = new URL(request.url()).pathname
    if (request.method() !== 'PATCH' || path.startsWith('/users/me')) return []
    const sent = Object.entries(bodyOf(request))
    if (sent.length === 0) return []
    const saved = await this.watched.colleague.read(path)
    return sent
      .filter(([field, value]) => saved && isPlain(value) && isPlain(saved[field]))
      .filter(([field, value]) => field in saved! && saved![field] !== value)
      .map(([field, value]) => `state: ${field} of ${path} was saved as “${String(value)}”`)
  }

  /** Whether work was done whose answer a reload has cut off. */
  private async isArchived(request: Request): Promise<boolean> {
    const user = await this.watched.colleague.read(new URL(request.url()).pathname)
    return user?.['archived'] === true
  }

  private async ofHeap(page: Page): Promise<string[]> {
    const meter = await HeapMeter.attach(page)
    const { heap } = await meter.measure()
    this.firstHeap ||= heap
    return heap > this.firstHeap * 2 ? [`heap: ${Math.round(heap / 1_000_000)} MB`] : []
  }
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => ({
    path: location.pathname,
    href: location.pathname + location.search,
    entry: String((history.state as { __TSR_key?: string } | null)?.__TSR_key),
    dialogs: window.strange.dialogs(),
    hasFocus: window.strange.isFocused(),
  }))

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function bodyOf(request: Request): Record<string, unknown> {
  try {
    return (request.postDataJSON() ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Undefined for a call of the service worker. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}
