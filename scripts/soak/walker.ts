import type { Page } from '@playwright/test'
import { createRandom, type Random } from '../../mocks/world/random.ts'
import { pages, routeAt } from '../../tests/support/pages.ts'
import type { Link } from './in-page.ts'

/** Who walks. */
export const account = { username: 'admin@waypost.test', password: 'waypost-demo-1' }

/** Somebody who goes through the console all day in one tab. The same seed leads the same way. */
export class Walker {
  readonly page: Page
  readonly random: Random
  readonly visits = new Map<string, number>(pages.map(({ route }) => [route, 0]))
  /** What it did last. */
  readonly did: string[] = []
  navigations = 0
  /** Links that had moved when they were clicked. */
  misses = 0
  /** How many screens can be gone back to at least. */
  private behind = 0

  constructor(page: Page, seed: number) {
    this.page = page
    this.random = createRandom(seed)
  }

  async signsIn() {
    await this.page.goto('/signin')
    await this.moves('signs in', async () => {
      await this.page.getByLabel('Username').fill(account.username)
      await this.page.getByLabel('Password').fill(account.password)
      await this.page.getByLabel('Password').press('Enter')
    })
  }

  /** One navigation: mostly by a link to a screen that was seen less often than others. */
  async wanders() {
    const chance = this.random.next()
    if (chance < 0.08 && this.behind > 3) return await this.goesBack()
    // Public screens and those to print have no palette.
    if (chance < 0.16 && (await this.page.getByText('Go to…').count()) > 0) {
      return await this.usesPalette()
    }
    const rarest = this.rarest()
    if (chance < 0.24) return await this.opens(rarest.path)
    const links = await this.links()
    const link = this.pickLink(links)
    if (!link) return await this.opens(rarest.path)
    await this.follows(link)
  }

  /** Goes to an address by a link on the page, by one on its list, or else as a link elsewhere would. */
  async goesTo(address: string) {
    if ((await this.at()) === address) return
    const link = (await this.links()).find((each) => each.address === address)
    if (link) await this.follows(link)
    else await this.opens(address)
  }

  async follows({ place, address }: Link) {
    const point = await this.page.evaluate((index) => window.eyes.placeOf(index), place)
    if (!point) return await this.opens(address)
    await this.moves(`clicks the link to ${address}`, async () => {
      await this.page.mouse.click(point.x, point.y)
      if (await this.page.evaluate(() => window.eyes.hasLeft())) return
      // What came meanwhile has moved it: whoever sees that clicks again.
      this.misses += 1
      this.notes('misses it')
      const link = (await this.links()).find((each) => each.address === address)
      const now = link && (await this.page.evaluate((at) => window.eyes.placeOf(at), link.place))
      if (now) await this.page.mouse.click(now.x, now.y)
    })
  }

  /** Goes where no link of this page leads. The router hears of it as of a link. */
  async opens(address: string) {
    if ((await this.at()) === address) return
    await this.moves(`opens ${address}`, () =>
      this.page.evaluate((next) => window.eyes.go(next), address),
    )
  }

  async goesBack() {
    this.behind = Math.min(this.behind, 20) - 2
    await this.moves('goes back', () => this.page.evaluate(() => window.eyes.back()))
  }

  /** Does what leads to another screen, and waits for it, or for the one with this path. */
  async moves(what: string, act: () => Promise<unknown>, path?: string) {
    this.notes(what)
    await this.page.evaluate(() => window.eyes.leave())
    await act()
    await this.page.evaluate((expected) => window.eyes.rest(true, expected), path)
    await this.arrives()
  }

  /** Waits until nothing is under way. */
  async rests() {
    await this.page.evaluate(() => window.eyes.rest(false))
  }

  async sees(text: string) {
    await this.page.evaluate((said) => window.eyes.see(said), text)
  }

  /** Counts the screen that is shown now. */
  async arrives() {
    this.navigations += 1
    this.behind += 1
    const route = routeAt(await this.path())
    if (route) this.visits.set(route, (this.visits.get(route) ?? 0) + 1)
    // A dialog that belongs to the address has been seen.
    if ((await this.page.locator('[role=dialog], [role=alertdialog]').count()) > 0) {
      await this.page.keyboard.press('Escape')
      await this.rests()
    }
  }

  /** Without its search params, which dialogs and lists change. */
  path() {
    return this.page.evaluate(() => location.pathname)
  }

  at() {
    return this.page.evaluate(() => location.pathname + location.search)
  }

  notes(what: string) {
    this.did.push(`${this.navigations}: ${what}`)
    if (this.did.length > 10) this.did.shift()
  }

  /** Types the name of a screen into the palette and chooses it. */
  private async usesPalette() {
    const here = [await this.path(), await this.at()]
    await this.page.keyboard.press('Control+k')
    const options = this.page.locator('[role=option]')
    await options.first().waitFor()
    const items = await options.evaluateAll((found) =>
      found.map((option, place) => ({
        place,
        address: option.getAttribute('data-value') ?? '',
        name: option.firstElementChild?.textContent ?? '',
      })),
    )
    const item = this.pickLink(items.filter(({ address }) => !here.includes(address)))
    if (!item) throw new Error('The palette has no screens')
    const choose = async () => {
      await this.page.getByRole('textbox', { name: 'Go to a screen' }).fill(item.name)
      await this.page.locator(`[role=option][data-value="${item.address}"]`).click()
    }
    // A dialog that closes late also changes the address.
    await this.moves(`chooses ${item.name} in the palette`, choose, item.address.split('?')[0])
  }

  private links() {
    return this.page.evaluate(() => window.eyes.links())
  }

  private pickLink<Way extends Link>(links: readonly Way[]): Way | undefined {
    const weighed = links.flatMap((link) => {
      const route = routeAt(link.address)
      const seen = route === undefined ? undefined : this.visits.get(route)
      return seen === undefined ? [] : [{ link, weight: 1 / (1 + seen) ** 2 }]
    })
    let rest = this.random.next() * weighed.reduce((sum, { weight }) => sum + weight, 0)
    return weighed.find(({ weight }) => (rest -= weight) <= 0)?.link
  }

  private rarest() {
    const visitsOf = ({ route }: { route: string }) => this.visits.get(route) ?? 0
    return pages.toSorted((a, b) => visitsOf(a) - visitsOf(b))[0]!
  }
}
