import path from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { preview } from 'vite'
import { browserOptions, ensureBrowser } from './browser.ts'

/** The most that a step may take, in milliseconds: the median of some tables, each with rows that it sees first. */
const bound = 200
const tables = 7
/** Other programs of a busy machine slow all tables of a round; one calm round is enough. */
const rounds = 3
const story = 'components-table-10-000-rows--shown-on-demand'

ensureBrowser()
const outDir = path.resolve(import.meta.dirname, '../storybook-static')
const site = await preview({
  configFile: false,
  build: { outDir },
  preview: { port: 0, strictPort: false },
  logLevel: 'error',
})
const browser = await chromium.launch(browserOptions())
const faults: string[] = []
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.resolvedUrls?.local[0]}iframe.html?id=${story}&viewMode=story`)
  const show = page.getByRole('button', { name: 'Show or hide' })
  // Once before it counts: that loads the parts of the table.
  await show.click()
  await page.getByLabel('Filter by Type').waitFor()
  await show.click()

  console.log('10,000 rows, from the input to the next paint, in ms')
  let slow: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    slow = report(await timedTables(page))
    if (slow.length === 0) break
  }
  faults.push(...slow)
  await show.click()
  const gaps = await scrolled(page)
  console.log(`blank bands in ${gaps.length} scrolls: ${gaps.filter(Boolean).length}`)
  if (gaps.some(Boolean)) faults.push('scrolling leaves blank bands')
} finally {
  await browser.close()
  await site.close()
}
for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

/** Prints the times of each step, and says which steps take too long. */
function report(times: Map<string, number[]>): string[] {
  return [...times].flatMap(([step, taken]) => {
    const sorted = taken.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity
    const shown = [median, sorted[0] ?? 0, sorted.at(-1) ?? 0].map((ms) =>
      ms.toFixed(0).padStart(4),
    )
    console.log(`  ${step.padEnd(24)} median ${shown[0]}   best ${shown[1]}   worst ${shown[2]}`)
    return median > bound
      ? [`${step} takes ${median.toFixed(0)} ms; at most ${bound} ms are fine`]
      : []
  })
}

/** The times of each step, in tables that are drawn anew for it: what one step finds out would help the next. */
async function timedTables(page: Page): Promise<Map<string, number[]>> {
  const show = page.getByRole('button', { name: 'Show or hide' })
  const times = new Map<string, number[]>()
  for (let table = 0; table < tables; table += 1) {
    for (const [step, take] of Object.entries(stepsOf(page))) {
      const painted = await pressed(show)
      times.set('first paint', [...(times.get('first paint') ?? []), painted])
      times.set(step, [...(times.get(step) ?? []), await take()])
      await show.click()
    }
  }
  return times
}

function stepsOf(page: Page): Record<string, () => Promise<number>> {
  return {
    ...Object.fromEntries(
      ['Type', 'Last seen', 'Messages', 'Location'].map((name) => [
        `sort by ${name}`,
        () => pressed(page.getByRole('button', { name, exact: true })),
      ]),
    ),
    'filter by Type': () => changed(page.getByLabel('Filter by Type'), 'Router'),
    search: () => changed(page.getByLabel('Search devices'), 'salem'),
  }
}

/** Presses a button; the time until the next paint. */
function pressed(button: Locator): Promise<number> {
  return button.evaluate(async (element: HTMLButtonElement) => {
    const start = performance.now()
    element.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  })
}

/** Changes a field, where Enter ends the pause of the typing, so that only the work counts. */
function changed(field: Locator, value: string): Promise<number> {
  return field.evaluate(async (element: HTMLInputElement | HTMLSelectElement, next) => {
    const start = performance.now()
    // As the browser sets it, past React's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
      element,
      next,
    )
    const event = element instanceof HTMLSelectElement ? 'change' : 'input'
    element.dispatchEvent(new Event(event, { bubbles: true }))
    await Promise.resolve()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  }, value)
}

/** Scrolls by steps and by leaps, and says of each whether some height of the frame shows no row. */
function scrolled(page: Page): Promise<boolean[]> {
  return page.getByRole('table').evaluate(async (table) => {
    const frame = table.parentElement
    if (!frame) return [true]
    const found: boolean[] = []
    const steps = Array.from({ length: 40 }, (_, step) => step * 350)
    for (const top of [...steps, 60_000, 61_000, 250_000, 399_000, 200, 0]) {
      frame.scrollTop = top
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const box = frame.getBoundingClientRect()
      const head = table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
      const rows = [...table.querySelectorAll('tbody tr[aria-rowindex]')].map((row) =>
        row.getBoundingClientRect(),
      )
      const heights = Array.from({ length: 100 }, (_, place) => head + 2 + place * 10)
      found.push(
        heights.some(
          (y) => y < box.bottom - 2 && !rows.some((row) => row.top <= y + 1 && row.bottom >= y - 1),
        ),
      )
    }
    return found
  })
}
