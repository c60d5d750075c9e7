import { Buffer } from 'node:buffer'
import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '../../tests/support/pages.ts'
import { wedge } from '../../tests/support/wedge.ts'
import { password, type Colleague, type TheirChange } from './colleague.ts'
import type { Step, StepKind } from './steps.ts'
import { lists, tasks, type Hands } from './tasks.ts'

type Site = {
  world: string
  /** One of the sandbox's own commands, such as `tick?minutes=30`. */
  command: (name: string) => Promise<void>
  colleague: Colleague
  /** Whether the service worker answers for the console's files. */
  keepsFiles: boolean
  /** Called when somebody else has changed a record. */
  onTheirChange: (change: TheirChange) => void
}

/** Typed slowly: quick keys are a scanner's. */
const words = ['a', 'WP-10', 'Ada', '42', '-1', 'a@b.test', '<b>x', 'قفل', 'ß 9', '12/31/2026']
const longTexts = ['x'.repeat(5000), 'one\ttwo\nthree, four; "five"', '=1+1', '😀'.repeat(40)]
const codes = [
  'A84041FF00005902',
  'WP-10424',
  'COMMAND-NEXT',
  // `g` and a letter lead to a screen.
  'GE-10424',
  'A8404100002F003C,8000000000000000,00',
  '?',
  'nothing',
]
const keys =
  'Tab Tab Shift+Tab Enter Escape Space ArrowDown ArrowUp ArrowLeft Home End Delete Backspace / ? . g e x Control+k Control+s'.split(
    ' ',
  )
const files = [
  { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
  { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from('code\nA84041FF00005902\n') },
  { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
]
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  // Zoomed to 200 and 400 %.
  { width: 720, height: 450 },
  { width: 320, height: 256 },
]
const languages = ['es', 'fr', 'de', 'pt-BR', 'ar', 'en-US']
const preferences = [
  'code=500',
  'fault=drop',
  'fault=malformed',
  'fault=off-contract',
  'delay=3000',
]

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
  private readonly context: BrowserContext
  private readonly site: Site
  private readonly account: string
  private offlineFor = 0
  private faultyFor = 0

  constructor(context: BrowserContext, page: Page, site: Site, account: string) {
    this.context = context
    this.page = page
    this.site = site
    this.account = account
  }

  /** Takes one step. Returns what was done, in words. */
  async take({ kind, choice }: Step): Promise<string> {
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
        return await this.press(choice, 1)
      case 'doubleClick':
        return await this.press(choice, 2)
      case 'type': {
        const text = pick(words)
        const field = await this.focusField(choice)
        if (field === undefined) return 'finds no field'
        await page.keyboard.type(text, { delay: 60 })
        if ((choice * 10) % 1 < 0.3) await page.keyboard.press('Enter')
        else await page.evaluate((given) => window.strange.remember(given), text)
        return `types ${text} into ${field}`
      }
      case 'choose':
        return await this.choose(choice)
      case 'key':
        this.keepsFocus =
          /Enter|Space/.test(pick(keys)) && (await page.evaluate(() => window.strange.isFocused()))
        await page.keyboard.press(pick(keys))
        return `presses ${pick(keys)}`
      case 'paste': {
        const field = await this.focusField(choice)
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
        const address = (choice * 1000) % 1 < 0.2 ? `${pick(lists)}?page=9` : pick(pages).path
        await page.goto(address)
        return `opens ${address}`
      }
      case 'back':
        await page.goBack({ waitUntil: 'commit' })
        // A new tab begins with an empty page.
        if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' })
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
        await this.site.colleague.speak(this.account, pick(languages))
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
      rest: () => this.page.evaluate(() => window.probe.waitForIdle(false)),
      prefer: (preference) => this.prefer(preference),
      colleague: () => this.asColleague(),
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
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
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
    } else if (new URL(page.url()).pathname === '/signin' && this.troubled <= 0) {
      await page.locator('[name=username]').fill(this.account)
      await page.locator('[name=password]').fill(password)
      await page.locator('[name=password]').press('Enter')
      await page.waitForURL((url) => url.pathname !== '/signin', { timeout: 20_000 })
    }
  }

  private async press(choice: number, clicks: number): Promise<string> {
    const target = await this.page.evaluate((at) => {
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      const open = dialogs.filter((each) => each.checkVisibility()).at(-1)
      const content = document.querySelector('main') ?? document.body
      const part = open ?? (at < 0.75 ? content : document.body)
      const selector =
        'a[href], button, summary, [role=tab], [role=menuitem], [role=option], [role=switch], input[type=checkbox], input[type=radio]'
      const offered = [...part.querySelectorAll<HTMLElement>(selector)].filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          !(each instanceof HTMLAnchorElement && (each.origin !== location.origin || each.target)),
      )
      // What a screen is for is pressed more often.
      const main = offered.filter((each) => each.matches('.button--variant_solid'))
      const chosen =
        at < 0.12 && main.length > 0
          ? main.at(-1)
          : offered[Math.floor(((at * 1000) % 1) * offered.length)]
      if (!chosen) return null
      chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const box = (chosen.closest('label') ?? chosen).getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const role = chosen.getAttribute('role') ?? chosen.localName
      const name = chosen.getAttribute('aria-label') ?? chosen.textContent.trim().slice(0, 40)
      return { x, y, what: `${role} “${name}”` }
    }, choice)
    if (!target) return 'finds nothing to press'
    const { x, y, what } = target
    const { mouse } = this.page
    await mouse.move(0, 0)
    // The delay is that from down to up, and from up to down.
    await mouse.click(x, y, { clickCount: clicks, delay: clicks === 2 ? 40 + choice * 160 : 0 })
    return `${clicks === 2 ? 'double-clicks' : 'presses'} ${what}`
  }

  /** Puts the focus into a field. Returns its name. */
  private async focusField(choice: number): Promise<string | undefined> {
    return await this.page.evaluate((at) => {
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      const part = dialogs.filter((each) => each.checkVisibility()).at(-1) ?? document
      const selector =
        'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, [contenteditable=true]'
      const fields = [...part.querySelectorAll<HTMLInputElement>(selector)].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled,
      )
      const field = fields[Math.floor(((at * 1000) % 1) * fields.length)]
      field?.focus()
      return field && (field.labels?.[0]?.textContent || field.ariaLabel || field.name || 'a field')
    }, choice)
  }

  private async choose(choice: number): Promise<string> {
    const selects = this.page.locator('select:visible:enabled')
    const count = await selects.count()
    if (count === 0) return 'finds no choice'
    const select = selects.nth(Math.floor(choice * count))
    const options = await select.locator('option:enabled').count()
    if (options === 0) return 'finds an empty choice'
    await select.selectOption({ index: Math.floor(((choice * 1000) % 1) * options) })
    return `chooses in ${(await select.getAttribute('aria-label')) ?? (await select.getAttribute('name')) ?? 'a list'}`
  }

  private async changeTab(): Promise<string> {
    const others = this.context.pages().filter((each) => each !== this.page)
    const other = others[0]
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
