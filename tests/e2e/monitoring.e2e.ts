import { expect, test } from '../support/console-test.ts'

const locations = '/monitoring/locations'
// -1 stands for none.
const everywhere = 'filterGroupId=-1&filterGroupingId=-1'
const alerts = '/dashboard/alerts'

test('a customer’s staff member sees which locations need attention and the latest alerts', async ({
  page,
  openAs,
}) => {
  await openAs('staff', locations)
  await expect(page).toHaveTitle(/^Locations/)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('heading', { level: 3 })).toHaveText([
    'Albany – Central Ave',
    'Cleveland – Lorain Ave',
  ])
  const newest = page.getByRole('region', { name: 'Latest alerts' }).getByRole('listitem').first()
  for (const text of [
    'Critical',
    'Produce cooler',
    'Albany – Central Ave',
    'Temperature 46.8°F',
    'Alerts above 41°F',
    '38 minutes ago',
    'Nov 16, 2026, 9:22 AM EST',
    'Open',
  ]) {
    await expect(newest).toContainText(text)
  }
  await expect(page.getByText('Updated now')).toBeVisible()
  const chicago = page.getByRole('listitem').filter({ hasText: 'Bar fridge' }).first()
  await expect(chicago).toContainText('Nov 16, 2026, 8:05 AM CST')
})

test('period and level are in the address, and Back undoes them', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('staff', locations)
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.getByLabel('Period').selectOption('Last 24 hours')
  await expect(page).toHaveURL(`${locations}?timeConstraint=LAST_24_HOURS`)
  await expect
    .poll(() => callsTo(alerts))
    .toEqual([
      `GET ${alerts}?timeConstraint=LAST_7_DAYS&${everywhere}`,
      `GET ${alerts}?timeConstraint=LAST_24_HOURS&${everywhere}`,
    ])
  await page.getByLabel('Level').selectOption('Info')
  await expect(page).toHaveURL(`${locations}?level=info&timeConstraint=LAST_24_HOURS`)
  await expect(page.getByRole('status').filter({ hasText: '1 alert' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Level')).toHaveValue('info')
  await expect(page.getByLabel('Period')).toHaveValue('LAST_24_HOURS')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(locations)
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
})

test('the keyboard alone refreshes and chooses a level', async ({ page, openAs }) => {
  await openAs('staff', locations)
  await expect(page.getByText('9 alerts, 6 open')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText(/^Nov 16, 2026, .+/)
  await page.keyboard.press('Tab')
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await expect(refresh).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(refresh).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Level')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page).toHaveURL(`${locations}?level=critical`)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Period')).toBeFocused()
})
