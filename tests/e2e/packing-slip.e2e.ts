import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { readPdf } from '../support/pdf-text.ts'

const orders = '/admin-fulfillment/orders'
const millimeter = 72 / 25.4

const print = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }))

const description = (item: number) =>
  item % 5 === 0
    ? `Item ${item} in a box of its own, packed with a door sensor, two brackets and the screws that go with them`
    : `Item ${item} in a box`

test('a long order prints on Letter and A4, with no row cut', async ({
  page,
  openAs,
  request,
  apiUrl,
  world,
}) => {
  const order = {
    orderStatus: 'new',
    contactName: 'Marcus Webb',
    shippingToName: 'Fresh Fields Market',
    shippingAddressLineOne: '1187 Central Ave',
    shippingAddressCity: 'Albany',
    shippingAddressState: 'NY',
    shippingAddressZip: '12205',
    orderItems: Array.from({ length: 60 }, (_, index) => ({
      quantity: 1000 + index,
      description: description(index),
      deviceTypes: [],
    })),
  }
  const answer = await request.post(`${apiUrl}/fulfillment/orders`, {
    headers: { Authorization: 'demo-token-fulfillment', 'X-Waypost-World': world },
    multipart: {
      order: {
        name: 'order',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(order)),
      },
    },
  })
  const { id, displayNumber } = ((await answer.json()) as { order: Record<string, string> }).order
  const title = `Packing Slip #${displayNumber}`
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs('fulfillment', `${orders}/${id}/packing-slip?stripnav=true`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  for (const { paper, width, height } of [
    { paper: 'Letter', width: 612, height: 792 },
    { paper: 'A4', width: 595, height: 842 },
  ]) {
    await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper)
    const pages = await print(page)
    expect(pages.map((each) => [Math.round(each.width), Math.round(each.height)])).toEqual(
      Array.from({ length: 3 }, () => [width, height]),
    )
    const [first, , last] = pages
    expect(first?.text).toContain('Ship to Fresh Fields Market 1187 Central Ave Albany, NY 12205')
    expect(last?.text).toContain('Waypost Fulfillment 1200 Depot Road, Albany, NY 12205')
    for (const [index, { text, lines }] of pages.entries()) {
      expect(text).toContain('Quantity Description')
      expect(text).toContain(title)
      expect(text).toContain(`${index + 1} / 3`)
      expect(text).not.toContain('Print settings')
      // Only the footer is in the margins.
      const outside = lines.filter(({ y }) => y < 14 * millimeter)
      expect(outside.map((line) => line.text).toSorted()).toEqual([`${index + 1} / 3`, title])
    }
    for (let item = 0; item < 60; item += 1) {
      const row = `${1000 + item} ${description(item)}`
      expect(pages.filter(({ text }) => text.includes(row))).toHaveLength(1)
    }
  }

  await page.goto(`${orders}/packing-slips?ids=9003,${id},9001&stripnav=true`)
  await expect(page.getByText('3 of 3 packing slips')).toBeVisible()
  const counts = (await print(page)).map(({ lines }) =>
    lines.filter(({ y, text }) => y < 14 * millimeter && !text.includes('#')),
  )
  expect(counts.map((lines) => lines.map(({ text }) => text).join())).toEqual(
    // The long one has three pages of its own.
    ['1', '1', '2', '3', '1'],
  )

  await page.goto(`${orders}/${id}/packing-slip?stripnav=true`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colors = await page.getByRole('article').evaluate((sheet) => {
    const heading = getComputedStyle(sheet.querySelector('h1') ?? sheet).color
    return [heading, getComputedStyle(sheet).backgroundColor]
  })
  expect(colors).toEqual(['rgb(9, 9, 11)', 'rgb(255, 255, 255)'])
})

test('selected orders print on separate pages, with this browser’s print settings', async ({
  page,
  openAs,
}) => {
  await openAs('fulfillment', `${orders}/packing-slips/calibration`)
  await expect(page.getByRole('heading', { name: 'Calibration page' })).toBeVisible()
  const plain = (await print(page))[0]!
  await page.getByRole('textbox', { name: 'Scale (%)' }).fill('110')
  await page.getByRole('textbox', { name: 'Offset to the right (mm)' }).fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Print settings saved.')).toBeVisible()
  const moved = (await print(page))[0]!
  const ruler = ({ lines }: typeof plain) => {
    const [from, to] = ['0', '15'].map((text) => lines.find((line) => line.text === text)?.x ?? NaN)
    return { start: from ?? NaN, length: (to ?? NaN) - (from ?? NaN) }
  }
  expect(ruler(plain).length / millimeter).toBeCloseTo(149, 0)
  expect(ruler(moved).length / ruler(plain).length).toBeCloseTo(1.1, 2)

  await page.goto(orders)
  for (const number of ['WP-10423', 'WP-10421', 'WP-10422']) {
    await page.getByRole('row', { name: number }).getByRole('checkbox').check()
  }
  const [slips] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Packing slips' }).click(),
  ])
  await expect(slips.getByText('3 of 3 packing slips')).toBeVisible()
  await expect(slips.getByRole('navigation')).toHaveCount(0)
  const pages = await print(slips)
  expect(pages.map(({ text }) => /Packing Slip #WP-\d+/.exec(text)?.[0])).toEqual([
    'Packing Slip #WP-10421',
    'Packing Slip #WP-10422',
    'Packing Slip #WP-10423',
  ])
  for (const { lines } of pages) {
    const heading = lines.find(({ text }) => text === 'Ship to')
    expect(heading?.x).toBeCloseTo((14 + 3) * millimeter, 0)
  }
})
