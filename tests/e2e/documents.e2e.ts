import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { wordText } from '../../.storybook/word-text.ts'
import { expect, expectAccessible, test } from '../support/console-test.ts'

const list = '/admin-admin/docs'
const picture = path.resolve(import.meta.dirname, '../../mocks/files/lht65n-battery-lid.png')
const video = 'https://media.waypost.test/ssr/general/replacing-a-sensor-battery.mp4'

/** Uses a tool of the editor from the text, by the keyboard. */
async function useTool(page: Page, name: string) {
  const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true })
  const isFocused = () => tool.evaluate((each) => each === document.activeElement)
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('toolbar').locator(':focus')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  while (!(await isFocused())) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

test('a document is written by the keyboard alone and read by a customer’s staff member', async ({
  page,
  openAs,
}) => {
  // Other screens load none of the editor, which is at most 165 kB.
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const isScript = response.url().endsWith('.js') && response.status() === 200
    if (isScript) scripts.set(response.url(), response.body())
  })
  const isEditor = (source: Buffer) => /ProseMirror|ALLOWED_TAGS/.test(source.toString())
  await openAs('admin', list)
  await expect(page.getByRole('row', { name: /Reading alerts/ })).toBeVisible()
  const before = new Set(scripts.keys())
  expect((await Promise.all(scripts.values())).filter(isEditor)).toEqual([])
  await page.getByRole('link', { name: 'Add', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add document' })).toBeFocused()
  const text = page.getByRole('textbox', { name: 'Content' })
  await expect(text).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sources = [...scripts].filter(([url]) => !before.has(url)).map(([, source]) => source)
  const editor = (await Promise.all(sources)).filter(isEditor)
  const size = editor.reduce((total, source) => total + gzipSync(source).length, 0)
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(165_000)

  await page.keyboard.press('Tab')
  await page.keyboard.type('Cleaning a probe')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Slug')).toHaveValue('cleaning-a-probe')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Language')).toBeFocused()
  // A native select drops the typed text if a letter comes late.
  await expect(async () => {
    await page.keyboard.type('English')
    await expect(page.getByLabel('Language')).toHaveValue('en-US', { timeout: 1000 })
  }).toPass()
  await text.focus()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Before you start')
  await page.keyboard.press('Enter')
  await useTool(page, 'Table')
  for (const cell of ['Model', 'Cell', 'T3']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('AA lithium')
  // In a table, Tab moves to the next cell.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('toolbar').locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')

  await useTool(page, 'Image')
  const dialog = page.getByRole('dialog', { name: 'Image' })
  const chooser = page.waitForEvent('filechooser')
  const file = dialog.getByLabel('File', { exact: true })
  await expect(dialog.getByRole('radio', { name: 'A file' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(file).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(picture)
  await dialog.getByLabel('Alternative text').focus()
  await page.keyboard.insertText('The lid of the battery')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('img', { name: 'The lid of the battery' })).toBeVisible()
  await expect(text).toBeFocused()
  // The selected image stays when the caret moves to the end right after it.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Lift it.')
  await expect(text.getByRole('img', { name: 'The lid of the battery' })).toBeVisible()
  await expect(text.getByText('Lift it.')).toBeVisible()

  await useTool(page, 'Video')
  const address = page.getByRole('dialog', { name: 'Video' }).getByLabel('Address')
  await expect(address).toBeFocused()
  await page.keyboard.insertText('https://example.com/tour.mp4')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Videos can only come from/)).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(video)
  await page.keyboard.press('Enter')
  await expect(text.getByText(video)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Topic').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Document added.')).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-staff'))
  await page.goto('/help/cleaning-a-probe')
  await expect(page.getByRole('heading', { level: 2, name: 'Before you start' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Model' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'AA lithium' })).toBeVisible()
  const image = page.getByRole('img', { name: 'The lid of the battery' })
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(800)
  const player = page.getByLabel('Video', { exact: true })
  await expect
    .poll(() => player.evaluate((each: HTMLVideoElement) => Math.round(each.duration)))
    .toBe(5)
})

test('text from a word processor is cleaned at 360 px, survives a reload, and is deleted', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs('admin', `${list}/edit/422`)
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.focus()
  await text.evaluate((target, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, wordText)
  await expect(text.getByRole('heading', { level: 2, name: 'Cleaning a probe' })).toBeVisible()
  await expect(page.getByText(/^1 image was not pasted/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible()
  await expect(text.getByRole('listitem').filter({ hasText: 'at the wall' })).toHaveCount(2)
  const saved = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  const { content } = (await saved).postDataJSON() as { content: string }
  expect(content).toContain(
    '<ul><li>Unplug it<ul><li>at the wall</li></ul></li><li>Wipe it</li></ul>',
  )
  expect(content).not.toMatch(/style|class|mso|<o:|<span/)
  await expect(page.getByText('Document Updated')).toBeVisible()

  await page.goto(`${list}/edit/422#delete`)
  const question = page.getByRole('alertdialog', { name: 'Delete To be written?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Document Deleted')).toBeVisible()
  await expect(page.getByRole('row', { name: /Reading alerts/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /To be written/ })).toHaveCount(0)
  expectConsoleError(/404|This record no longer exists/)
  await page.goto(`${list}/edit/422`)
  await expect(page.getByText('Could not load document for editing.')).toBeVisible()
})

test('a slug changes with the links to it, and what is still broken is found at its place', async ({
  page,
  openAs,
  callsTo,
}) => {
  await openAs('admin', list)
  const search = page.getByLabel('Search topics and texts')
  await search.fill('hand thermometer')
  await expect(page.getByText('15 texts searched')).toBeVisible()
  await page.getByRole('link', { name: 'Reading alerts', exact: true }).click()
  const slug = page.getByLabel('Slug')
  await slug.fill('alerts-explained')
  await expect(page.getByText('2 documents link to /help/reading-alerts')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Change links' })).toBeVisible()
  await expect(page.getByText('From /help/reading-alerts to /help/alerts-explained')).toBeVisible()
  await expect(page.getByRole('row', { name: /Getting started.*Done/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Restarting a gateway.*Done/ })).toBeVisible()
  expect(callsTo('/docs/401').filter((call) => call.startsWith('PATCH'))).toHaveLength(1)

  // Only what has changed is read again.
  await page.goBack()
  await expect(slug).toHaveValue('alerts-explained')
  await page.goBack()
  await expect(page.getByText('15 texts searched')).toBeVisible()
  expect(callsTo('/docs/403')).toHaveLength(1)
  await page.getByRole('link', { name: 'Links and images' }).click()
  await expect(page.getByText(/^Checked: 15 documents/)).toBeVisible()
  await expectAccessible(page)
  const found = page.getByRole('row').filter({ hasText: 'Restarting a gateway' })
  await expect(found).toHaveText([
    /The linked document does not exist.*\/help\/reading-alarms/,
    /No such heading.*\/help\/alerts-explained#section/,
    /Image cannot be loaded/,
  ])
  await found.first().getByRole('link').click()
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Reading alarms')
})
