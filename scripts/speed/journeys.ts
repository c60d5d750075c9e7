import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { Sites } from './sites.ts'
import { Tab } from './tab.ts'
import type { PaintTarget } from './watch.ts'

export type Figure = {
  name: string
  /** Medians in milliseconds, of the console and of the floor page. */
  own?: number
  floor?: number
  /** Compared with the bar. For times: the ratio to the floor page. */
  value: number
  bar: number
  unit: string
  /** Decimal places to print. */
  digits?: number
}

/** How often each time is measured at most. The median is reported. */
const repeats = Number(process.env['WAYPOST_SPEED_REPEATS'] ?? 3)

const signIn: PaintTarget = { selector: 'input[type=password]', count: 1 }
/** The console's own form, in place of the one that the build wrote into the page. */
const ownSignIn: PaintTarget = {
  selector: 'body:not(:has(#early)) input[type=password]',
  count: 1,
}
const rows: PaintTarget = { selector: 'tbody tr:has(a)', count: 50 }
const record: PaintTarget = { selector: 'main dl, main h2', count: 1 }
const firstLink = 'tbody tr a'
const nextPage = '[aria-label="Next page"]'
const sortByName = 'thead button'
const searchEnterprises = '[placeholder="Search enterprises"]'

/** The pause of `SearchBox`, after which the list follows, in milliseconds. */
const searchPause = 250

type Times = Record<string, number>

const longestEvent = 'longest event, to the floor’s list'

// Ratios to the floor page: a tenth to a third above the highest of slow and fast machines, headed and headless.
const bars: Times = {
  'sign-in painted': 2.2,
  'sign-in usable': 3.3,
  'list of 50 painted': 4,
  'first click to a second screen': 8.1,
  'back to the list': 3.9,
  'warm navigation there': 6.1,
  'next page': 3.2,
  sort: 3.6,
  // From the end of the pause after the last key, which is as long on every machine.
  filter: 1.9,
  'sign-in, second visit': 1.7,
  'list, second visit': 2.1,
  [longestEvent]: 0.6,
}

/** Waiting times, each measured within a minute of the floor page's. */
export async function navigation(browser: Browser, sites: Sites): Promise<Figure[]> {
  const own: Times[] = []
  const floor: Times[] = []
  do {
    const lists = { console: '/admin-admin/enterprises?size=50', floor: '/enterprises' }
    floor.push(await visit(browser, sites.floor, lists.floor))
    own.push(await visit(browser, sites.console, lists.console, searchPause))
  } while (isOpen(waitingTimes, own, floor))
  return waitingTimes(own, floor)
}

function waitingTimes(own: Times[], floor: Times[]): Figure[] {
  const names = Object.keys(bars).filter((name) => name !== longestEvent)
  const longest = median(own.map((times) => times['longest event'] ?? 0))
  const floorList = median(floor.map((times) => times['list of 50 painted'] ?? 0))
  const shift = Math.max(...own.map((times) => times['layout shift'] ?? 0))
  return [
    ...names.map((name) => compare(name, own, floor)),
    figureOf(longestEvent, longest, floorList, bars[longestEvent] ?? 0),
    { name: 'layout shift', value: shift, bar: 0.01, unit: '', digits: 3 },
  ]
}

/**
 * Whether to measure again. If the slowest of most repeats is below its bar even beside the fastest floor page, no other
 * repeat can bring the median above it.
 */
function isOpen(figures: typeof waitingTimes, own: Times[], floor: Times[]): boolean {
  if (own.length >= repeats) return false
  if (own.length * 2 <= repeats) return true
  const slowest = merged(own, Math.max)
  const fastest = merged(floor, Math.min)
  return figures([slowest], [fastest]).some(({ value, bar }) => value > bar)
}

const merged = (visits: Times[], choose: (...values: number[]) => number): Times =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      choose(...visits.map((times) => times[name] ?? 0)),
    ]),
  )

/** A user's visit to a site. */
async function visit(browser: Browser, url: string, list: string, pause = 0): Promise<Times> {
  const signedOut = await Tab.open(browser, { signedIn: false })
  const signInPainted = await signedOut.visit(`${url}/signin`, signIn)
  const signInUsable = await signedOut.waitFor(ownSignIn)
  await signedOut.waitForIdle()
  const signedOutAgain = await signedOut.reopen()
  await signedOutAgain.visit(`${url}/signin`, signIn)
  const signInAgain = await signedOutAgain.waitFor(ownSignIn)
  await signedOutAgain.close()

  const tab = await Tab.open(browser)
  const listPainted = await tab.visit(`${url}${list}`, rows)
  const times: Times = {
    'sign-in painted': signInPainted,
    'sign-in usable': signInUsable,
    'list of 50 painted': listPainted,
    'sign-in, second visit': signInAgain,
  }
  await tab.waitForIdle()
  times['first click to a second screen'] = await tab.click(firstLink, record)
  await tab.waitForIdle()
  await tab.back(rows)
  await tab.waitForIdle()
  times['warm navigation there'] = await tab.click(firstLink, record)
  await tab.waitForIdle()
  times['back to the list'] = await tab.back(rows)
  await tab.waitForIdle()
  times['next page'] = await tab.click(nextPage, await changedRows(tab))
  await tab.waitForIdle()
  times['sort'] = await tab.click(sortByName, await changedRows(tab))
  await tab.waitForIdle()
  const found = { ...(await changedRows(tab)), count: 1 }
  const typed = await tab.type(searchEnterprises, absentLetter(found.other), found)
  times['filter'] = typed - pause
  await tab.waitForIdle()
  const { longestEvent, layoutShift } = await tab.measurements()
  const again = await tab.reopen()
  times['list, second visit'] = await again.visit(`${url}${list}`, rows)
  await again.close()
  return { ...times, 'longest event': longestEvent, 'layout shift': layoutShift }
}

/** The same target, with another text in its first element than now. */
async function changedRows(tab: Tab, target = rows): Promise<Required<PaintTarget>> {
  const other = (await tab.page.locator(target.selector).first().textContent()) ?? ''
  return { ...target, other }
}

/** A letter that finds other rows than one with this text. */
const absentLetter = (text: string) =>
  'eaionrstlcdmhupg'.split('').find((letter) => !text.toLowerCase().includes(letter)) ?? 'z'

/** Local rows, compared with the floor page, which renders all of them. */
export async function manyRows(browser: Browser, sites: Sites): Promise<Figure[]> {
  const floor: Times[] = []
  const own: Times[] = []
  do {
    floor.push(await drawMany(browser, `${sites.floor}/many-rows`))
    own.push(await drawMany(browser, sites.table, changeRows))
  } while (isOpen(drawingTimes, own, floor))
  return drawingTimes(own, floor)
}

function drawingTimes(own: Times[], floor: Times[]): Figure[] {
  const drawn = medianOf('10,000 rows painted', floor)
  return Object.entries(manyBars).map(([name, bar]) =>
    figureOf(name, medianOf(name, own), medianOf(name, floor) || drawn, bar),
  )
}

async function drawMany(browser: Browser, url: string, then?: (tab: Tab) => Promise<Times>) {
  const tab = await Tab.open(browser)
  await tab.visit(url, { selector: '[data-rows]', count: 2 })
  // The first time also loads the table's code.
  await showRows(tab, 1000)
  await hideRows(tab)
  const times: Times = { '1,000 rows painted': await showRows(tab, 1000) }
  await hideRows(tab)
  times['10,000 rows painted'] = await showRows(tab, 10_000)
  Object.assign(times, await then?.(tab))
  await tab.close()
  return times
}

async function changeRows(tab: Tab): Promise<Times> {
  const sorted = await tab.click(sortByType, await changedRows(tab, row))
  await tab.waitForIdle()
  const searched = await tab.type(search, '99', await changedRows(tab, row))
  return { '10,000 rows sorted': sorted, '10,000 rows searched': searched }
}

const row: PaintTarget = { selector: 'tbody tr:has(td + td)', count: 10 }
const sortByType = 'thead th:nth-child(2) button'
const search = 'input[type=search]'

const manyBars: Times = {
  '1,000 rows painted': 1,
  '10,000 rows painted': 0.5,
  '10,000 rows sorted': 0.15,
  '10,000 rows searched': 0.15,
}

async function showRows(tab: Tab, count: number): Promise<number> {
  const time = await tab.click(`[data-rows="${count}"]`, row)
  await tab.waitForIdle()
  return time
}

async function hideRows(tab: Tab) {
  await tab.page.locator('[data-rows]').first().click()
  await tab.waitForIdle()
}

/** What a first visit loads and retains in memory. None of it depends on the machine. */
export async function weight(browser: Browser, sites: Sites): Promise<Figure[]> {
  const figures: Figure[] = []
  // Each screen adds its address and its title. The names of its chunks come with its area.
  // Translations are loaded in addition to the English texts in the code.
  for (const { language, locale, signInBars, listBars } of [
    { language: 'English', locale: 'en-US', signInBars: [147.5, 5], listBars: [185, 8] },
    { language: 'Arabic', locale: 'ar', signInBars: [156.5, 7], listBars: [197, 10] },
  ] as const) {
    const world = randomUUID()
    await setLanguage(sites, world, locale)
    const signedOut = await Tab.open(browser, { signedIn: false, locale, world, throttled: false })
    const signInAt = await signedOut.visit(`${sites.console}/signin`, ownSignIn)
    figures.push(...(await scriptFigures(signedOut, signInAt, `sign-in, ${language}`, signInBars)))
    await signedOut.close()
    const tab = await Tab.open(browser, { locale, world, throttled: false })
    const listAt = await tab.visit(`${sites.console}/admin-admin/enterprises?size=50`, rows)
    figures.push(...(await scriptFigures(tab, listAt, `list, ${language}`, listBars)))
    if (language === 'English') {
      await tab.waitForIdle()
      const { elements } = await tab.measurements()
      figures.push({ name: 'elements of 50 rows', value: elements, bar: 900, unit: '' })
      for (let times = 0; times < 10; times += 1) {
        await tab.click(firstLink, record)
        await tab.back(rows)
      }
      await tab.waitForIdle()
      const heap = (await tab.heap()) / 1024 ** 2
      figures.push({
        name: 'heap after 20 navigations',
        value: heap,
        bar: 14,
        unit: 'MiB',
        digits: 2,
      })
    }
    await tab.close()
  }
  return figures
}

async function scriptFigures(
  tab: Tab,
  time: number,
  name: string,
  [kib, requests]: readonly [number, number],
) {
  await tab.waitForIdle()
  const scripts = await tab.scriptsBefore(time)
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  return [
    { name: `JavaScript of ${name}`, value: bytes / 1024, bar: kib, unit: 'KiB', digits: 2 },
    { name: `scripts of ${name}`, value: scripts.length, bar: requests, unit: '' },
  ]
}

/** Sets the language of the signed-in user's profile, in one world of the sandbox. */
async function setLanguage(sites: Sites, world: string, locale: string) {
  const config = (await (await fetch(`${sites.console}/config.json`)).json()) as {
    apiBaseUrl: string
  }
  const response = await fetch(`${config.apiBaseUrl}/users/me`, {
    method: 'PATCH',
    headers: {
      Authorization: 'demo-token-admin',
      'Content-Type': 'application/json',
      'X-Waypost-World': world,
    },
    body: JSON.stringify({ locale }),
  })
  if (!response.ok) throw new Error(`The language could not be set: ${response.status}`)
}

function compare(name: string, own: Times[], floor: Times[]): Figure {
  return figureOf(name, medianOf(name, own), medianOf(name, floor), bars[name] ?? 0)
}

const medianOf = (name: string, visits: Times[]) => median(visits.map((times) => times[name] ?? 0))

function figureOf(name: string, own: number, floor: number, bar: number): Figure {
  return { name, own, floor, value: own / floor, bar, unit: 'times', digits: 2 }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
}
