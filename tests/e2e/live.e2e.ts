import type { Page } from '@playwright/test'
import { expect, now, test } from '../support/console-test.ts'

const path = '/admin-devices/unregistered-devices'
const minute = 60_000

/** The used heap after garbage collection, in bytes. */
async function usedHeap(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

test('a changing list stays unchanged until the user applies the changes', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  expectConsoleError,
  prefer,
}) => {
  await page.clock.install({ time: now })
  await openAs('admin', path)
  const calls = () => callsTo('/devices/findUnregisteredBySerialNumber').length
  const first = page.getByRole('row').nth(1)
  await expect(page.getByText('1 to 15 of 15 rows')).toBeVisible()
  await page.clock.fastForward(minute / 2)
  const pass = async (minutes: number) => {
    await sandbox('POST', `tick?minutes=${minutes}`)
    const before = calls()
    await page.clock.fastForward(minutes * minute + 10_000)
    return before
  }
  const waiting = page.getByRole('button', { name: /^Show \d+ changes?/ })
  // The age of the data is updated automatically.
  const rows = async () => (await page.locator('tbody').innerText()).replaceAll(/\d+ \w+ ago/g, '')
  await expect(page.getByText(/^Updated [345]0 s ago/)).toBeVisible()

  // A row is selected and hovered, and the filter has the focus and unfinished text.
  await page.getByRole('checkbox', { name: 'Select T3-39020' }).check()
  await first.hover()
  await page.getByLabel('Filter by Serial Number').focus()
  const shown = await rows()
  let before = await pass(5)
  await expect.poll(calls).toBeGreaterThan(before)
  await expect(waiting).toBeVisible()
  expect(await rows()).toBe(shown)
  await expect(page.getByLabel('Filter by Serial Number')).toBeFocused()
  // In a field, the key types a character.
  await page.keyboard.press('.')
  await expect(waiting).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 to 15 of 15 rows')).toBeVisible()

  // Data is not refreshed behind a dialog.
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  before = await pass(5)
  expect(calls()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const box = page.getByRole('checkbox', { name: 'Select T3-39020' })
  await box.focus()
  await page.keyboard.press('.')
  await expect(waiting).toBeHidden()
  expect(await rows()).not.toBe(shown)
  await expect(page.getByText(/^Was: Nov 16, 2026/).first()).toBeVisible()
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()

  // A refresh fails: the old data stays with its time. Then it recovers.
  expectConsoleError(/500|Unexpected failure/)
  await prefer('code=500')
  await pass(3)
  await expect(page.getByText(/^Could not update\. This data is from Nov 16/)).toBeVisible()
  await expect(page.getByText('1 to 15 of 15 rows')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await prefer('')
  await pass(8)
  await expect(page.getByText(/^Could not update/)).toBeHidden()
  await expect(page.getByText(/^Updated/)).toBeVisible()

  // Data that changes leaks no memory. `LIVE_MINUTES=120` runs this for two hours.
  const rounds = Number(process.env['LIVE_MINUTES'] ?? 12)
  let start = 0
  for (let round = 0; round < rounds; round += 1) {
    await pass(1)
    // The next minute counts from the answer.
    await expect(page.getByText(/^Updated (now|\d+ s ago)/)).toBeVisible()
    await page.mouse.move(10 + (round % 5), 300)
    if (round % 2) await page.keyboard.press('.')
    if (round === Math.min(10, rounds / 3)) start = await usedHeap(page)
  }
  const grown = (await usedHeap(page)) - start
  test.info().annotations.push({
    type: 'heap',
    description: `${(start / 1e6).toFixed(1)} MB, and ${(grown / 1e6).toFixed(2)} MB more after ${rounds} minutes`,
  })
  expect(grown).toBeLessThan(3e6)
})

test('a list shows at once what another tab has saved', async ({ page, context, openAs }) => {
  await openAs('admin', '/admin-admin/enterprises')
  await expect(page.getByRole('link', { name: 'Harbor Grill', exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin-admin/enterprises/edit/1')
  await other.getByLabel('Name').fill('From another tab')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'From another tab', exact: true })).toBeVisible()
})
