import { expect, test } from '../support/console-test.ts'
import { tabTo } from '../support/list.ts'

const locations = '/monitoring/locations'
// -1 stands for none.
const everywhere = 'filterGroupId=-1&filterGroupingId=-1'
const alerts = '/dashboard/alerts'

test('a customer’s staff member sees what needs attention, and what has changed since the last visit', async ({
  page,
  openAs,
  sandbox,
}) => {
  await openAs('staff', locations)
  await expect(page).toHaveTitle(/^Locations/)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('heading', { level: 3 })).toHaveText([
    'Albany – Central Ave',
    'Cleveland – Lorain Ave',
  ])
  const newest = page.getByRole('row', { name: /^Produce cooler/ }).first()
  for (const text of [
    'Critical',
    'Albany – Central Ave',
    'Temperature 46.8°F',
    'Alerts above 41°F',
    '38 minutes ago',
    'Open',
  ]) {
    await expect(newest).toContainText(text)
  }
  // The exact time is in a tooltip, and read out.
  await expect(newest).toHaveAccessibleName(/38 minutes ago \(Nov 16, 2026, 9:22\sAM EST\)/)
  await newest.getByText('38 minutes ago').hover()
  await expect(page.getByRole('tooltip')).toHaveText(/^Nov 16, 2026, 9:22\sAM EST$/)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expect(page.getByText('Updated now')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Bar fridge.*Chicago/ })).toHaveAccessibleName(
    /Nov 16, 2026, 8:05\sAM CST/,
  )

  await sandbox('POST', 'tick?minutes=120')
  await page.reload()
  const since = page.getByRole('button', { name: /^Since your last visit: \d/ })
  const counts = await since.textContent()
  await page.getByLabel('Period').selectOption('Last 24 hours')
  await expect(page).toHaveURL(/LAST_24_HOURS/)
  await expect(since).toHaveText(counts!)
  await since.click()
  const dialog = page.getByRole('dialog', { name: 'Since your last visit' })
  await expect(dialog.getByText('Your last visit was on Nov 16, 2026')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /^Opened \([1-9]/ })).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
})

test('the keyboard alone narrows the alerts; the address keeps it, and Back undoes it', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('staff', locations)
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await tabTo(page, refresh)
  await page.keyboard.press('Enter')
  await expect(refresh).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  const found = page.getByRole('region', { name: 'Latest alerts' })
  await tabTo(page, found.getByLabel('Severity'))
  await page.keyboard.press('w')
  await expect(page).toHaveURL(`${locations}?level=warning`)
  await expect(found.getByText('5 alerts, 4 open')).toBeVisible()
  await page.getByLabel('Period').selectOption('Last 24 hours')
  await expect(page).toHaveURL(`${locations}?level=warning&timeConstraint=LAST_24_HOURS`)
  await expect
    .poll(() => callsTo(alerts).at(-1))
    .toBe(`GET ${alerts}?timeConstraint=LAST_24_HOURS&${everywhere}`)
  await expect(found.getByText('4 alerts, 4 open')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Severity')).toHaveValue('warning')
  await expect(page.getByLabel('Period')).toHaveValue('LAST_24_HOURS')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(locations)
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.getByRole('link', { name: 'Cleveland – Lorain Ave' }).press('Enter')
  await expect(
    page.getByRole('heading', { level: 2, name: 'Cleveland – Lorain Ave' }),
  ).toBeFocused()
  await expect
    .poll(() => callsTo(alerts).at(-1))
    .toBe(`GET ${alerts}?timeConstraint=LAST_7_DAYS&filterGroupId=-1&filterGroupingId=1004`)
})

test('opening a location from a table keeps the filters, and shows its alerts of every level', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', `${locations}?enterprise=1&filterGroupId=999&level=critical`)
  const found = page.getByRole('region', { name: 'Latest alerts' })
  await expect(found.getByLabel('Structure')).toBeVisible()
  await page.getByRole('radio', { name: 'Table' }).click()
  // The headings sort the table.
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden()
  await page.getByRole('link', { name: 'Albany – Central Ave' }).first().click()
  await expect(page).toHaveURL(/enterprise=1&filterGroupId=999&level=critical&location=1002$/)
  const part = page.getByRole('region', { name: 'Albany – Central Ave' })
  await expect(part.getByRole('heading', { name: '4 open alerts' })).toBeVisible()
  await expect(found.getByLabel('Structure')).toBeHidden()
  expect(callsTo(alerts).at(-1)).toContain('filterGroupId=-1&filterGroupingId=1002')
})
