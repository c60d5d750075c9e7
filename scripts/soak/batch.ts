import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { newContext } from '../browsers/open-built.ts'
import type { openSite } from '../browsers/site.ts'
import { asText, HeapMeter, type Figures } from './figures.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const token = 'demo-token-admin'
const commands = '/ad-hoc-command'
const minute = 60_000
/** How much later than a call its mark may count it, in items: the mark changes twice a second. */
const slack = 60

/**
 * A command to thousands of devices of the large world, with a reload, a second tab that takes the work, a lost network,
 * and that tab's end. Each device gets one command at most, and the mark counts what the server has answered.
 */
export async function soakBatch(browser: Browser, site: Site, items: number) {
  await site.command('reset?scenario=large')
  const sensors = await readSensors(site.apiUrl, items)
  const context = await newContext(browser, site)
  context.setDefaultTimeout(60 * minute)
  await context.addInitScript((own) => {
    // An empty tab has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('waypost.token', own)
  }, token)
  const faults: string[] = []
  const calls = countCalls(context)
  const caused = /ERR_INTERNET_DISCONNECTED/
  context.on('console', (message) => {
    if (message.type() === 'error' && !caused.test(message.text())) faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(String(error.error())))

  const page = await context.newPage()
  const meter = await HeapMeter.attach(page)
  const samples: Figures[] = []
  const began = Date.now()
  const say = (what: string) =>
    console.log(`${Math.round((Date.now() - began) / 1000)} s: ${what}, ${calls.sent.size} sent`)
  /** Waits for so many commands, in parts of the whole. What this tab needs is compared while it has the work. */
  const reach = async (part: number, isComparable = false) => {
    await expect
      .poll(() => calls.sent.size, { timeout: 60 * minute })
      .toBeGreaterThanOrEqual(items * part)
    const figures = await meter.measure()
    if (isComparable) samples.push(figures)
    say(`${part * 100} %: ${asText(figures)}`)
  }
  const checkMark = async (tab: Page) => {
    const { done } = await readMark(tab)
    const answered = calls.answered()
    if (Math.abs(done - answered) > slack) {
      faults.push(`the mark says ${done} done, the server has answered ${answered}`)
    }
  }

  const serials = sensors.map(({ serialNumber }) => serialNumber)
  await begin(page, serials)
  await expect(page.getByRole('button', { name: /^Send to [\d,]+ devices$/ })).toBeVisible({
    timeout: 60 * minute,
  })
  say('checked')
  await confirm(page)
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await reach(0.1)
  await checkMark(page)

  await page.reload()
  say('reloaded')
  await reach(0.25)
  await checkMark(page)
  await reach(0.35, true)

  const other = await context.newPage()
  await other.goto('/user/profile')
  await checkMark(other)
  await takeOver(other)
  say('another tab has it')
  await reach(0.5)
  await checkMark(page)

  await context.setOffline(true)
  say('offline')
  await expect(markOf(other)).toBeVisible()
  const before = calls.sent.size
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  if (calls.sent.size - before > 8) faults.push('it went on without a network')
  await context.setOffline(false)
  say('online')
  await reach(0.7)
  await checkMark(other)

  await other.close()
  say('the other tab is closed')
  await reach(0.85, true)
  await checkMark(page)
  await expect(markOf(page)).toHaveAccessibleName(/ 0 left/, { timeout: 60 * minute })
  samples.push(await meter.measure())
  const end = await readMark(page)
  const taken = await countTaken(site.apiUrl, sensors)
  const twice = [...calls.sent.values()].filter((count) => count > 1).length
  const unsent = items - calls.sent.size
  console.table({ items, ...end, taken, twice, unsent })
  if (twice > 0) faults.push(`${twice} devices got more than one command`)
  if (end.done + end.failed !== items) faults.push('the mark has lost some')
  // A failed one may have been taken, or was about to leave when its page was closed.
  if (taken < end.done || taken + unsent > items) {
    faults.push(`the mark says ${end.done} done, the server has taken ${taken}`)
  }
  if (unsent > end.failed) faults.push(`${unsent} devices got no command`)
  await context.close()
  return { samples, faults }
}

/** How often each command was sent, by its address, and which were answered, in all tabs. */
function countCalls(context: BrowserContext) {
  const sent = new Map<string, number>()
  const taken = new Set<string>()
  const isCommand = (request: { url: () => string; method: () => string }) =>
    request.method() === 'POST' && request.url().endsWith(commands)
  context.on('request', (request) => {
    if (isCommand(request)) sent.set(request.url(), (sent.get(request.url()) ?? 0) + 1)
  })
  context.on('requestfinished', (request) => {
    if (isCommand(request)) taken.add(request.url())
  })
  return { sent, answered: () => taken.size }
}

type Sensor = {
  serialNumber: string
  lastUpdatedAt: string | null
  enterprise: { id: number } | null
}

const read = async <Answer>(apiUrl: string, path: string, query: Record<string, string>) => {
  const address = `${apiUrl}${path}?${new URLSearchParams(query)}`
  const answer = await fetch(address, { headers: { Authorization: token } })
  return (await answer.json()) as Answer
}

/** How many commands the server has taken, from its audit log. */
async function countTaken(apiUrl: string, sensors: readonly Sensor[]) {
  let taken = 0
  for (const id of new Set(sensors.map(({ enterprise }) => enterprise?.id))) {
    const { page } = await read<{ page: { totalElements: number } }>(apiUrl, '/audit', {
      enterpriseId: String(id),
      tableNameFilter: 'device_command',
      size: '1',
    })
    taken += page.totalElements
  }
  return taken
}

/** Sensors that have reported lately: the server takes a command for them. */
async function readSensors(apiUrl: string, count: number): Promise<Sensor[]> {
  const found: Sensor[] = []
  for (let page = 0; found.length < count; page += 1) {
    const { devices } = await read<{ devices: Sensor[] }>(apiUrl, '/devices/findBySerialNumber', {
      serialNumber: 'LHT65N-',
      page: String(page),
      size: '1000',
    })
    if (devices.length === 0) throw new Error(`Only ${found.length} sensors have reported lately`)
    const recently = Date.now() - 24 * 60 * minute
    for (const sensor of devices) {
      const hasOwner = sensor.enterprise !== null
      if (hasOwner && Date.parse(sensor.lastUpdatedAt ?? '1970-01-01') > recently)
        found.push(sensor)
    }
  }
  return found.slice(0, count)
}

async function begin(page: Page, serials: readonly string[]) {
  await page.goto('/admin-devices/ad-hoc-command')
  await page.getByRole('button', { name: 'Several devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resend readings' })
  await dialog.getByRole('textbox', { name: 'Serial numbers' }).fill(serials.join('\n'))
  await dialog.getByRole('button', { name: 'Check devices' }).click()
}

async function confirm(page: Page) {
  const send = { name: /^Send to [\d,]+ devices$/ }
  await page.getByRole('button', send).click()
  await page.getByRole('alertdialog').getByRole('button', send).click()
}

const markOf = (page: Page) => page.getByRole('button', { name: /^Background work/ })

async function readMark(page: Page) {
  const name = (await markOf(page).textContent()) ?? ''
  const numberOf = (what: string) =>
    Number(new RegExp(`([\\d,]+) ${what}`).exec(name)?.[1]?.replaceAll(',', ''))
  return { done: numberOf('done'), left: numberOf('left'), failed: numberOf('failed') }
}

/** A button of the mark takes the work to its tab. */
async function takeOver(page: Page) {
  await markOf(page).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  const resume = page.getByRole('button', { name: 'Resume' })
  await resume.waitFor()
  // The console ignores a press on what has just appeared under a resting pointer.
  await page.mouse.move(0, 0)
  await expect(async () => {
    await resume.click({ timeout: 5000 })
    await expect(resume).toBeHidden({ timeout: 5000 })
  }).toPass({ timeout: minute })
  await page.keyboard.press('Escape')
}
