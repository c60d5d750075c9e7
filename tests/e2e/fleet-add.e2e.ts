import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/console-test.ts'
import { fleetWrites, loseFleetAnswers } from '../support/lost-answer.ts'
import { wedge } from '../support/wedge.ts'

/** 24 devices in stock. */
const macAddresses = [
  ...['0000', '0009', '001A', '001E', '0025', '002C', '002E', '0032'].map(
    (end) => `A8404180002E${end}`,
  ),
  ...['0004', '0008', '000B', '000E', '0015', '0016', '001C', '0020'].map(
    (end) => `70B3D5A1C02E${end}`,
  ),
  ...['0002', '0005', '0006', '0012', '0014', '001B', '001F', '0021'].map(
    (end) => `70B3D5A1F02E${end}`,
  ),
]
const [scanned, typed, pasted] = [0, 8, 16].map((start) =>
  macAddresses.slice(start, start + 8),
) as [string[], string[], string[]]

async function fillIn(page: Page) {
  await page.getByLabel('Description').fill('Harbor Grill – winter openings')
  await page.getByRole('combobox', { name: 'Enterprise' }).fill('harbor')
  await page.getByRole('option', { name: 'Harbor Grill' }).click()
}

const toAdd = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Devices To Add: (${count})` })).toBeVisible()

test('a fleet of 24 is built by wedge, typed and pasted codes, with a reload in between', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', '/admin-devices/fleets')
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await fillIn(page)
  await page.getByRole('heading', { level: 1 }).click()
  for (const code of scanned) await wedge(page, code)
  await toAdd(page, 8)
  const codes = page.getByRole('textbox', { name: 'Codes' })
  for (const code of typed) {
    await codes.fill(code.toLowerCase().replaceAll(/..(?=.)/g, '$&:'))
    await codes.press('Enter')
  }
  await toAdd(page, 16)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^16 scanned codes from /)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Harbor Grill – winter openings')
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  await codes.fill([...pasted, scanned[0], 'A8404180009F0000'].join('\n'))
  await codes.press('Enter')
  await toAdd(page, 24)
  await expect(page.getByText('THIS DEVICE IS ALREADY IN THE LIST').first()).toBeVisible()
  await expect(page.getByText('ASSET NOT FOUND IN AVAILABLE INVENTORY').first()).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fleet: Harbor Grill – winter openings' }),
  ).toBeVisible()
  await expect(page.getByText('1 to 24 of 24 rows')).toBeVisible()

  await page.goto('/admin-devices/fleets/add')
  await toAdd(page, 0)
})

test('two devices that fail to commission are tried again, in the same fleet', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', '/admin-devices/fleets/add')
  await fillIn(page)
  await page.getByLabel('Search available devices').fill('70B3D5A1D02E')
  for (const end of ['000A', '000D', '001D']) {
    await page.getByRole('checkbox', { name: `Select 70B3D5A1D02E${end}` }).check()
  }
  await page.getByRole('button', { name: 'Add >>' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const banner = page.getByText(/^One or more of the devices beeing added failed to commission/)
  await expect(banner).toContainText(
    'and will need to be tried again: 70B3D5A1D02E000D: the radio key could not be stored, 70B3D5A1D02E001D: ',
  )
  await toAdd(page, 2)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await toAdd(page, 2)
  await expect(page.getByText(/^The fleet was added/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Fleet: Harbor Grill/ })).toBeVisible()
  await expect(page.getByText('1 to 3 of 3 rows')).toBeVisible()
  expect(callsTo('/commissioning/fleets').map((call) => call.split(' ')[0])).toEqual([
    'POST',
    'PUT',
  ])
})

test('two tabs that each add a fleet keep their own texts and devices', async ({
  page,
  context,
  openAs,
}) => {
  const path = '/admin-devices/fleets/add'
  const other = await context.newPage()
  for (const tab of [page, other]) tab.on('dialog', (dialog) => void dialog.accept())
  const description = (tab: Page) => tab.getByLabel('Description')
  const scan = async (tab: Page, code: string) => {
    await tab.getByRole('heading', { level: 1 }).click()
    await wedge(tab, code)
  }
  await openAs('admin', path)
  await description(page).fill('First')
  await scan(page, scanned[0]!)
  await toAdd(page, 1)
  await other.goto(path)
  await toAdd(other, 0)
  await description(other).fill('Second')
  await scan(other, scanned[1]!)
  await toAdd(other, 1)
  await scan(other, scanned[2]!)
  await toAdd(other, 2)
  await toAdd(page, 1)

  await other.reload()
  await expect(description(other)).toHaveValue('Second')
  await toAdd(other, 2)
  await page.reload()
  await expect(description(page)).toHaveValue('First')
  await toAdd(page, 1)
})

// Beyond the cap: only this one finds a fleet that would be added twice.
test('a fleet whose answer was lost is not added twice, even if it is changed before the next save', async ({
  page,
  openAs,
  prefer,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_TIMED_OUT|status of 500|Unexpected failure/)
  await openAs('admin', '/admin-devices/fleets/add')
  await fillIn(page)
  await page.getByRole('heading', { level: 1 }).click()
  for (const code of scanned) await wedge(page, code)
  await toAdd(page, 8)
  const loseNoMore = await loseFleetAnswers(page)
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('The fleet may have been saved')
  await loseNoMore()

  const description = page.getByLabel('Description')
  await description.fill('Harbor Grill – all openings')
  await page.getByRole('combobox', { name: 'Enterprise' }).fill('fresh fields')
  await page.getByRole('option', { name: 'Fresh Fields Market' }).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(description).toHaveValue('Harbor Grill – all openings')
  await prefer('code=500;operation=listFleets')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('The fleet may have been saved')
  await prefer('')
  await save.click()
  await expect(page.getByText(/^The fleet was added/)).toBeVisible()
  await expect(page.getByText('The fleet’s enterprise can no longer be changed.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Enterprise' })).toHaveValue('Harbor Grill')
  await save.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fleet: Harbor Grill – all openings' }),
  ).toBeVisible()
  await expect(page.getByText('1 to 8 of 8 rows')).toBeVisible()
  expect(callsTo('/commissioning/fleets').filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

// Beyond the cap: only this one finds a fleet that would never be added.
test('a fleet that did not arrive is added by the next save, which may take more than a minute', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_TIMED_OUT/)
  await openAs('admin', '/admin-devices/fleets/add')
  await fillIn(page)
  await page.route(fleetWrites, (route) =>
    route.request().method() === 'POST' ? route.abort('timedout') : route.fallback(),
  )
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('The fleet may have been saved')
  await page.unroute(fleetWrites)

  const sent = Promise.withResolvers<void>()
  const commissioned = Promise.withResolvers<void>()
  await page.route(fleetWrites, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    sent.resolve()
    await commissioned.promise
    return route.continue()
  })
  await page.getByLabel('Description').fill('Harbor Grill – all openings')
  await save.click()
  await sent.promise
  await page.clock.fastForward('01:30')
  commissioned.resolve()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fleet: Harbor Grill – all openings' }),
  ).toBeVisible()
})
