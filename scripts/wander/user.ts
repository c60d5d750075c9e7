import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '../../tests/support/pages.ts'
import { wedge } from '../../tests/support/wedge.ts'
import { addressesOf, type Account, type Addresses } from './accounts.ts'
import { choose, focusField, press } from './aim.ts'
import { codes, files, keys, languages, longTexts, preferences, sizes, words } from './choices.ts'
import { password, type Colleague, type TheirChange } from './colleague.ts'
import type { Step, StepKind } from './steps.ts'
import { tasks, type Hands } from './tasks.ts'

type Site = {
  /** Where the console is served. */
  url: string
  world: string
  /** One of the sandbox's own commands, such as `tick?minutes=30`. */
  command: (name: string) => Promise<void>
  colleague: Colleague
  /** Whether the service worker answers for the console's files. */
  keepsFiles: boolean
  /** Called when somebody else has changed a record. */
  onTheirChange: (change: TheirChange) => void
  /** Called when the user agrees to writes that are sent one after the other. */
  onAgreed: (writes: readonly string[]) => void
}

/** Steps that load the page again, or open another one. */
const loading: StepKind[] = [
  'open',
  'reload',
  'otherTab',
  'language',
  'save',
  'batch',
  'early',
  'revisit',
  'watch',
  'hang',
]

/** A user who does what the page offers, and keeps doing it while calls fail. */
export class RandomUser {
  page: Page
  /** The number of steps for which calls may still fail, or have failed just before. */
  troubled = 0
  /** What went wrong in a task, besides what is checked after each step. */
  faults: string[] = []
  /** Whether the last step left the focus where it was, so that something must still have it. */
  keepsFocus = false
  /** Whether the last step began with the sign-in, which closes its dialog or leads to another screen. */
  signsIn = false
  private readonly context: BrowserContext
  private readonly site: Site
  private readonly account: Account
  private readonly own: Addresses
  private offlineFor = 0
  private faultyFor = 0

  constructor(context: BrowserContext, page: Page, site: Site, account: Account) {
    this.context = context
    this.page = page
    this.site = site
    this.account = account
    this.own = addressesOf(account)
  }

  /** Takes one step. Returns what was done, in words. */
  async take({ kind, choice }: Step): Promise<string> {
    this.signsIn = false
    await this.endTrouble()
    // Without the service worker, the browser has no page to show.
    if (this.offlineFor > 0 && !this.site.keepsFiles && loading.includes(kind)) {
      this.offlineFor = 1
      await this.endTrouble()
    }
    await this.signIn()
    const { page } = this
    this.keepsFocus = false
    this.faults = []
    const pick = <T>(list: readonly T[]) => list[Math.floor(choice * list.length)]!
    switch (kind) {
      case 'click':
        return await press(page, choice, 1)
      case 'doubleClick':
        return await press(page, choice, 2)
      case 'type': {
        const text = pick(words)
        const field = await focusField(page, choice)
        if (field === undefined) return 'finds no field'
        await page.keyboard.type(text, { delay: 60 })
        if ((choice * 10) % 1 < 0.3) await page.keyboard.press('Enter')
        else await page.evaluate((given) => window.strange.remember(given), text)
        return `types ${text} into ${field}`
      }
      case 'choose':
        return await choose(page, choice)
      case 'key':
        this.keepsFocus =
          /Enter|Space/.test(pick(keys)) && (await page.evaluate(() => window.strange.isFocused()))
        await page.keyboard.press(pick(keys))
        return `presses ${pick(keys)}`
      case 'paste': {
        const field = await focusField(page, choice)
        await page.keyboard.insertText(pick(longTexts))
        return `pastes ${pick(longTexts).slice(0, 20)} into ${field ?? 'nothing'}`
      }
      case 'scan':
        await wedge(page, pick(codes))
        return `scans ${pick(codes)}`
      case 'drop': {
        const input = page.locator('input[type=file]').first()
        if ((await input.count()) === 0) return 'finds no place for a file'
        await input.setInputFiles(pick(files))
        return `drops ${pick(files).name}`
      }
      case 'open': {
        const { own } = this
        const digit = (choice * 1000) % 1
        const address =
          digit < 0.2 ? `${pick(own.lists)}?page=9` : digit < 0.9 ? pick(own.all) : pick(pages).path
        await page.goto(address)
        return `opens ${address}`
      }
      case 'back':
        // A new tab begins with an empty page.
        if (!(await page.evaluate(() => navigation.canGoBack))) return 'has nothing to go back to'
        await page.goBack({ waitUntil: 'commit' })
        return 'goes back'
      case 'forward':
        await page.goForward({ waitUntil: 'commit' })
        return 'goes forward'
      case 'reload':
        await page.reload()
        return 'reloads'
      case 'otherTab':
        return await this.changeTab()
      case 'resize':
        await page.setViewportSize(pick(sizes))
        return `makes the window ${pick(sizes).width} px wide`
      case 'theme':
        await page.emulateMedia({ colorScheme: choice < 0.5 ? 'dark' : 'light' })
        return 'changes the theme'
      case 'clock':
        await page.clock.fastForward(choice < 0.5 ? '02:00' : '45:00')
        return 'leaves the desk'
      case 'tick':
        await this.site.command('tick?minutes=30')
        return 'lets half an hour pass in the world'
      case 'fault':
        await this.prefer(pick(preferences))
        this.faultyFor = 4
        this.troubled = 12
        return `has calls with ${pick(preferences)}`
      case 'offline':
        await this.context.setOffline(true)
        this.offlineFor = 3
        this.troubled = 12
        return 'loses the network'
      case 'expire':
        await this.site.command('expire-tokens')
        this.troubled = 12
        return 'has an expired session'
      case 'language':
        await this.site.colleague.speak(`${this.account}@waypost.test`, pick(languages))
        await page.reload()
        return `reads ${pick(languages)}`
      case 'colleague':
        return await this.asColleague()
      case 'save':
      case 'batch':
      case 'early':
      case 'revisit':
      case 'watch':
      case 'hang': {
        await this.calm()
        if (kind === 'save' || kind === 'hang') this.troubled = 3
        const { what, faults = [] } = await tasks[kind](this.hands(), choice)
        this.faults = faults
        return what
      }
    }
  }

  /** Ends what disturbs the calls: a task has troubles of its own. */
  private async calm() {
    this.troubled = Math.min(this.troubled, 1)
    this.offlineFor = Math.min(this.offlineFor, 1)
    this.faultyFor = Math.min(this.faultyFor, 1)
    await this.endTrouble()
    await this.signIn()
  }

  /** What the tasks use. */
  private hands(): Hands {
    return {
      page: this.page,
      own: this.own,
      rest: () => this.page.evaluate(() => window.probe.waitForIdle(false)),
      prefer: async (preference) => {
        await this.prefer(preference)
        // What a task leaves behind ends soon.
        this.faultyFor = preference === '' ? 0 : 2
      },
      colleague: () => this.asColleague(),
      agree: this.site.onAgreed,
      openTab: async (address) => {
        this.page = await this.context.newPage()
        await this.page.goto(address)
      },
    }
  }

  /** Somebody else changes what the page shows, and the user comes back to the tab. Returns what the user meets, in words. */
  private async asColleague(): Promise<string> {
    const { page, site } = this
    const { what, change } = await site.colleague.change(new URL(page.url()))
    if (change) site.onTheirChange(change)
    // By then, what the page shows is old.
    await page.clock.fastForward('01:00')
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    return what
  }

  /** Ends what disturbs the calls once it has lasted for its steps. */
  private async endTrouble() {
    this.troubled -= 1
    this.offlineFor -= 1
    this.faultyFor -= 1
    if (this.offlineFor === 0) await this.context.setOffline(false)
    if (this.faultyFor === 0) await this.prefer('')
  }

  private async prefer(preference: string) {
    await this.context.setExtraHTTPHeaders({
      'X-Waypost-World': this.site.world,
      ...(preference && { Prefer: preference }),
    })
  }

  /** Signs in wherever the console asks for it, so that the user gets on. */
  private async signIn() {
    const { page } = this
    // By the fields' names, since the user changes the language.
    const again = page.locator('[role=alertdialog] [name=password]')
    if (await again.isVisible()) {
      await again.fill(password)
      await again.press('Enter')
      this.signsIn = true
    } else if (new URL(page.url()).pathname === '/signin' && this.troubled <= 0) {
      await page.locator('[name=username]').fill(`${this.account}@waypost.test`)
      await page.locator('[name=password]').fill(password)
      await page.locator('[name=password]').press('Enter')
      await page.waitForURL((url) => url.pathname !== '/signin', { timeout: 20_000 })
      this.signsIn = true
    }
  }

  private async changeTab(): Promise<string> {
    const others = this.context.pages().filter((each) => each !== this.page)
    // A file that was opened has a tab of its own.
    const other = others.find((each) => each.url().startsWith(this.site.url))
    if (other) {
      this.page = other
      await other.bringToFront()
      return 'goes to the other tab'
    }
    const address = this.page.url()
    this.page = await this.context.newPage()
    await this.page.goto(address)
    return `opens ${new URL(address).pathname} in a second tab`
  }
}
