import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { expect, now, test } from '../support/console-test.ts'
import { chooseInMore } from '../support/list.ts'

/** Configured orders. The carrier refuses the first labels of the last two. */
const numbers = [
  'WP-10423',
  'WP-10413',
  'WP-10407',
  'WP-10396',
  'WP-10389',
  'WP-10384',
  'WP-10382',
  'WP-10380',
  'WP-10379',
  'WP-10376',
  'WP-10213',
  'WP-10214',
]
const hasLabel = 'WP-10204'

test('twelve labels are each bought once despite failures and a reload', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
}) => {
  const address = '/admin-fulfillment/orders?excludeStatuses=new,started,shipped,completed'
  await openAs('fulfillment', address)
  for (const number of [...numbers, hasLabel]) {
    await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  }
  await page.getByRole('button', { name: 'Shipping labels' }).click()
  const dialog = page.getByRole('dialog', { name: 'Shipping labels' })
  await expect(dialog.getByText('13 orders')).toBeVisible()
  const box = { Weight: '6', 'Length (in)': '14', 'Width (in)': '12', 'Height (in)': '8' }
  for (const [label, number] of Object.entries(box)) await dialog.getByLabel(label).fill(number)
  await dialog.getByRole('button', { name: 'Get rates' }).click()
  await expect(page.getByRole('button', { name: 'Ready (12)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Has a label (1)' })).toBeVisible()

  // The server sells the fourth label, and the page is left before the answer arrives.
  const purchases = '**/shipment-transaction'
  let sent = 0
  let lost = 0
  await page.route(purchases, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    if (sent < 4) return route.continue()
    await route.fetch()
    lost += 1
  })
  await page.getByRole('button', { name: 'Buy 12 labels' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    /The 12 labels cost \$\d+\.\d\d in total/,
  )
  await confirm(page, 'Buy 12 labels')
  await expect.poll(() => lost).toBe(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused, 3 of 12 finished').first()).toBeVisible()
  await page.reload()
  await page.unroute(purchases)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('13 checked, 10 done, 2 failed').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /WP-10213/ })).toContainText('no pick-up is possible')

  const retry = 'Try failed ones again (2)'
  await page.getByRole('button', { name: retry }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The 2 labels cost')
  await confirm(page, retry)
  await expect(page.getByText('13 checked, 12 done').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await chooseInMore(page, 'CSV')
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
  expect(lines).toHaveLength(13)
  for (const line of lines) expect(line).toMatch(/,(PW|NL)\d+,http\S+labels\S+/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeFocused()

  const get = async (path: string) => (await request.get(`${apiUrl}/${path}`, { headers })).json()
  const { enterprises } = (await get('enterprises/listAll')) as { enterprises: { id: number }[] }
  const logs = await Promise.all(
    enterprises.map(
      ({ id }) =>
        get(`audit?enterpriseId=${id}&tableNameFilter=shipping_label&size=100`) as Promise<Log>,
    ),
  )
  const bought = logs
    .flatMap(({ changeEvents }) => changeEvents)
    .filter(({ changedAt }) => Date.parse(changedAt) >= +now)
    .map(({ recordData }) => (JSON.parse(recordData) as { order_id: number }).order_id)
  expect(bought).toHaveLength(12)
  expect(new Set(bought).size).toBe(12)
})

test('labels are printed as one file, and one that its host keeps is named with its link', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/blocked by CORS policy|ERR_FAILED/)
  await openAs('fulfillment', '/admin-fulfillment/orders/print-labels?ids=9006,9108,9005')
  await expect(page.getByText('2 labels are ready to print')).toBeVisible()
  const leftOut = page.getByRole('alert').getByRole('listitem')
  await expect(leftOut).toContainText('The label could not be downloaded.')
  const link = await leftOut.getByRole('link', { name: 'Open label' }).getAttribute('href')
  expect((await page.request.get(link ?? '')).headers()['content-type']).toContain('pdf')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as PDF' }).click()
  const file = await PDFDocument.load(readFileSync(await (await download).path()))
  expect(file.getPageCount()).toBe(2)
})

type Log = { changeEvents: { changedAt: string; recordData: string }[] }

/** Confirms the dialog with the button that names the action. */
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()
