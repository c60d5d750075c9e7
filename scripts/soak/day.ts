import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { Scales, type Figures } from './figures.ts'
import { installEyes } from './in-page.ts'
import { saves, type Save, type Typed } from './saves.ts'
import { Trouble } from './trouble.ts'
import { account, Walker } from './walker.ts'

export type Plan = {
  seed: number
  navigations: number
  saves: number
  /** Navigations between two expired sessions, two lost networks and two looks at the figures. */
  every: { expired: number; lost: number; figures: number }
  /** Milliseconds between two ticks of the world. */
  tickEvery: number
}

export type Site = {
  apiUrl: string
  /** Headers of the world, for calls of the API that the console does not make. */
  headers: Record<string, string>
  /** One of the sandbox's own commands, such as `expire-tokens`. */
  command: (name: string) => Promise<void>
}

export type Look = Figures & { navigations: number; saved: number; milliseconds: number }

export type Report = {
  looks: Look[]
  /** What went wrong: console errors, lost saves, and a step that could not be done. */
  faults: string[]
  saved: Record<string, number>
  visits: ReadonlyMap<string, number>
  /** Links that had moved when they were clicked. */
  misses: number
  /** What the walker did last. */
  did: readonly string[]
}

/** A quiet screen whose data hardly change, where the figures are read. */
const quietScreen = '/terms-of-use'

/** Console errors of a day without faults: the removed video of a help topic, and the limit of a visit's history entries. */
const usual = /status of 404 .*removed\.mp4$|^A visit keeps \d+ addresses/

/** A whole day at the console in one tab: screens, saves, lost networks and expired sessions. */
export class Day {
  private readonly walker: Walker
  private readonly trouble: Trouble
  private readonly page: Page
  private readonly site: Site
  private readonly plan: Plan
  private readonly report: Report
  /** What each record has to say at the end, by where the API says it. */
  private readonly last = new Map<string, string>()
  private readonly due: { expired: number; lost: number; figures: number }
  private saved = 0

  constructor(page: Page, site: Site, plan: Plan) {
    this.page = page
    this.site = site
    this.plan = plan
    this.walker = new Walker(page, plan.seed)
    this.trouble = new Trouble(this.walker, site.command)
    this.due = { ...plan.every }
    this.report = {
      looks: [],
      faults: [],
      saved: Object.fromEntries(Object.keys(saves).map((name) => [name, 0])),
      visits: this.walker.visits,
      misses: 0,
      did: this.walker.did,
    }
  }

  async spend(onLook: (look: Look) => void = () => undefined): Promise<Report> {
    const { page, walker, plan, report } = this
    const fault = (what: string) => void report.faults.push(`${walker.navigations}: ${what}`)
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`
      const isExpected = this.trouble.expected?.test(text) || usual.test(text)
      if (message.type() === 'error' && !isExpected) fault(`console: ${text}`)
    })
    page.on('pageerror', (error) => fault(`error: ${String(error)}`))
    await page.addInitScript(installEyes)
    const scales = await Scales.of(page)
    let started = performance.now()
    let counted = 0
    const look = async () => {
      const milliseconds = performance.now() - started
      await walker.goesTo(quietScreen)
      const seen: Look = {
        ...(await scales.weigh()),
        navigations: walker.navigations,
        saved: this.saved,
        milliseconds: milliseconds / (walker.navigations - counted),
      }
      report.looks.push(seen)
      onLook(seen)
      started = performance.now()
      counted = walker.navigations
    }
    const ticking = setInterval(() => void this.site.command('tick?minutes=1'), plan.tickEvery)
    try {
      await walker.signsIn()
      while (walker.navigations < plan.navigations || this.saved < plan.saves) {
        await this.step()
        if (walker.navigations >= this.due.figures) {
          this.due.figures += plan.every.figures
          await look()
        }
        if (report.faults.length > 0) break
      }
      if (report.faults.length === 0) {
        await this.findsAll(fault)
        await look()
      }
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error))
    } finally {
      clearInterval(ticking)
      report.misses = walker.misses
    }
    return report
  }

  /** A save where fewer were made than should have been by now, else a navigation. */
  private async step() {
    const { walker, plan, due } = this
    const wantedSaves = (walker.navigations / plan.navigations) * plan.saves
    if (this.saved < Math.min(wantedSaves, plan.saves) || walker.navigations >= plan.navigations) {
      return await this.saves()
    }
    if (walker.navigations >= due.lost && walker.random.chance(0.5)) {
      due.lost += plan.every.lost
      await this.trouble.losesNetworkGoing(`/admin-admin/users/edit/${walker.random.int(4, 18)}`)
      return await this.calms()
    }
    await walker.wanders()
  }

  private async saves() {
    const { walker, plan, due, page } = this
    const [name, save] = this.nextSave()
    const record = walker.random.pick(save.records)
    const text = `Soak ${plan.seed} ${this.saved}`
    walker.notes(`saves ${text}: ${name} ${record}`)
    const typed = await save.types(walker, text, record)
    const from = await walker.path()
    await page.evaluate(() => window.eyes.leave())
    if (walker.navigations >= due.expired) {
      due.expired += plan.every.expired
      await this.trouble.expires(typed.save, typed.field)
    } else if (walker.navigations >= due.lost && !save.isQueued) {
      due.lost += plan.every.lost
      await this.trouble.losesNetworkSaving(typed.save, typed.field)
    } else await typed.save()
    await walker.sees(typed.says)
    await walker.rests()
    if ((await walker.path()) !== from) await walker.arrives()
    await this.calms()
    await this.finds(typed, text)
    this.saved += 1
    this.report.saved[name] = (this.report.saved[name] ?? 0) + 1
  }

  /** The one that is furthest behind its share. */
  private nextSave(): [string, Save] {
    const done = (name: string, { weight }: Save) => (this.report.saved[name] ?? 0) / weight
    return Object.entries(saves).toSorted((a, b) => done(...a) - done(...b))[0]!
  }

  /** Finds a save again: by the API, and each fifth also on the screen. */
  private async finds(typed: Typed, text: string) {
    const { walker, page } = this
    const kept = typed.kept ?? text
    const told = await this.read(typed.read)
    if (!told.includes(kept)) throw new Error(`Lost: ${kept} is not in ${typed.read}: ${told}`)
    if (this.saved % 5 === 0) {
      if (typed.screen) await walker.goesTo(typed.screen)
      await expect
        .poll(() => page.evaluate(shownTexts), { message: `Lost: ${kept} is not on the screen` })
        .toContain(kept)
    }
    if (typed.after) await typed.after()
    else this.last.set(typed.read, kept)
  }

  /** At the end of the day: no later save has undone an earlier one of another record. */
  private async findsAll(fault: (what: string) => void) {
    for (const [path, text] of this.last) {
      const told = await this.read(path)
      if (!told.includes(text)) fault(`Lost by the end: ${text} is not in ${path}`)
    }
  }

  private async read(path: string): Promise<string> {
    const token = await this.page.evaluate(() => localStorage.getItem('waypost.token'))
    const headers = { ...this.site.headers, Authorization: token ?? '' }
    const answer = await fetch(this.site.apiUrl + path, { headers })
    if (!answer.ok) throw new Error(`GET ${path} answers ${answer.status} to ${account.username}`)
    return await answer.text()
  }

  /** Lets the errors of a trouble arrive before the next one would count. */
  private async calms() {
    if (!this.trouble.expected) return
    await this.walker.rests()
    await wait(100)
    this.trouble.expected = undefined
  }
}

/** The texts and values of the screen, which run in the page. */
function shownTexts() {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
}
