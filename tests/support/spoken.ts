import type { CDPSession, Page } from '@playwright/test'
import { expect } from './console-test.ts'
import { plain } from './words-in.ts'

/** What of the accessibility tree is used here. */
type AXNode = {
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  value?: { value: string | number }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
  backendDOMNodeId?: number
}

/** What is said when the focus enters them. */
const containers = [
  'dialog',
  'alertdialog',
  'group',
  'radiogroup',
  'table',
  'form',
  'region',
  'menu',
]

/**
 * A screen reader at the keyboard: what it says of each element that gets the focus, from Chromium's own accessibility
 * tree, and of each change of a live region. (The library of Guidepup computes the tree again in the page, which took 40 s
 * for a list.)
 */
export class Spoken {
  /** All that was said, a phrase an entry. */
  readonly log: string[] = []
  #heard = 0
  #around: readonly (number | undefined)[] = []
  #last = ''

  readonly #page: Page
  readonly #cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  /** To be called before the first page is opened. */
  static async on(page: Page): Promise<Spoken> {
    const spoken = new Spoken(page, await page.context().newCDPSession(page))
    await spoken.#cdp.send('Accessibility.enable')
    await page.exposeFunction('announce', (text: string) => spoken.#say(text))
    await page.addInitScript(watchLiveRegions)
    return spoken
  }

  /** Presses keys, and reads what has the focus then. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.#heard = this.log.length
      await this.#page.keyboard.press(key)
      await this.#readFocus()
    }
  }

  async type(text: string): Promise<void> {
    this.#heard = this.log.length
    await this.#page.keyboard.type(text)
    await this.#readFocus()
  }

  /** Presses the arrow down until that option of a list is said. A letter that comes late would begin a new search. */
  async choose(option: string): Promise<void> {
    for (let presses = 0; presses < 80 && !this.#last.includes(option); presses += 1)
      await this.press('ArrowDown')
    expect(this.#last).toContain(option)
  }

  /** Presses Tab until a phrase begins with that name. */
  tabTo(name: string): Promise<void> {
    return this.to(name, 'Tab')
  }

  /** Presses a key until a phrase begins with that name. */
  async to(name: string, key: string): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      await this.press(key)
      if (this.#last.startsWith(name)) return
    }
    throw new Error(`“${name}” is not reached by ${key}:\n${this.log.slice(-80).join('\n')}`)
  }

  /** Waits until that has been said since the last key. */
  async hears(text: string | RegExp): Promise<void> {
    const since = this.#heard
    const matches = (phrase: string) =>
      typeof text === 'string' ? phrase.includes(text) : text.test(phrase)
    await expect(async () => {
      await this.#readFocus()
      const heard = this.log.slice(since)
      expect(heard.some(matches), `“${text}” in:\n${heard.join('\n')}`).toBe(true)
    }).toPass({ intervals: [100], timeout: 30_000 })
  }

  #say(text: string) {
    const phrase = plain(text)
    if (phrase && phrase !== this.log.at(-1)) this.log.push(phrase)
  }

  async #readFocus() {
    const { result } = await this.#cdp.send('Runtime.evaluate', { expression: focused })
    const { objectId } = result
    if (!objectId) return
    const nodes = await this.#cdp
      .send('Accessibility.getAXNodeAndAncestors', { objectId })
      .then((answer) => answer.nodes as AXNode[])
      // The element has gone meanwhile.
      .catch(() => [])
    const [node, ...ancestors] = nodes
    if (!node || ['RootWebArea', 'none'].includes(node.role?.value ?? 'none')) return
    const around = ancestors.filter((each) => containers.includes(each.role?.value ?? ''))
    const entered = around
      .filter((each) => !this.#around.includes(each.backendDOMNodeId) && each.name?.value)
      .reverse()
    this.#around = around.map((each) => each.backendDOMNodeId)
    // Of an element that only scrolls, its dialog or region is said.
    const own = node.role?.value === 'generic' ? '' : plain(phraseOf(node))
    const phrase = [...entered.map(phraseOf), own].filter(Boolean).join(' · ')
    if (own === this.#last && entered.length === 0) return
    this.#last = own
    this.#say(phrase)
  }
}

const focused = `(() => {
  const element = document.activeElement
  const active = element?.getAttribute('aria-activedescendant')
  return (active && document.getElementById(active)) || element
})()`

/** States that are said when they are on. */
const states = ['checked', 'pressed', 'selected', 'expanded', 'required', 'disabled', 'readonly']

function phraseOf({ name, role, value, description, properties = [] }: AXNode): string {
  const stateOf = (state: string) => properties.find((each) => each.name === state)?.value.value
  return [
    name?.value,
    role?.value,
    value?.value,
    ...states.filter((state) => [true, 'true'].includes(stateOf(state) as never)),
    stateOf('invalid') === 'true' && 'invalid',
    // Screen readers leave out a tooltip that repeats the name.
    description?.value !== name?.value && description?.value,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Runs in the page. */
function watchLiveRegions() {
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      if (region) changed.add(region)
      // Chromium tells screen readers of a region that comes with its text, too.
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const each of [added, ...added.querySelectorAll(regions)])
            if (each.matches(regions)) changed.add(each)
    }
    for (const region of changed)
      if (region.isConnected && !region.closest('[inert], [aria-hidden="true"]'))
        (window as { announce?: (text: string) => void }).announce?.(
          (region as HTMLElement).innerText,
        )
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** What nobody should have to listen to: the phrases of a log that are too long, say a thing twice, or say a sign. */
export const unreadable = (log: readonly string[]) =>
  log.filter(
    (phrase) =>
      phrase.length > 300 ||
      /^[\p{P}\p{S}]$/u.test(phrase) ||
      /(?:^|[ ,])(\p{L}[^,·]{3,}), \1(?:,|$)/u.test(phrase),
  )
