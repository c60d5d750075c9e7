import type { Locator, Page } from '@playwright/test'

/** In pixels, to the side. */
const near = 48

/**
 * Lets the pointer come from the edge to a target that is near the last one. Playwright would press where the pointer already is
 * within milliseconds, which only the second click of a double click does, and the console ignores that on what has just
 * appeared.
 */
export function clickLikePeople(page: Page) {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, Click>
  if (patched.has(prototype)) return
  patched.add(prototype)
  for (const name of ['click', 'check', 'uncheck'] as const) {
    const press = prototype[name]
    prototype[name] = async function (this: Locator, options?: { timeout?: number }) {
      await comeTo(this, options?.timeout)
      await press.call(this, options)
    }
  }
}

type Click = 'click' | 'check' | 'uncheck'

async function comeTo(target: Locator, timeout: number | undefined) {
  const page = target.page()
  const box = await target.boundingBox(timeout === undefined ? {} : { timeout })
  if (!box) return
  const point = { x: box.x + box.width / 2, y: Math.max(0, box.y + box.height / 2) }
  const last = lastPoints.get(page)
  // Before the click, scrolling or a late shift of the layout may still bring it to the same height.
  if (last && Math.abs(point.x - last.x) < near) {
    // Outside of the window it would not be noticed; at its edge nothing is hovered.
    await page.mouse.move(0, Math.min(last.y, (page.viewportSize()?.height ?? 600) - 1))
  }
  lastPoints.set(page, point)
}

const patched = new WeakSet<object>()
const lastPoints = new WeakMap<Page, { x: number; y: number }>()
