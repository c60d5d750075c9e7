import type { Locator, Page } from '@playwright/test'

/** As near, the console takes a pointer for one that rests. */
const tolerance = 24

/**
 * Makes a click where the pointer already is come from beside it. Playwright would press within milliseconds, which only
 * the second click of a double click does, and the console ignores that on what has just appeared.
 */
export function clickLikePeople(page: Page) {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'click'>
  const click = prototype.click
  if (patched.has(click)) return
  const unhurried: Locator['click'] = async function (this: Locator, options) {
    const tab = this.page()
    const box = await this.boundingBox(options?.timeout ? { timeout: options.timeout } : {})
    const last = pressed.get(tab)
    if (box) {
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (last && Math.hypot(point.x - last.x, point.y - last.y) < tolerance) {
        await tab.mouse.move(Math.max(0, point.x - 2 * tolerance), point.y)
      }
      pressed.set(tab, point)
    }
    await click.call(this, options)
  }
  patched.add(unhurried)
  prototype.click = unhurried
}

const patched = new WeakSet<object>()
const pressed = new WeakMap<Page, { x: number; y: number }>()
