import type { Page } from '@playwright/test'

/** Presses something that the page offers. Returns what, in words. */
export async function press(page: Page, choice: number, clicks: number): Promise<string> {
  const target = await page.evaluate((at) => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    const open = dialogs.filter((each) => each.checkVisibility()).at(-1)
    const content = document.querySelector('main') ?? document.body
    const part = open ?? (at < 0.75 ? content : document.body)
    const selector =
      'a[href], button, summary, [role=tab], [role=menuitem], [role=option], [role=switch], input[type=checkbox], input[type=radio]'
    const offered = [...part.querySelectorAll<HTMLElement>(selector)].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        !(each instanceof HTMLAnchorElement && (each.origin !== location.origin || each.target)),
    )
    // What a screen is for is pressed more often.
    const main = offered.filter((each) => each.matches('.button--variant_solid'))
    const chosen =
      at < 0.12 && main.length > 0
        ? main.at(-1)
        : offered[Math.floor(((at * 1000) % 1) * offered.length)]
    if (!chosen) return null
    chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = (chosen.closest('label') ?? chosen).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const role = chosen.getAttribute('role') ?? chosen.localName
    const name = chosen.getAttribute('aria-label') ?? chosen.textContent.trim().slice(0, 40)
    return { x, y, what: `${role} “${name}”` }
  }, choice)
  if (!target) return 'finds nothing to press'
  const { x, y, what } = target
  const { mouse } = page
  await mouse.move(0, 0)
  // The delay is that from down to up, and from up to down.
  await mouse.click(x, y, { clickCount: clicks, delay: clicks === 2 ? 40 + choice * 160 : 0 })
  return `${clicks === 2 ? 'double-clicks' : 'presses'} ${what}`
}

/** Puts the focus into a field. Returns its name. */
export async function focusField(page: Page, choice: number): Promise<string | undefined> {
  return await page.evaluate((at) => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    const part = dialogs.filter((each) => each.checkVisibility()).at(-1) ?? document
    const selector =
      'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, [contenteditable=true]'
    const fields = [...part.querySelectorAll<HTMLInputElement>(selector)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled,
    )
    const field = fields[Math.floor(((at * 1000) % 1) * fields.length)]
    field?.focus()
    return field && (field.labels?.[0]?.textContent || field.ariaLabel || field.name || 'a field')
  }, choice)
}

/** Chooses something in a list of choices. Returns in which, in words. */
export async function choose(page: Page, choice: number): Promise<string> {
  const selects = page.locator('select:visible:enabled')
  const count = await selects.count()
  if (count === 0) return 'finds no choice'
  const select = selects.nth(Math.floor(choice * count))
  const options = await select.locator('option:enabled').count()
  if (options === 0) return 'finds an empty choice'
  await select.selectOption({ index: Math.floor(((choice * 1000) % 1) * options) })
  return `chooses in ${(await select.getAttribute('aria-label')) ?? (await select.getAttribute('name')) ?? 'a list'}`
}
