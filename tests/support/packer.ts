import { expect as briefExpect, type Locator, type Page } from '@playwright/test'
import type { PackOrder } from './pack-orders.ts'
import { wedge } from './wedge.ts'

// Outside of the test runner, five seconds is all that it waits.
const expect = briefExpect.configure({ timeout: 30_000 })

export const packedBox = {
  Weight: '6.4',
  'Length (in)': '14',
  'Width (in)': '12',
  'Height (in)': '8',
}

/** In milliseconds. Longer than a scan, since a step that has just appeared takes none. */
export const briefly = { timeout: 1500 }

/** The hands of a packer: everything that they do is counted. */
export class Hands {
  readonly counted = { scans: 0, keys: 0, clicks: 0 }
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async scan(code: string) {
    this.counted.scans += 1
    await wedge(this.page, code)
  }

  /** Scans a command again until it counts: a step that has just appeared takes none. People wait that long. */
  async command(name: string, effect: () => Promise<void>) {
    this.counted.scans += 1
    await expect(async () => {
      await wedge(this.page, `COMMAND-${name}`)
      await effect()
    }).toPass({ timeout: 30_000 })
  }

  async type(text: string) {
    this.counted.keys += text.length
    // Faster keys are a scanner's.
    await this.page.keyboard.type(text, { delay: 150 })
  }

  async press(key: string) {
    this.counted.keys += 1
    await this.page.keyboard.press(key)
  }

  async click(target: Locator) {
    this.counted.clicks += 1
    await target.click()
  }

  /** One click opens the list, another one chooses. */
  async select(target: Locator, option: string) {
    this.counted.clicks += 2
    await target.selectOption(option)
  }

  /** Presses something that opens a tab, does something there, and closes it. */
  async inTab(target: Locator, act?: (tab: Page) => Promise<void>) {
    const opened = this.page.waitForEvent('popup')
    await this.click(target)
    const tab = await opened
    await act?.(tab)
    await tab.close()
  }
}

export const stepOf = (page: Page) => page.locator('#pack-step')

/** What the browser must not do: its tabs and dialogs would take the focus from the station. */
export const stayAtStation = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed-once', '')
    window.open = () => null
  })

/**
 * Packs and labels an order at the pack station with a scanner alone.
 *
 * @param first For the first box of its kind, whose measures are typed: from then on it is known.
 */
export async function packAtStation(
  hands: Hands,
  { number, devices }: PackOrder,
  first?: () => Promise<void>,
) {
  const { page } = hands
  const heading = page.getByRole('heading', { level: 2, name: number })
  await hands.scan(number)
  await expect(heading).toBeVisible()
  for (const [index, device] of devices.entries()) {
    await hands.scan(device)
    const packed = page.getByRole('list', { name: 'Items' }).getByText(device)
    await expect(packed.first(), `device ${index}`).toBeVisible()
  }
  await expect(stepOf(page)).toHaveText('Parcel')
  await first?.()
  await expect(page.getByText('The address is being checked.')).toHaveCount(0)
  await hands.command('NEXT', () => expect(stepOf(page)).toHaveText('Price', briefly))
  await expect(page.getByRole('button', { name: /^Buy for \$/ })).toBeVisible()
  await hands.command('BUY', () =>
    expect(stepOf(page)).toHaveText(/Label bought|The carrier is still working/, briefly),
  )
  await expect(stepOf(page)).toHaveText('Label bought')
  await hands.command('PRINT', () =>
    expect(page.getByRole('button', { name: 'Print packing slip' })).toBeVisible(briefly),
  )
  await page.evaluate(() => document.body.removeAttribute('data-printed-once'))
  await hands.command('PRINT', () =>
    expect(page.locator('body[data-printed-once]')).toHaveCount(1, briefly),
  )
  await hands.command('NEXT', () => expect(heading).toHaveCount(0, briefly))
}

/** Types the measures of a box, each field after the other. */
export async function typeBox(hands: Hands, page: Page) {
  for (const [index, [label, value]] of Object.entries(packedBox).entries()) {
    const field = page.getByLabel(label)
    // The pack station has put the focus there.
    const isReady = await field.evaluate((element) => element === document.activeElement)
    if (index === 0 && !isReady) await hands.click(field)
    if (index > 0) {
      await hands.press('Tab')
      // The unit stands between the weight and the length.
      if (!(await field.evaluate((element) => element === document.activeElement))) {
        await hands.press('Tab')
      }
    }
    await hands.type(value)
  }
}

/** The same on the screens without the station, which check no device: list, order, label, slip, status. */
export async function packOnScreens(hands: Hands, { number }: PackOrder) {
  const { page } = hands
  const row = page.getByRole('row', { name: new RegExp(number) })
  const search = page.getByLabel('Search orders')
  const edit = row.getByRole('link', { name: /^Edit/ })
  await hands.click(search)
  if ((await search.inputValue()) !== '') await hands.press('Control+A')
  await hands.type(number)
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await hands.click(edit)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Edit/)
  await hands.click(page.getByRole('link', { name: 'Cancel' }))

  await hands.click(row.getByRole('button', { name: /^Shipping Label/ }))
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  await expect(dialog.getByText('Valid address')).toBeVisible()
  await hands.click(next)
  await typeBox(hands, page)
  await hands.click(next)
  await hands.click(dialog.getByRole('radio').first())
  await hands.click(next)
  await expect(dialog.getByText(/^Press “Next” to buy this label for \$/)).toBeVisible()
  await hands.click(next)
  await hands.inTab(dialog.getByRole('link', { name: 'Open label' }))
  await hands.click(dialog.getByRole('button', { name: 'Close' }))

  await hands.inTab(row.getByRole('link', { name: /^Packing Slip/ }), async (tab) => {
    hands.counted.clicks += 1
    await tab.getByRole('button', { name: 'Print', exact: true }).click()
  })

  await hands.click(edit)
  await hands.select(page.getByLabel('Status'), 'Shipped')
  await hands.click(page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Order updated.')).toBeVisible()
}
