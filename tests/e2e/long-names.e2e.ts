import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { pages } from '../support/pages.ts'

const widths = [360, 768, 1280]

/** The elements that overflow the page, unless an ancestor clips or scrolls them. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('class') ?? ''}: ${element.textContent.slice(0, 40)}`,
      )
      .slice(-5)
  })

for (const { path } of pages.filter((each) => !each.public)) {
  test(`long names do not widen ${path}`, async ({ page, openAs, sandbox }) => {
    await sandbox('POST', 'long-names')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAs('admin', path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([])
    }
  })
}
