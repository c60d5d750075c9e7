import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { Disruptions } from './disruptions.ts'
import { HeapMeter, type Figures } from './figures.ts'
import { installPageProbe } from './in-page.ts'
import { saves, type Save, type Typed } from './saves.ts'
import { account, Walker } from './walker.ts'

export type Plan = {
  seed: number
  navigations: number
  saves: number
  /** Navigations between two expired sessions, two network losses and two samples of the figures. */
  every: { expired: number; lost: number; figures: number }
  /** Milliseconds between two ticks of the sandbox. */
  tickEvery: number
}

export type Site = {
  apiUrl: string
  /** Headers that select the world, for calls to the API outside the console. */
  headers: Record<string, string>
  /** One of the sandbox's own commands, such as `expire-tokens`. */
  command: (name: string) => Promise<void>
}

export type Sample = Figures & { navigations: number; saved: number; milliseconds: number }

export type Report = {
  samples: Sample[]
  /** Console errors, lost saves, and a step that failed. */
  faults: string[]
  saved: Record<string, number>
  visits: ReadonlyMap<string, number>
  /** Links that had moved when they were clicked. */
  misses: number
  /** The walker's last steps. */
  recentSteps: readonly string[]
}

/** A static screen, on which the figures are sampled. */
const quietScreen = '/terms-of-use'

/** Console errors that are no faults: the removed video of a help topic, and the limit of a visit's history entries. */
const expectedErrors = /status of 404 .*removed\.mp4$|^A visit keeps \d+ addresses/

/** A workday at the console in one tab: screens, saves, network losses and expired sessions. */
export class Day {
  private readonly walker: Walker
  private readonly disruptions: Disruptions
  private readonly page: Page
  private readonly site: Site
  private readonly plan: Plan
  private readonly report: Report
  /** The expected text of each saved record, by the API path that returns it. */
  private readonly expected = new Map<string, string>()
  private readonly due: { expired: number; lost: number; figures: number }
  private saved = 0

  constructor(page: Page, site: Site, plan: Plan) {
    this.page = page
    this.site = site
    this.plan = plan
    this.walker = new Walker(page, plan.seed)
    this.disruptions = new Disruptions(this.walker, site.command)
    this.due = { ...plan.every }
    this.report = {
      samples: [],
      faults: [],
      saved: Object.fromEntries(Object.keys(saves).map((name) => [name, 0])),
      visits: this.walker.visits,
      misses: 0,
      recentSteps: this.walker.recentSteps,
    }
  }

  async run(onSample: (sample: Sample) => void = () => undefined): Promise<Report> {
    const { page, walker, plan, report } = this
    const fault = (what: string) => void report.faults.push(`${walker.navigations}: ${what}`)
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`
      const isExpected = this.disruptions.expected?.test(text) || expectedErrors.test(text)
      if (message.type() === 'error' && !isExpected) fault(`console: ${text}`)
    })
    page.on('pageerror', (error) => fault(`error: ${String(error)}`))
    await page.addInitScript(installPageProbe)
    const meter = await HeapMeter.attach(page)
    let started = performance.now()
    let counted = 0
    const takeSample = async () => {
      const milliseconds = performance.now() - started
      await walker.goTo(quietScreen)
      const steps = walker.navigations - counted
      const sample: Sample = {
        ...(await meter.measure()),
        navigations: walker.navigations,
        saved: this.saved,
        // The last sample may follow another without a navigation in between.
        milliseconds: steps > 0 ? milliseconds / steps : (report.samples.at(-1)?.milliseconds ?? 0),
      }
      report.samples.push(sample)
      onSample(sample)
      started = performance.now()
      counted = walker.navigations
    }
    const ticking = setInterval(() => void this.site.command('tick?minutes=1'), plan.tickEvery)
    try {
      await walker.signIn()
      while (walker.navigations < plan.navigations || this.saved < plan.saves) {
        await this.step()
        if (walker.navigations >= this.due.figures) {
          this.due.figures += plan.every.figures
          await takeSample()
        }
        if (report.faults.length > 0) break
      }
      if (report.faults.length === 0) {
        await this.checkAllSaved(fault)
        await takeSample()
      }
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error))
    } finally {
      clearInterval(ticking)
      report.misses = walker.misses
    }
    return report
  }

  /** Saves if fewer saves were made than planned by now, else navigates. */
  private async step() {
    const { walker, plan, due } = this
    const wantedSaves = (walker.navigations / plan.navigations) * plan.saves
    if (this.saved < Math.min(wantedSaves, plan.saves) || walker.navigations >= plan.navigations) {
      return await this.save()
    }
    if (walker.navigations >= due.lost && walker.random.chance(0.5)) {
      const address = `/admin-admin/users/edit/${walker.random.int(4, 18)}`
      // A screen that is open already shows what it has.
      if ((await walker.path()) === address) return
      due.lost += plan.every.lost
      await this.disruptions.loseNetworkWhileOpening(address)
      return await this.settle()
    }
    await walker.wander()
  }

  private async save() {
    const { walker, plan, due, page } = this
    const [name, save] = this.nextSave()
    const record = walker.random.pick(save.records)
    const text = `Soak ${plan.seed} ${this.saved}`
    walker.log(`saves ${text}: ${name} ${record}`)
    const typed = await save.fill(walker, text, record)
    const from = await walker.path()
    await page.evaluate(() => window.probe.rememberScreen())
    if (walker.navigations >= due.expired) {
      due.expired += plan.every.expired
      await this.disruptions.expireSession(typed.save, typed.field)
    } else if (walker.navigations >= due.lost && !save.isQueued) {
      due.lost += plan.every.lost
      await this.disruptions.loseNetworkWhileSaving(typed.save, typed.field)
    } else await typed.save()
    await walker.waitForText(typed.message)
    await walker.waitForIdle()
    if ((await walker.path()) !== from) await walker.recordVisit()
    await this.settle()
    await this.checkSaved(typed, text)
    this.saved += 1
    this.report.saved[name] = (this.report.saved[name] ?? 0) + 1
  }

  /** The kind of save that is furthest behind its share. */
  private nextSave(): [string, Save] {
    const done = (name: string, { weight }: Save) => (this.report.saved[name] ?? 0) / weight
    return Object.entries(saves).toSorted((a, b) => done(...a) - done(...b))[0]!
  }

  /** Checks that a save is stored: in the API, and every fifth time on the screen too. */
  private async checkSaved(typed: Typed, text: string) {
    const { walker, page } = this
    const stored = typed.stored ?? text
    const body = await this.read(typed.read)
    if (!body.includes(stored)) throw new Error(`Lost: ${stored} is not in ${typed.read}: ${body}`)
    if (this.saved % 5 === 0) {
      if (typed.screen) await walker.goTo(typed.screen)
      await expect
        .poll(() => page.evaluate(shownTexts), { message: `Lost: ${stored} is not on the screen` })
        .toContain(stored)
    }
    if (typed.after) await typed.after()
    else this.expected.set(typed.read, stored)
  }

  /** Checks at the end that no save has undone an earlier one of another record. */
  private async checkAllSaved(fault: (what: string) => void) {
    for (const [path, text] of this.expected) {
      const body = await this.read(path)
      if (!body.includes(text)) fault(`Lost by the end: ${text} is not in ${path}`)
    }
  }

  private async read(path: string): Promise<string> {
    const token = await this.page.evaluate(() => localStorage.getItem('waypost.token'))
    const headers = { ...this.site.headers, Authorization: token ?? '' }
    const answer = await fetch(this.site.apiUrl + path, { headers })
    if (!answer.ok) throw new Error(`GET ${path} answers ${answer.status} to ${account.username}`)
    return await answer.text()
  }

  /** Waits for late errors of a disruption before errors count as faults again. */
  private async settle() {
    if (!this.disruptions.expected) return
    await this.walker.waitForIdle()
    await wait(100)
    this.disruptions.expected = undefined
  }
}

/** The texts and values on the screen. Runs in the page. */
function shownTexts() {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
}
