import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from './browser.ts'
import { manyRows, navigation, weight, type Figure } from './speed/journeys.ts'
import { openSites } from './speed/sites.ts'

/** Another program may slow a whole round down, so each bar is judged by its best round. */
const rounds = 3

ensureBrowser()
const sites = await openSites()
const browser = await chromium.launch(browserOptions())
const best = new Map<string, Figure>()
try {
  let open = [weight, navigation, manyRows]
  for (let round = 0; round < rounds && open.length > 0; round += 1) {
    const missed: typeof open = []
    for (const measure of open) {
      const figures = await measure(browser, sites)
      for (const figure of figures) keepBest(figure)
      if (figures.some(({ name }) => isAbove(best.get(name)))) missed.push(measure)
    }
    open = missed
  }
} finally {
  await browser.close()
  await sites.close()
}

const columns = ['figure', 'console', 'floor', 'value', 'bar']
const lines = [...best.values()].map(({ name, own, floor, value, bar, unit }) => [
  name,
  own === undefined ? '' : `${own.toFixed(0)} ms`,
  floor === undefined ? '' : `${floor.toFixed(0)} ms`,
  `${value.toFixed(unit === 'times' ? 2 : unit === 'shift' ? 3 : 0)}${unit === 'KiB' || unit === 'MiB' ? ` ${unit}` : ''}`,
  `${bar}`,
])
const widths = columns.map((name, place) =>
  Math.max(name.length, ...lines.map((line) => line[place]?.length ?? 0)),
)
for (const line of [columns, ...lines]) {
  console.log(
    line
      .map((text, place) =>
        place === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[place] ?? 0),
      )
      .join('  '),
  )
}
const faults = [...best.values()].filter(isAbove)
for (const { name, bar } of faults) console.error(`✗ ${name} is above ${bar}`)
process.exit(faults.length === 0 ? 0 : 1)

function keepBest(figure: Figure) {
  const before = best.get(figure.name)
  if (!before || figure.value < before.value) best.set(figure.name, figure)
}

function isAbove(figure: Figure | undefined): boolean {
  return figure !== undefined && figure.value > figure.bar
}
