import { inPage, type BrowserTab } from './tab.ts'

/** A visible element, with its position on the page in CSS pixels. */
export type Box = { what: string; x: number; y: number; width: number; height: number }

declare global {
  interface Window {
    consoleErrors?: string[]
  }
}

/** Waits until the page has its heading and has not changed for a moment. */
export const waitForIdle = (tab: BrowserTab) =>
  inPage(tab, async () => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
    let changed = Date.now()
    const observer = new MutationObserver(() => (changed = Date.now()))
    observer.observe(document, { childList: true, subtree: true, attributes: true })
    const end = Date.now() + 15_000
    while (Date.now() < end) {
      await wait(100)
      const isBusy =
        document.querySelector('h1') === null || document.querySelector('main [aria-busy=true]')
      if (!isBusy && Date.now() - changed > 500) break
    }
    observer.disconnect()
    return true
  })

export const errorsOf = (tab: BrowserTab) => inPage(tab, () => window.consoleErrors ?? [])

/** The headings, fields, buttons, links and rows of the page, and the page itself. */
export const layoutOf = (tab: BrowserTab) =>
  inPage(tab, () => {
    const selector =
      'h1, h2, h3, main input, main select, textarea, button, main a, nav, main, tr, img'
    const seen = new Map<string, number>()
    const boxes = [...document.querySelectorAll<HTMLElement>(selector)]
      // Browsers may report different kinds of pointers.
      .filter((element) => !element.matches('[data-touch]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      // The editor adds different empty elements in each browser.
      .filter(({ rect }) => rect.width > 1 && rect.height > 1)
      .map(({ element, rect: { left, top, width, height } }): Box => {
        const text =
          element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
        const name = `${element.localName} ${text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#').trim().slice(0, 40)}`
        const index = seen.get(name) ?? 0
        seen.set(name, index + 1)
        const round = (value: number) => Math.round(value)
        return {
          what: index === 0 ? name : `${name} (${index + 1})`,
          x: round(left + scrollX),
          y: round(top + scrollY),
          width: round(width),
          height: round(height),
        }
      })
    const page = document.documentElement
    const { scrollWidth: width, clientWidth: window } = page
    return [...boxes, { what: 'page', x: 0, y: 0, width: Math.max(width, window), height: 0 }]
  })

/**
 * Differences from the expected layout that other fonts and native widgets do not explain: an element is missing, overflows
 * the window, or differs in width or height by more than 24 pixels and a tenth.
 */
export function differences(
  expected: readonly Box[],
  found: readonly Box[],
  window: number,
): string[] {
  const others = new Map(found.map((box) => [box.what, box]))
  return expected.flatMap((box) => {
    const other = others.get(box.what)
    if (!other) return [`${box.what} is missing`]
    const isInside = ({ x, width }: Box) => x >= 0 && x + width <= window
    if (isInside(box) && !isInside(other)) return [`${box.what} overflows the window`]
    if (explained.has(box.what)) return []
    return (['width', 'height'] as const)
      .filter((side) => Math.abs(box[side] - other[side]) > Math.max(24, box[side] / 10))
      .map((side) => `${box.what}: ${side} ${other[side]} instead of ${box[side]}`)
  })
}

/** Chromium sizes this select to the selected option, the others to the longest one. */
const explained = new Set(['select Language'])
