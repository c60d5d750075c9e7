import { expect, type Page } from '@playwright/test'

type Shift = { value: number; moved: string[]; byFont: boolean }

declare global {
  interface Window {
    readShifts: () => Shift[]
    ignoreShifts: () => void
  }
}

/** Records layout shifts without user input in every document opened from now on. */
export const watchShifts = (page: Page) => page.addInitScript(installShiftWatch)

/** Begins again, before another screen is opened in the page. Resizing moves things too. */
export const ignoreShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    window.ignoreShifts()
  })

/** Fails, naming the elements, if parts of a screen shifted during loading. */
export async function expectNoShifts(page: Page, screen = 'the page', { lateFont = false } = {}) {
  const all = await page.evaluate(() => window.readShifts())
  // What a late font moves is seldom drawn in the same moment.
  const shifts = all.filter(({ byFont }) => !(lateFont && byFont))
  const allowed = lateFont ? 0.01 : 0.001
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect
    .soft(sum < allowed ? [] : shifts, `${screen}: layout shifts add up to ${sum.toFixed(4)}`)
    .toEqual([])
}

function installShiftWatch() {
  const shifts: (Omit<Shift, 'byFont'> & { time: number })[] = []
  let begunAgain = false
  const fontTimes: number[] = []
  document.fonts.addEventListener('loadingdone', () => fontTimes.push(performance.now()))
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'an element that is gone'
    const role = element.getAttribute('role') ?? element.getAttribute('aria-label') ?? ''
    return `${element.localName} ${role} "${element.textContent.trim().slice(0, 40)}"`
  }
  const at = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${width.toFixed(0)}×${height.toFixed(0)} at ${x.toFixed(0)},${y.toFixed(0)}`
  const keep = (entries: PerformanceEntryList) => {
    for (const entry of entries as LayoutShift[]) {
      // The keys and sizes of the screen before are recent, too.
      if (entry.hadRecentInput && !begunAgain) continue
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${at(previousRect)} → ${at(currentRect)}`,
      )
      shifts.push({ value: entry.value, moved, time: entry.startTime })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.ignoreShifts = () => {
    observer.takeRecords()
    shifts.length = 0
    begunAgain = true
  }
  window.readShifts = () => {
    keep(observer.takeRecords())
    return shifts.map(({ time, ...shift }) => ({
      ...shift,
      byFont: fontTimes.some((each) => Math.abs(each - time) < 500),
    }))
  }
}

// TypeScript does not know this Chromium API.
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
