import type { Page } from '@playwright/test'
import { createRandom, type Random } from '../../mocks/world/random.ts'
import { pages, routeAt } from '../../tests/support/pages.ts'
import type { Link } from './in-page.ts'

/** The walker's account. */
export const account = { username: 'admin@waypost.test', password: 'waypost-demo-1' }

/** A user who navigates the console all day in one tab. The same seed gives the same navigations. */
export class Walker {
  readonly page: Page
  readonly random: Random
  readonly visits = new Map<string, number>(pages.map(({ route }) => [route, 0]))
  /** The last ten steps. */
  readonly recentSteps: string[] = []
  navigations = 0
  /** Links and palette items that had moved when they were clicked. */
  misses = 0
  /** A lower bound of the history entries behind this one. */
  private behind = 0

  constructor(page: Page, seed: number) {
    this.page = page
    this.random = createRandom(seed)
  }

  async signIn() {
    await this.page.goto('/signin')
    await this.navigate('signs in', async () => {
      await this.page.getByLabel('Username').fill(account.username)
      await this.page.getByLabel('Password').fill(account.password)
      await this.page.getByLabel('Password').press('Enter')
    })
  }

  /** Navigates once, preferring links to the least visited screens. */
  async wander() {
    const chance = this.random.next()
    if (chance < 0.08 && this.behind > 3) return await this.goBack()
    // Public and print screens have no palette.
    if (chance < 0.16 && (await this.page.getByText('Go to…').count()) > 0) {
      return await this.usePalette()
    }
    const target = this.leastVisited()
    if (chance < 0.24) return await this.open(target.path)
    const links = await this.links()
    const link = this.pickLink(links)
    if (!link) return await this.open(target.path)
    await this.follow(link)
  }

  /** Opens an address by a link on the page if there is one. */
  async goTo(address: string) {
    if ((await this.address()) === address) return
    const link = (await this.links()).find((each) => each.address === address)
    if (link) await this.follow(link)
    else await this.open(address)
  }

  async follow({ index, address }: Link) {
    const point = await this.page.evaluate((at) => window.probe.pointOf(at), index)
    if (!point) return await this.open(address)
    await this.navigate(`clicks the link to ${address}`, async () => {
      await this.page.mouse.click(point.x, point.y)
      if (await this.page.evaluate(() => window.probe.hasLeft())) return
      // Late content has moved the link: a user would click again.
      this.misses += 1
      this.log('misses the link')
      const link = (await this.links()).find((each) => each.address === address)
      const now = link && (await this.page.evaluate((at) => window.probe.pointOf(at), link.index))
      if (now) await this.page.mouse.click(now.x, now.y)
    })
  }

  /** Opens an address without a link, by a history entry that the router handles as it does a link. */
  async open(address: string) {
    if ((await this.address()) === address) return
    await this.navigate(`opens ${address}`, () =>
      this.page.evaluate((next) => window.probe.push(next), address),
    )
  }

  async goBack() {
    this.behind = Math.min(this.behind, 20) - 2
    await this.navigate('goes back', () => this.page.evaluate(() => window.probe.back()))
  }

  /** Runs an action that leads to another screen, or to the one with this path, and waits for the screen. */
  async navigate(what: string, act: () => Promise<unknown>, path?: string) {
    this.log(what)
    await this.page.evaluate(() => window.probe.rememberScreen())
    await act()
    await this.page.evaluate((expected) => window.probe.waitForIdle(true, expected), path)
    await this.recordVisit()
  }

  /** Waits until no call is pending and the page does not change. */
  async waitForIdle() {
    await this.page.evaluate(() => window.probe.waitForIdle(false))
  }

  async waitForText(text: string) {
    await this.page.evaluate((wanted) => window.probe.waitForText(wanted), text)
  }

  /** Counts the current screen, and closes its dialog if it has one. */
  async recordVisit() {
    this.navigations += 1
    this.behind += 1
    const route = routeAt(await this.path())
    if (route) this.visits.set(route, (this.visits.get(route) ?? 0) + 1)
    // Some addresses open a dialog.
    if ((await this.page.locator('[role=dialog], [role=alertdialog]').count()) > 0) {
      await this.page.keyboard.press('Escape')
      await this.waitForIdle()
    }
  }

  /** The address without search params, which dialogs and lists change. */
  path() {
    return this.page.evaluate(() => location.pathname)
  }

  address() {
    return this.page.evaluate(() => location.pathname + location.search)
  }

  log(what: string) {
    this.recentSteps.push(`${this.navigations}: ${what}`)
    if (this.recentSteps.length > 10) this.recentSteps.shift()
  }

  /** Types the name of a screen into the palette and selects it. */
  private async usePalette() {
    const here = [await this.path(), await this.address()]
    await this.page.keyboard.press('Control+k')
    const options = this.page.locator('[role=option]')
    await options.first().waitFor()
    const items = await options.evaluateAll((found) =>
      found.map((option, index) => ({
        index,
        address: option.getAttribute('data-value') ?? '',
        name: option.firstElementChild?.textContent ?? '',
      })),
    )
    const item = this.pickLink(items.filter(({ address }) => !here.includes(address)))
    if (!item) throw new Error('The palette has no screens')
    const choose = async () => {
      await this.page.getByRole('textbox', { name: 'Go to a page' }).fill(item.name)
      const option = this.page.locator(`[role=option][data-value="${item.address}"]`)
      await option.click()
      if (await this.page.evaluate(() => window.probe.hasLeft())) return
      this.misses += 1
      this.log('misses the screen in the palette')
      if (await option.isVisible()) await option.click()
    }
    // A dialog that closes late changes the address too.
    await this.navigate(`chooses ${item.name} in the palette`, choose, item.address.split('?')[0])
  }

  private links() {
    return this.page.evaluate(() => window.probe.links())
  }

  private pickLink<T extends Link>(links: readonly T[]): T | undefined {
    const weighted = links.flatMap((link) => {
      const route = routeAt(link.address)
      const seen = route === undefined ? undefined : this.visits.get(route)
      return seen === undefined ? [] : [{ link, weight: 1 / (1 + seen) ** 2 }]
    })
    let rest = this.random.next() * weighted.reduce((sum, { weight }) => sum + weight, 0)
    return weighted.find(({ weight }) => (rest -= weight) <= 0)?.link
  }

  private leastVisited() {
    const visitsOf = ({ route }: { route: string }) => this.visits.get(route) ?? 0
    return pages.toSorted((a, b) => visitsOf(a) - visitsOf(b))[0]!
  }
}
