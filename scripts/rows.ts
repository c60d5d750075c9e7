import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { pages } from '../tests/support/pages.ts'
import { newContext, openBuilt } from './browsers/open-built.ts'
import { growAnswers } from './rows/in-page.ts'
import { installPageProbe } from './soak/in-page.ts'

// Opens each screen with lists and charts that have 300,000 rows: it has to come to rest, to draw only what is in sight, and
// to answer a key.

const { values: flags, positionals: only } = parseArgs({
  options: {
    rows: { type: 'string', default: '300000' },
    built: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const count = Number(flags.rows)

/** Ten times what a list of 50 rows has. */
const mostElements = 10_000
/** Seconds. A busy machine takes several times as long as a quiet one. */
const longestLoad = 120
const longestAnswer = 10
/** A search of rows, and one of choices. */
const searches = [
  'main input[placeholder][aria-label]:visible',
  'main input[role=combobox]:visible',
]

const { site, browser, close } = await openBuilt({ isBuilt: flags.built })
/** A printed page has all its rows. */
const wanted = pages.filter(
  ({ path, public: isPublic }) =>
    !isPublic &&
    !path.includes('stripnav') &&
    (only.length === 0 || only.some((part) => path.includes(part))),
)
const faults: string[] = []
let grown = 0
for (const { path } of wanted) {
  const context = await newContext(browser, site, {
    extraHTTPHeaders: { 'X-Waypost-World': crypto.randomUUID() },
    serviceWorkers: 'block',
  })
  await context.addInitScript(growAnswers, { apiUrl: site.apiUrl, count })
  await context.addInitScript(installPageProbe)
  await context.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-admin'))
  const page = await context.newPage()
  const fail = (what: string) => faults.push(`${path}: ${what}`)
  page.on('console', (message) => message.type() === 'error' && fail(message.text().slice(0, 300)))
  page.on('pageerror', (error) => fail(String(error)))
  page.on('crash', () => fail('the page has crashed'))
  try {
    await Promise.race([look(page, path, fail), giveUp()])
  } catch (error) {
    fail(String(error).split('\n')[0]!)
  }
  // A page that is frozen closes with its context only, and sometimes not even then.
  await Promise.race([context.close(), pause(30_000, undefined, { ref: false })])
}
await close()
if (grown === 0 && only.length === 0) faults.push('No screen had a list that could grow.')
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(
  `${wanted.length} screens, ${grown} with ${count} rows or more in all: ${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)

/** A frozen page answers nothing, and Playwright waits for it without end. */
async function giveUp() {
  await pause(longestLoad * 1500, undefined, { ref: false })
  throw new Error('the page is frozen')
}

async function look(page: Page, path: string, fail: (what: string) => void) {
  const began = performance.now()
  page.setDefaultTimeout(longestLoad * 1000)
  await page.goto(path)
  await rest(page)
  const load = secondsSince(began)
  const longest = (await page.evaluate(() => window.grownTo)) ?? 0
  if (longest > 0) grown += 1
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const slowest = await answers(page)
  console.log(
    `${path}: ${load.toFixed(1)} s, ${elements} elements, ${Math.round(longest / 1_000_000)} MB, ` +
      `${slowest.toFixed(1)} s for the slowest key`,
  )
  if (load > longestLoad) fail(`${load.toFixed(0)} s to load`)
  if (elements > mostElements) fail(`${elements} elements`)
  if (slowest > longestAnswer) fail(`${slowest.toFixed(0)} s to answer a key`)
}

/** The seconds of the slowest of some keys: those that scroll, and a letter in the first field of each search. */
async function answers(page: Page): Promise<number> {
  let slowest = 0
  const press = async (key: string) => {
    const began = performance.now()
    await page.keyboard.press(key)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))),
    )
    slowest = Math.max(slowest, secondsSince(began))
  }
  for (const key of ['End', 'PageUp', 'Home']) await press(key)
  for (const search of searches) {
    const field = page.locator(search).first()
    if ((await field.count()) === 0) continue
    await field.focus()
    const began = performance.now()
    const before = page.url()
    await press('e')
    // A list is searched after a pause, and what that takes is not the next field's. Only some searches are in the address.
    await page.waitForURL((url) => url.href !== before, { timeout: 1000 }).catch(() => undefined)
    await rest(page)
    slowest = Math.max(slowest, secondsSince(began))
  }
  return slowest
}

function rest(page: Page) {
  return page.evaluate(() => window.probe.waitForIdle(false))
}

function secondsSince(began: number) {
  return (performance.now() - began) / 1000
}
