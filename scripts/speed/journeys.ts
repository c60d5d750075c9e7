import type { Browser } from '@playwright/test'
import {
  compare,
  figureOf,
  inTurn,
  medianOf,
  type Figure,
  type Measure,
  type Times,
} from './figures.ts'
import { Tab } from './tab.ts'
import { firstLink, ownSignIn, record, rows, signIn } from './targets.ts'
import type { PaintTarget } from './watch.ts'

const nextPage = '[aria-label="Next page"]'
const sortByName = 'thead button'
const searchEnterprises = '[placeholder="Search enterprises"]'

/** The pause of `SearchBox`, after which the list follows, in milliseconds. */
const searchPause = 250

// Bars are ratios to the floor page: a tenth to a third above the highest of slow and fast machines, headed and headless.

const signInBars: Times = {
  'sign-in painted': 2.2,
  'sign-in usable': 3.3,
  'sign-in, second visit': 1.7,
}

export const signInTimes: Measure = (browser, { floor, console }, isMissed) =>
  inTurn(
    () => visitSignIn(browser, floor),
    () => visitSignIn(browser, console),
    (...visits) => compare(signInBars, ...visits),
    isMissed,
  )

async function visitSignIn(browser: Browser, url: string): Promise<Times> {
  const tab = await Tab.open(browser, { signedIn: false })
  const painted = await tab.visit(`${url}/signin`, signIn)
  const usable = await tab.waitFor(ownSignIn)
  await tab.waitForIdle()
  const again = await tab.reopen()
  await again.visit(`${url}/signin`, signIn)
  const secondTime = await again.waitFor(ownSignIn)
  await again.close()
  return {
    'sign-in painted': painted,
    'sign-in usable': usable,
    'sign-in, second visit': secondTime,
  }
}

const listBars: Times = {
  'list of 50 painted': 4,
  'first click to a second screen': 8.1,
  'back to the list': 3.9,
  'warm navigation there': 6.1,
  'next page': 3.2,
  sort: 3.6,
  // From the end of the pause after the last key, which is as long on every machine.
  filter: 1.9,
  'list, second visit': 2.1,
}

/** A list and its first record. */
export const listTimes: Measure = (browser, { floor, console }, isMissed) =>
  inTurn(
    () => visitList(browser, `${floor}/enterprises`),
    () => visitList(browser, `${console}/admin-admin/enterprises?size=50`, searchPause),
    listFigures,
    isMissed,
  )

function listFigures(own: Times[], floor: Times[]): Figure[] {
  const longest = medianOf('longest event', own)
  const floorList = medianOf('list of 50 painted', floor)
  const shift = Math.max(...own.map((times) => times['layout shift'] ?? 0))
  return [
    ...compare(listBars, own, floor),
    figureOf('longest event, to the floor’s list', longest, floorList, 0.6),
    { name: 'layout shift', value: shift, bar: 0.01, unit: '', digits: 3 },
  ]
}

async function visitList(browser: Browser, url: string, pause = 0): Promise<Times> {
  const tab = await Tab.open(browser)
  const times: Times = { 'list of 50 painted': await tab.visit(url, rows) }
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
  times['list, second visit'] = await again.visit(url, rows)
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
export const manyRows: Measure = (browser, { floor, table }, isMissed) =>
  inTurn(
    () => drawMany(browser, `${floor}/many-rows`),
    () => drawMany(browser, table, changeRows),
    drawingTimes,
    isMissed,
  )

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
