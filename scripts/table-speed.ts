import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { browserOptions, ensureBrowser } from './browser.ts'

/**
 * The most that the best of the runs may take, in milliseconds. The best, since other programs of a busy machine slow
 * down the others.
 */
const bound = 200
const runs = 9
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
  report('first paint', await timed(page, 'Show or hide', 2))
  await show.click()
  for (const name of ['Type', 'Last seen', 'Messages', 'Location', 'Serial number']) {
    report(`sort by ${name}`, await timed(page, name))
  }
  report('filter by Type', await timedFilter(page))
  report('search', await timedSearch(page))
  const gaps = await scrolled(page)
  console.log(`blank bands in ${gaps.length} scrolls: ${gaps.filter(Boolean).length}`)
  if (gaps.some(Boolean)) faults.push('scrolling leaves blank bands')
} finally {
  await browser.close()
  await site.close()
}
for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

function report(name: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const best = sorted[0] ?? 0
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const shown = [times[0] ?? 0, median, best].map((ms) => ms.toFixed(0).padStart(4))
  console.log(`  ${name.padEnd(24)} first ${shown[0]}   median ${shown[1]}   best ${shown[2]}`)
  if (best > bound) faults.push(`${name} takes ${best.toFixed(0)} ms; at most ${bound} ms are fine`)
}

/** Presses a button some times; with `every` 2 only each second press, the first included, counts. */
function timed(page: Page, name: string, every = 1): Promise<number[]> {
  return page.getByRole('button', { name, exact: true }).evaluate(
    async (button: HTMLElement, [count, step]) => {
      const times: number[] = []
      for (let run = 0; run < count * step; run += 1) {
        const start = performance.now()
        button.click()
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        if (run % step === 0) times.push(performance.now() - start)
      }
      return times
    },
    [runs, every] as const,
  )
}

function timedFilter(page: Page): Promise<number[]> {
  return page.getByLabel('Filter by Type').evaluate(async (choice: HTMLSelectElement, count) => {
    const times: number[] = []
    for (let run = 0; run < count; run += 1) {
      const start = performance.now()
      choice.value = ['Router', '', 'Gateway'][run % 3] ?? ''
      choice.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      times.push(performance.now() - start)
    }
    choice.value = ''
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    return times
  }, runs)
}

/** Enter ends the pause of the typing, so that only the work counts. */
async function timedSearch(page: Page): Promise<number[]> {
  const texts = ['0791', 'harbor', 'freezer', 'Nov 15', '12', 'salem', 'lht', '9', '']
  const field = page.getByLabel('Search devices')
  return field.evaluate(async (input: HTMLInputElement, searches) => {
    const times: number[] = []
    for (const text of searches) {
      const start = performance.now()
      // As the browser sets it, past React's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      times.push(performance.now() - start)
    }
    return times
  }, texts)
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
