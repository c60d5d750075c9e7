import type { Page } from '@playwright/test'
import { expect, expectAccessible, now, test } from '../support/console-test.ts'
import { tabTo } from '../support/list.ts'
import { wedge } from '../support/wedge.ts'

const listPath = '/admin-devices/devices'

test('the keyboard alone moves a used device at 360 px', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', listPath)
  const filter = page.getByLabel('Filter by Serial Number')
  await filter.focus()
  await page.keyboard.type('lht65n-27369')
  const row = page.getByRole('row', { name: /LHT65N-27369/ })
  await expect(row).toHaveCount(1)
  await expect(page.getByRole('row', { name: /LHT65N/ })).toHaveCount(1)
  await expect(page).toHaveURL(/serialNumber=lht65n-27369/)
  const menu = row.getByRole('button')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const reassign = page.getByRole('menuitem', { name: 'Reassign' })
  await expect(reassign).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move Device' })
  await expect(dialog).toContainText('location Denver – Colfax, 2 tags, and 1 open alert')
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('combobox', { name: 'New enterprise' }))
  await page.keyboard.type('harbor')
  const harbor = page.getByRole('option', { name: 'Harbor Grill' })
  await expect(harbor).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(harbor).toHaveCount(0)
  const execute = dialog.getByRole('button', { name: 'Execute Move' })
  await expect(execute).toHaveCount(0)
  const force = dialog.getByLabel('Move it even though it is in use')
  await tabTo(page, force)
  await page.keyboard.press('Space')
  await expect(force).toBeChecked()
  await tabTo(page, execute)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Device has been moved.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Harbor Grill')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})

test('a refused move says why, and needs a new decision', async ({ page, context, openAs }) => {
  await openAs('admin', `${listPath}?serialNumber=LHT65N-39907`)
  await page.getByRole('button', { name: 'Reassign', description: 'LHT65N-39907' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Device' })
  await choose(page, 'Harbor Grill')
  await dialog.getByRole('button', { name: 'Execute Move' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Since you confirmed, the device has gained',
  )
  await expect(dialog).toContainText('The move removes: 1 tag.')
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await choose(page, 'Harbor Grill')
  await dialog.getByLabel('Move it even though it is in use').check()
  await dialog.getByRole('button', { name: 'Execute Move' }).click()
  await expect(page.getByText('Device has been moved.')).toBeVisible()
  await page.reload()
  const row = page.getByRole('row', { name: /Select LHT65N-39907/ })
  await expect(row).toContainText('Harbor Grill')

  // A colleague moves it while the dialog is open.
  const move = async (tab: Page, enterprise: string) => {
    await choose(tab, enterprise)
    await tab.getByRole('button', { name: 'Execute Move' }).click()
  }
  await row.getByRole('button', { name: 'Reassign' }).click()
  await expect(dialog).toContainText('Belongs to Harbor Grill')
  const colleague = await context.newPage()
  await colleague.clock.setFixedTime(now)
  await colleague.goto(`${listPath}?serialNumber=LHT65N-39907`)
  await colleague.getByRole('button', { name: 'Reassign', description: 'LHT65N-39907' }).click()
  await move(colleague, 'Northgate Foods')
  await expect(colleague.getByText('Device has been moved.')).toBeVisible()
  await move(page, 'Fresh Fields Market')
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone has moved it to Northgate Foods in the meantime.',
  )
  await expect(dialog).toContainText('Belongs to Northgate Foods')
  await move(page, 'Fresh Fields Market')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Fresh Fields Market')
})

test('forty pasted devices are each moved once despite failures and a reload', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
  expectConsoleError,
}) => {
  // One device is put to use between its check and its move.
  expectConsoleError(/409/)
  const hubs = Array.from({ length: 24 }, (_, index) => `h1-${10_001 + index}`)
  const used = ['26111', '26148', '26333', '26370', '26481', '26518', '39906'].map(lht)
  const stuck = ['R1-26074', 'R1-27332']
  const there = ['26777', '26814'].map(lht)
  const unknown = ['NOPE-1', 'H1-1000']
  const others = [lht('39904'), lht('39907'), lht('39908')]
  const pasted = [...hubs, ...used, ...stuck, ...there, ...unknown, ...others]
  expect(pasted).toHaveLength(40)

  await openAs('admin', listPath)
  await page.getByRole('button', { name: 'Move several devices' }).click()
  const [most, last] = [pasted.slice(0, -1), lht('39908')]
  await page.getByLabel('Serial numbers').fill(`${most.join('\n')}, ${most.join('\t')}`)
  await expect(page.getByText('39 serial numbers')).toBeVisible()
  await page.getByRole('button', { name: 'Scan' }).focus()
  await wedge(page, last)
  await expect(page.getByText('40 serial numbers')).toBeVisible()
  await choose(page, 'Harbor Grill')
  await page.getByRole('button', { name: 'Check devices' }).click()
  await expect(page.getByRole('button', { name: 'Move 26 ready devices' })).toBeVisible()
  for (const verdict of [
    'Ready (26)',
    'In use (7)',
    'Cannot be moved (2)',
    'Already there (2)',
    'Not found (2)',
    'Several matches (1)',
  ]) {
    await expect(page.getByRole('button', { name: verdict })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Several matches (1)' }).click()
  await expect(page.getByRole('row', { name: /39908/ })).toContainText(
    'Stonebridge Market and Silver Spoon Diners',
  )
  await page.getByRole('button', { name: 'Several matches (1)' }).click()

  // The server moves the first four, and the page is left before the answers arrive.
  const heard = '**/moveDevice*'
  let moved = 0
  await page.route(heard, async (route) => {
    await route.fetch()
    moved += 1
  })
  await confirm(page, 'Move 26 ready devices')
  await expect.poll(() => moved).toBe(4)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused, 0 of 26 finished').first()).toBeVisible()
  await page.reload()
  await page.unroute(heard)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('40 checked, 25 done, 1 failed').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /39907/ })).toContainText('1 tag')

  for (const serial of [lht('26111'), lht('39907')]) {
    await page.getByRole('checkbox', { name: `Include ${serial}` }).check()
  }
  await confirm(page, 'Move 2 devices in use')
  await page.getByRole('button', { name: 'Include all (6)' }).click()
  await page.getByLabel('Type 6 to confirm').fill('6')
  await page.keyboard.press('Enter')
  await confirm(page, 'Move 6 devices in use')
  await expect(page.getByText('40 checked, 33 done').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Reassign devices' })).toBeFocused()

  const params = { enterpriseId: 2, tableNameFilter: 'device', size: 100 }
  const log = await request.get(`${apiUrl}/audit`, { headers, params })
  const { changeEvents } = (await log.json()) as {
    changeEvents: { tableName: string; changedAt: string; recordData: string }[]
  }
  const ids = changeEvents
    .filter(({ tableName, changedAt }) => tableName === 'device' && Date.parse(changedAt) >= +now)
    .map(({ recordData }) => (JSON.parse(recordData) as { id: number }).id)
  expect(ids).toHaveLength(33)
  expect(new Set(ids).size).toBe(33)
})

const lht = (number: string) => `LHT65N-${number}`

async function choose(page: Page, enterprise: string) {
  await page.getByRole('combobox', { name: 'New enterprise' }).fill(enterprise)
  await page.getByRole('option', { name: enterprise }).click()
}

/** Confirms the dialog with the button that names the action. */
async function confirm(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}
