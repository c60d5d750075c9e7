import { Buffer } from 'node:buffer'
import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '../../tests/support/pages.ts'
import { wedge } from '../../tests/support/wedge.ts'
import type { Step } from './steps.ts'

type Site = {
  world: string
  /** One of the sandbox's own commands, such as `tick?minutes=30`. */
  command: (name: string) => Promise<void>
}

const password = 'waypost-demo-1'

/** Typed slowly: quick keys are a scanner's. */
const words = ['a', 'WP-10', 'Ada', '42', '-1', 'a@b.test', '<b>x', 'قفل', 'ß 9', '12/31/2026']
const longTexts = ['x'.repeat(5000), 'one\ttwo\nthree, four; "five"', '=1+1', '😀'.repeat(40)]
const codes = [
  'A84041FF00005902',
  'WP-10424',
  'COMMAND-NEXT',
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
]
const preferences = [
  'code=500',
  'fault=drop',
  'fault=malformed',
  'fault=off-contract',
  'delay=3000',
]

/** A user who does what the page offers, and keeps doing it while calls fail. */
export class RandomUser {
  page: Page
  /** The number of steps for which calls may still fail, or have failed just before. */
  troubled = 0
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
    await this.signIn()
    const { page } = this
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
        if (choice * 10 - Math.floor(choice * 10) < 0.3) await page.keyboard.press('Enter')
        return `types ${text} into ${field}`
      }
      case 'choose':
        return await this.choose(choice)
      case 'key':
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
      case 'open':
        await page.goto(pick(pages).path)
        return `opens ${pick(pages).path}`
      case 'back':
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
    }
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
      const main = document.querySelector('main') ?? document.body
      const part = open ?? (at < 0.75 ? main : document.body)
      const selector =
        'a[href], button, summary, [role=tab], [role=menuitem], [role=option], [role=switch], input[type=checkbox], input[type=radio]'
      const offered = [...part.querySelectorAll<HTMLElement>(selector)].filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          !(each instanceof HTMLAnchorElement && (each.origin !== location.origin || each.target)),
      )
      const chosen = offered[Math.floor(((at * 1000) % 1) * offered.length)]
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
    await this.page.mouse.move(0, 0)
    await this.page.mouse.click(x, y)
    if (clicks === 2) {
      await this.page.waitForTimeout(200)
      await this.page.mouse.click(x, y)
    }
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
