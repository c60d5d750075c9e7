import type { Page } from '@playwright/test'
import type { Addresses } from './accounts.ts'

/** What a task needs of the user who does it. */
export type Hands = {
  page: Page
  /** The addresses where the user has something to do. */
  own: Addresses
  /** Waits until the page is at rest. */
  rest: () => Promise<void>
  /** Makes calls fail or wait as a `Prefer` header says; '' ends that. */
  prefer: (preference: string) => Promise<void>
  /** Somebody else changes what the page shows. Returns what the user meets, in words. */
  colleague: () => Promise<string>
  /** Opens this address in another tab, and goes on there. */
  openTab: (address: string) => Promise<void>
  /** The user has agreed to these writes, such as "DELETE /users/3", each of which may be sent once, in a later step. */
  agree: (writes: readonly string[]) => void
}

/** A task of several presses. Returns what was done, in words, and what went wrong besides what is checked after each step. */
type Task = (hands: Hands, choice: number) => Promise<{ what: string; faults?: string[] }>

const solid = '.button--variant_solid:visible:enabled:not([aria-disabled=true])'

/** A digit of a choice, as another choice. */
const digit = (choice: number, place: number) => (choice * 10 ** place) % 1
const pick = <T>(all: readonly T[], choice: number) => all[Math.floor(choice * all.length)]!

/** Changes a record and saves it, while one more thing happens. */
const save: Task = async ({ page, own, rest, prefer, colleague }, choice) => {
  if (own.edits.length === 0) return { what: 'may change no record' }
  const { address, operation } = pick(own.edits, choice)
  await page.goto(address)
  await rest()
  const field = page
    .locator('main form input[type=text]:visible, main form input:not([type]):visible')
    .first()
  if ((await field.count()) === 0) return { what: `opens ${address}, which has no form` }
  const between = pick(
    [
      'nothing',
      'a colleague',
      'a colleague, a reload',
      'a lost call',
      'two presses',
      'a reload',
    ] as const,
    digit(choice, 2),
  )
  await field.press('End')
  await page.keyboard.type(` ${Math.floor(choice * 1000)}`, { delay: 60 })
  if (between.includes('colleague')) await colleague()
  if (between.includes('reload')) {
    // The draft is stored within a second.
    await page.waitForTimeout(1200)
    await page.reload()
    await rest()
  }
  if (between === 'a lost call') await prefer(`fault=drop;operation=${operation}`)
  const button = page.locator('main form button[type=submit]:visible').last()
  await (between === 'two presses' ? button.dblclick({ delay: 60 }) : button.click())
  if (between === 'a lost call') {
    await rest()
    // What is sent again on its own is sent after a moment.
    await page.clock.fastForward('00:10')
    await rest()
    await prefer('')
  }
  return { what: `changes ${address} and saves it, with ${between}` }
}

/** Begins work on some users, and leaves it to itself in the middle. */
const batch: Task = async ({ page, own, rest, prefer, openTab, agree }, choice) => {
  const address = '/admin-admin/users'
  if (!own.lists.includes(address)) return { what: 'may archive nobody' }
  await page.goto(`${address}?size=100`)
  await rest()
  const boxes = page.locator('tbody input[type=checkbox]')
  const count = await boxes.count()
  if (count < 12) return { what: 'finds no users' }
  // More than are sent at a time, and others than the last time, who are archived.
  const first = 1 + Math.floor(digit(choice, 2) * (count - 10))
  const chosen: string[] = []
  for (let index = first; index < first + 9; index += 1) {
    const box = boxes.nth(index)
    await box.check()
    const link = box.locator('xpath=ancestor::tr').locator('a[href*="/users/edit/"]').first()
    chosen.push(`DELETE /users/${(await link.getAttribute('href'))?.split('/').at(-1)}`)
  }
  // The last one clears the selection; the one before archives.
  await page.locator('[data-stays-in-sight] button').nth(-2).click()
  await page.waitForURL('**/user/work*')
  await rest()
  const begin = page.locator(`main ${solid}`).last()
  if ((await begin.count()) === 0) return { what: 'has nothing to confirm' }
  await begin.click()
  const middle = pick(['nothing', 'a second tab', 'a second tab', 'a reload'] as const, choice)
  agree(chosen)
  if (middle !== 'nothing') await prefer('delay=3000')
  await page.locator(`[role=alertdialog] ${solid}`).last().click()
  if (middle === 'a second tab') await openTab('/user/work')
  if (middle === 'a reload') await page.reload()
  return { what: `archives users, with ${middle} in the middle` }
}

/** Types into a form whose parts are still loading. */
const early: Task = async ({ page, own }, choice) => {
  const address = pick(own.forms, choice)
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'commit' })
  const fields = page.locator(
    'main input:visible:enabled:not([type=checkbox], [type=radio], [type=file], [inputmode])',
  )
  const isThere = await fields
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    )
  if (!isThere) return { what: `opens ${address}, which has no field` }
  await fields.nth(Math.floor(digit(choice, 2) * (await fields.count()))).focus()
  await page.evaluate(() => window.strange.remember('har'))
  await page.keyboard.type('har', { delay: 60 })
  await page.waitForTimeout(600)
  await page.unroute('**/assets/*.js')
  return { what: `types into ${address} before all of it has loaded` }
}

/** Looks for something in a list, opens what was found, and goes back. */
const revisit: Task = async ({ page, own, rest }, choice) => {
  await page.goto(pick(own.lists, choice))
  await rest()
  const search = page.locator('main input[placeholder][aria-label]:visible').first()
  if ((await search.count()) === 0) return { what: 'finds no list to search' }
  await search.focus()
  await page.keyboard.type('a', { delay: 60 })
  await page.waitForURL((url) => url.search !== '')
  await rest()
  const link = page.locator('tbody a[data-link]').first()
  if ((await link.count()) === 0) return { what: 'finds no row' }
  const before = page.url()
  await link.click()
  await rest()
  await page.goBack({ waitUntil: 'commit' })
  await rest()
  const faults = page.url() === before ? [] : [`back: ${before} has become ${page.url()}`]
  return { what: `searches ${new URL(before).pathname}, opens a row and goes back`, faults }
}

/** Opens a dialog from a row, and waits while somebody else changes that row. */
const watch: Task = async ({ page, own, rest, colleague }, choice) => {
  const first = own.lists.indexOf(pick(own.lists, choice))
  // Only some lists have rows with a dialog.
  for (const address of [...own.lists.slice(first), ...own.lists.slice(0, first)]) {
    await page.goto(address)
    await rest()
    const actions = page.locator('tbody button[data-action]:not([data-action=menu]):visible')
    const count = await actions.count()
    if (count === 0) continue
    await actions.nth(Math.floor(digit(choice, 2) * count)).click()
    await rest()
    const open = await page.evaluate(() => window.strange.dialogs())
    const met = await colleague()
    await rest()
    const left = await page.evaluate(() => window.strange.dialogs())
    const faults =
      left.length < open.length ? [`dialog: “${open.join(', ')}” has closed on its own`] : []
    return { what: `opens “${open.join(', ')}” from ${address}, then ${met}`, faults }
  }
  return { what: 'finds no list whose rows have actions' }
}

/** Opens a page whose calls are never answered, and waits for as long as a user might. */
const hang: Task = async ({ page, own, rest, prefer }, choice) => {
  // A call with a fault changes nothing, however late.
  await prefer('delay=120000, fault=drop')
  const address = pick(own.all, choice)
  await page.goto(address)
  for (let times = 0; times < 4; times += 1) {
    await page.waitForTimeout(300)
    await page.clock.fastForward('02:00')
  }
  await prefer('')
  await rest()
  return { what: `opens ${address}, and no call is answered` }
}

export const tasks = { save, batch, early, revisit, watch, hang }
