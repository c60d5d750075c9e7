import { expect, test } from '../support/console-test.ts'
import { gaps, holdEnter, pressAtOnce, pressTwice } from '../support/press-twice.ts'

const orders = '/admin-fulfillment/orders'
const isPost = (call: string) => call.startsWith('POST')

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a double click on Next at Rates buys no label, and Next at Confirm stands elsewhere', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('fulfillment', orders)
  const next = page.getByRole('button', { name: 'Next' })
  const price = page.getByText(/^Press “Next” to buy this label for/)
  const purchases = () => callsTo('/orders/9003/shipment-transaction').filter(isPost)
  for (const [width, height, gap] of [
    [1280, 900, 250],
    [360, 780, 60],
    [360, 780, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${orders}?label=9003`)
    await page.getByRole('radio').first().check()
    const before = (await next.boundingBox())!
    await pressTwice(next, gap)
    await expect(price).toBeVisible()
    await expect(next).toHaveAccessibleDescription(/^Buy this label for \$\d/)
    const after = (await next.boundingBox())!
    expect(after.x + after.width, 'ends before the other begins').toBeLessThan(before.x)
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width)
  }
  // Another button counts at once, and so does one that the pointer goes to.
  await page.getByRole('button', { name: 'Previous' }).click()
  await pressTwice(next, 60)
  await expect(price).toBeVisible()
  expect(purchases()).toEqual([])
  await page.getByRole('heading', { name: /^Shipping label for/ }).hover()
  await pressTwice(next, 60)
  await expect(page.getByRole('link', { name: 'Open label' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(purchases()).toHaveLength(1)
})

test('a double click or a held Enter adds one order, each time', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('fulfillment', `${orders}/add?from=9014`)
  const add = page.getByRole('button', { name: 'Add + Next' })
  const added = () => callsTo('/fulfillment/orders').filter(isPost).length
  let count = 0
  for (const press of [
    ...gaps.map((gap) => () => pressTwice(add, gap)),
    () => pressAtOnce(add),
    async () => {
      await add.focus()
      await holdEnter(page)
    },
  ]) {
    await page.goto(`${orders}/add?from=9014`)
    await expect(add).toBeEnabled()
    await press()
    await expect(page.getByText('Order added.')).toBeVisible()
    await expect(add).not.toHaveAttribute('aria-disabled')
    count += 1
    expect(added()).toBe(count)
  }
})

test('a double click does one thing, whatever comes under the pointer', async ({
  page,
  openAs,
  callsTo,
}) => {
  // The choice of a language, where the link to its screen was. Nobody is signed in yet.
  await page.setViewportSize({ width: 1440, height: 900 })
  const guard = page.waitForResponse(/guard-presses/)
  await page.goto('/signin')
  await guard
  const terms = page.getByRole('link', { name: 'Terms of use' })
  const { x, y, width, height } = (await terms.boundingBox())!
  await pressTwice(terms, 250)
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeFocused()
  const isUnder = (element: Element, point: readonly [number, number]) =>
    document.elementFromPoint(...point) === element
  const language = page.getByLabel('Language')
  expect(await language.evaluate(isUnder, [x + width / 2, y + height / 2] as const)).toBe(true)

  // The question that opens.
  await openAs('admin', '/admin-admin/users')
  const question = page.getByRole('alertdialog')
  const archive = page.getByRole('button', { name: 'Archive' }).first()
  await archive.focus()
  await holdEnter(page)
  await expect(question).toBeVisible()
  for (const gap of gaps) {
    await page.goto('/admin-admin/users')
    await pressTwice(archive, gap)
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }

  // The dialog that a press beside it closes.
  await page.goto('/user/profile/notifications')
  const dialog = page.getByRole('dialog', { name: 'Add email' })
  for (const gap of gaps) {
    await pressTwice(page.getByRole('button', { name: 'Add email' }), gap)
    await expect(dialog.getByLabel('Email address')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  // The download that does not show yet.
  const reference = 'a2ac77fd-36c6-4c2a-b238-f89b35daa570'
  await page.goto(`/admin-devices/fleets/device/view/${reference}`)
  const download = page.getByRole('button', { name: 'Download available installation package' })
  const file = page.waitForEvent('download')
  await pressAtOnce(download)
  const name = (await file).suggestedFilename()
  await expect(download).toHaveAttribute('aria-busy', 'false')
  expect(callsTo(`/commissioning/fleets/device/package/${reference}/${name}`)).toHaveLength(1)

  // The row that takes the place of another.
  await page.goto('/user/profile/notifications')
  const removals = page.getByRole('button', { name: 'Remove', description: '@' })
  await expect(removals.first()).toBeVisible()
  const rows = await removals.count()
  await pressTwice(removals.first(), 400)
  await expect(page.getByText('email removed')).toBeVisible()
  await expect(removals).toHaveCount(rows - 1)
})
