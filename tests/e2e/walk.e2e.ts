import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility.ts'
import { expect, test } from '../support/console-test.ts'
import { faultyControls } from '../support/controls.ts'
import { foreignTexts, watchData } from '../support/foreign-text.ts'
import { goInPage } from '../support/go-in-page.ts'
import { expectNoShifts, ignoreShifts, watchShifts } from '../support/layout-shifts.ts'
import { pages } from '../support/pages.ts'
import { watchRequests } from '../support/settled.ts'
import { unlinkedKinds, watchNames } from '../support/unlinked-names.ts'

const desktop = { width: 1280, height: 720 }
const phone = { width: 360, height: 800 }

const knownTexts = [
  // The configured name of the product, and the initials of Ada Okafor.
  'Waypost',
  'AO',
  // Identical in every language.
  'ZIP',
  'America/New_York',
  'draginolht65n',
  'backlog-fetch',
  // The contact on packing slips, from config.json.
  '1200 Depot Road, Albany, NY 12205',
  'fulfillment@waypost.test',
  // What the bar codes of the pack station's commands say.
  ...['NEXT', 'UNDO', 'PRINT', 'SKIP', 'BUY'].map((command) => `COMMAND-${command}`),
  // The search terms of the sample addresses.
  'LHT65N-261',
]

/** The kinds of records that a screen names without a link, and why. */
const withoutLink: Partial<Record<string, Record<string, string>>> = {
  '/admin-devices/fleets/device/view/$reference': { reference: 'It is that of the page itself.' },
  '/admin-devices/fleets/add': { 'MAC address': 'The devices to choose from are in no fleet yet.' },
  '/admin-fulfillment/inventory/$referenceId/edit': { reference: 'It is that of the page itself.' },
  '/admin-fulfillment/inventory/$referenceId/view': { reference: 'It is that of the page itself.' },
  '/admin-admin/scheduler': { enterprise: 'A job has no id of its enterprise.' },
  '/admin-admin/search': { enterprise: 'A user who was found has no id of the enterprise.' },
  '/admin-fulfillment/orders': { enterprise: 'An order has no id of its customer.' },
  '/admin-fulfillment/pack': {
    enterprise: 'An order has no id of its customer.',
    location: 'An extra value is text, whatever it names.',
  },
  '/admin-fulfillment/orders/$orderId/view': {
    enterprise: 'The ship-to name is not the customer.',
    location: 'An extra value is text, whatever it names.',
  },
}

const perTest = 6
const groups = Object.values(
  Object.groupBy(pages, ({ route, public: isPublic }) =>
    isPublic ? 'public' : route.split('/')[1]!,
  ),
).flatMap((area = []) =>
  Array.from({ length: Math.ceil(area.length / perTest) }, (_, index) =>
    area.slice(index * perTest, (index + 1) * perTest),
  ),
)

const soft = expect.configure({ soft: true })

for (const screens of groups) {
  const paths = screens.map(({ path }) => path)
  const isPublic = screens[0]!.public

  test(`each is translated, passes axe, fits a phone and does not shift: ${paths.join(', ')}`, async ({
    page,
    openAs,
    apiUrl,
    prefer,
    sandbox,
    setLanguage,
  }) => {
    test.slow()
    await watchShifts(page)
    const settled = watchRequests(page)
    const open = async (path: string) => {
      await (isPublic ? page.goto(path) : openAs('admin', path))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await settled()
    }
    // Long enough to paint skeletons before the data.
    await prefer('delay=250')

    if (!isPublic) await sandbox('POST', 'long-names')
    await setLanguage('en-XA')
    for (const path of paths) {
      await test.step(`${path} in the pseudo-locale, with long names`, async () => {
        await page.setViewportSize(desktop)
        const data = watchData(page, apiUrl)
        await open(path)
        // The accents come from a second font file.
        await expectNoShifts(page, path, { lateFont: true })
        soft(await page.title(), path).toMatch(/^\[/)
        soft(await foreignTexts(page, [...knownTexts, ...(await data())]), path).toEqual([])
        for (const width of [1280, 768, 360]) {
          await page.setViewportSize({ width, height: 800 })
          await soft.poll(() => tooWide(page), `${path} at ${width} px`).toEqual([])
          // On a phone, a packing slip is as narrow as the paper on the screen.
          if (width > 360) soft(await squeezed(page), `${path} at ${width} px`).toEqual([])
        }
      })
    }

    if (!isPublic) await sandbox('POST', 'reset')
    await setLanguage('ar')
    const names = watchNames(page, apiUrl)
    await page.goto('/terms-of-use')
    for (const [index, { path, route }] of screens.entries()) {
      await test.step(`${path} in Arabic, first on a phone`, async () => {
        await page.setViewportSize(phone)
        await ignoreShifts(page)
        await goInPage(page, path)
        await settled()
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        // Paper leads nowhere.
        if (!path.includes('stripnav=true')) {
          const unlinked = await unlinkedKinds(page, await names())
          // Whether a focused link has read the names of other screens before depends on time.
          const unexpected = unlinked.filter((kind) => !withoutLink[route]?.[kind])
          soft(unexpected, `${path}: records named without a link`).toEqual([])
        }
        await expectNoShifts(page, path)
        await soft.poll(() => tooWide(page), path).toEqual([])
        soft(await faultyControls(page), `${path}: controls on a phone`).toEqual([])
        soft(await cutParts(page), `${path}: cut on a phone`).toEqual([])
        soft(await gluedDetails(page), `${path}: no space before a detail`).toEqual([])
        await page.setViewportSize(desktop)
        soft(await faultyControls(page), `${path}: controls`).toEqual([])
        soft(await cutParts(page), `${path}: cut`).toEqual([])
        soft(await accessibilityFaults(page), path).toEqual([])
      })
      await test.step(`${path} in the dark`, async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveClass('dark')
        // Less motion is asked for.
        await expect(page.locator('body')).toHaveCSS('transition-property', 'none')
        soft(await accessibilityFaults(page, 'colors'), `${path} in the dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      })
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
      const current = await crumbs.locator('[aria-current]').count()
      soft(current, `${path}: breadcrumbs that are current`).toBeLessThanOrEqual(1)
      await test.step(`${path} by the keyboard`, async () => {
        // The menus and the header are the same on each screen.
        const [start, count] = index === 0 || isPublic ? ['body', 20] : ['main', 12]
        soft(await stopsWithoutRing(page, start, count), path).toEqual([])
      })
    }
  })
}

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

/** Headings that the buttons beside them leave no room. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].flatMap((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading)
      const lines = heading.offsetHeight / Number.parseFloat(lineHeight)
      const isNarrow = heading.offsetWidth < 7 * Number.parseFloat(fontSize)
      return isNarrow && lines > 2.5 ? [heading.textContent] : []
    }),
  )

/** What the cell of a table cuts besides text: buttons, states, pictures, bars. */
const cutParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('td *')].flatMap((part) => {
      const isPart =
        part.matches('button, [data-status], svg') ||
        getComputedStyle(part).display.startsWith('inline-')
      const box = part.getBoundingClientRect()
      const cell = part.closest('td')!.getBoundingClientRect()
      const isCut = box.width > 0 && (box.right > cell.right + 1 || box.left < cell.left - 1)
      return isPart && isCut ? [part.outerHTML.slice(0, 160)] : []
    }),
  )

/** Details that follow a value without a space: on a phone they stand on the same line. */
const gluedDetails = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('td > small')].flatMap((detail) =>
      /\S$/.test(detail.previousSibling?.textContent ?? '')
        ? [detail.parentElement!.outerHTML]
        : [],
    ),
  )

/** The first Tab stops from an element on without a focus ring of 2 px around the element, its label or its drawing. */
async function stopsWithoutRing(page: Page, start: string, count: number): Promise<string[]> {
  const faults: string[] = []
  // The screen may have moved the focus into its content.
  await page.locator(start).evaluate((element) => {
    const before = element.getAttribute('tabindex')
    element.setAttribute('tabindex', '-1')
    element.focus()
    if (before === null) element.removeAttribute('tabindex')
  })
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(async () => {
      const running = document.getAnimations().filter((each) => each instanceof CSSTransition)
      await Promise.allSettled(running.map((transition) => transition.finished))
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      // A hidden checkbox or radio button is drawn by the element beside or around it.
      const drawn = [focused, focused.nextElementSibling, focused.closest('label')]
      const hasRing = drawn.some((element) => {
        if (!element) return false
        const style = getComputedStyle(element)
        if (style.outlineStyle !== 'solid') return false
        const width = Number.parseFloat(style.outlineWidth)
        // The border of a text field is a part of its ring.
        const isPart = style.borderTopColor === style.outlineColor
        const border = isPart ? Number.parseFloat(style.borderTopWidth) : 0
        return width === 2 || width + border === 2
      })
      return hasRing ? '' : focused.outerHTML.slice(0, 200)
    })
    if (fault !== '') faults.push(fault)
  }
  return faults
}
