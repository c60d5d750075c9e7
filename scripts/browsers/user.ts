import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { inPage, until, type BrowserTab, type Key } from './tab.ts'

/** How to find an element: by its text, by the label of its field, or by its role and name. */
export type Target = { by: 'text' | 'label' | (string & {}); name: string }

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A user of the console, who finds elements by role, label or text and uses the pointer and the keyboard. */
export class User {
  readonly tab: BrowserTab
  readonly site: string

  constructor(tab: BrowserTab, site: string) {
    this.tab = tab
    this.site = site
  }

  open(path: string) {
    return this.tab.open(this.site + path)
  }

  /** Stores a token instead of filling in the form. It applies from the next navigation. */
  async signInAs(account: 'admin' | 'staff' | 'fulfillment') {
    await this.open('/terms-of-use')
    await inPage(
      this.tab,
      (token) => localStorage.setItem('waypost.token', token),
      `demo-token-${account}`,
    )
  }

  /** Waits for a text, or for an element with this role. */
  waitFor(name: string, by: Target['by'] = 'text') {
    return this.locate({ by, name })
  }

  async click(role: string, name: string) {
    const { x, y } = await this.locate({ by: role, name })
    await this.tab.click(x, y)
  }

  /** Replaces the text of a field, which is found by its label. */
  async fill(label: string, text: string) {
    const { x, y } = await this.locate({ by: 'label', name: label })
    await this.tab.click(x, y)
    await inPage(this.tab, () => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.tab.type(text)
  }

  /** Selects an option of a native select by script: the system draws its list, which test input cannot reach. */
  async select(label: string, option: string) {
    await this.waitFor(label, 'label')
    await this.tab.run(`
      const [select] = window.TestingLibraryDom.screen.getAllByLabelText(${JSON.stringify(label)}, { exact: false })
      const wanted = [...select.options].find(({ text }) => text === ${JSON.stringify(option)})
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, wanted.value)
      select.dispatchEvent(new Event('change', { bubbles: true }))`)
  }

  type(text: string) {
    return this.tab.type(text)
  }

  press(key: Key) {
    return this.tab.press(key)
  }

  /** Waits until the address starts with this path. */
  async waitForPath(path: string) {
    await until(path, async () => {
      const now = await inPage(this.tab, () => location.pathname + location.search)
      return now.startsWith(path) || null
    })
  }

  /** Waits until a check in the page succeeds. */
  async waitUntil(what: string, check: () => boolean) {
    await until(what, async () => (await inPage(this.tab, check)) || null)
  }

  /** Waits until an element is present and nothing covers it. Returns its center. */
  private async locate(target: Target): Promise<{ x: number; y: number }> {
    return await until(`The ${target.by} “${target.name}”`, async () => {
      const hasLibrary = await inPage(this.tab, () => 'TestingLibraryDom' in window)
      if (!hasLibrary) await this.tab.run(library)
      return await inPage(this.tab, pointOf, target)
    })
  }
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
  }
}

async function pointOf({ by, name }: Target) {
  const { screen } = window.TestingLibraryDom ?? {}
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const isWhole = (text: string) => plain(text) === name
  const isPart = (text: string) => plain(text).includes(name)
  const found = [isWhole, isPart].flatMap(
    (matches) =>
      (by === 'text'
        ? screen?.queryAllByText(matches)
        : by === 'label'
          ? screen?.queryAllByLabelText(matches)
          : screen?.queryAllByRole(by, { name: matches })) ?? [],
  )
  const element = found.find((each) => each.checkVisibility())
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const top = document.elementFromPoint(x, y)
  return top && (element.contains(top) || top.contains(element)) ? { x, y } : null
}
