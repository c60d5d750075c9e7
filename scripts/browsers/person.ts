import type * as TestingLibrary from '@testing-library/dom'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inPage, until, type Drive, type Key } from './drive.ts'

/** An element as people find it: by its role and name, by the label of its field, or by its text. */
export type Sight = { by: 'text' | 'label' | (string & {}); name: string }

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Somebody in front of a browser: finds things by what they are called, and uses a pointer and keys. */
export class Person {
  readonly drive: Drive
  readonly site: string

  constructor(drive: Drive, site: string) {
    this.drive = drive
    this.site = site
  }

  open(path: string) {
    return this.drive.open(this.site + path)
  }

  /** Signs in without the form, from the next address on. */
  async signedIn(user: 'admin' | 'staff' | 'fulfillment') {
    await this.open('/terms-of-use')
    await inPage(
      this.drive,
      (token) => localStorage.setItem('waypost.token', token),
      `demo-token-${user}`,
    )
  }

  /** Waits for a text, or for an element of this role. */
  sees(name: string, by: Sight['by'] = 'text') {
    return this.place({ by, name })
  }

  async clicks(role: string, name: string) {
    const { x, y } = await this.place({ by: role, name })
    await this.drive.click(x, y)
  }

  /** Puts a text in the place of what a field has, by the label of the field. */
  async fills(label: string, text: string) {
    const { x, y } = await this.place({ by: 'label', name: label })
    await this.drive.click(x, y)
    await inPage(this.drive, () => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.drive.type(text)
  }

  /** Chooses an option of a native select, whose list is drawn by the system, where no pointer of a test reaches. */
  async chooses(label: string, option: string) {
    await this.sees(label, 'label')
    await this.drive.run(`
      const [select] = window.TestingLibraryDom.screen.getAllByLabelText(${JSON.stringify(label)}, { exact: false })
      const wanted = [...select.options].find(({ text }) => text === ${JSON.stringify(option)})
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, wanted.value)
      select.dispatchEvent(new Event('change', { bubbles: true }))`)
  }

  types(text: string) {
    return this.drive.type(text)
  }

  presses(key: Key) {
    return this.drive.press(key)
  }

  /** Waits until the address is this one. */
  async isAt(path: string) {
    await until(path, async () => {
      const now = await inPage(this.drive, () => location.pathname + location.search)
      return now.startsWith(path) || null
    })
  }

  /** Waits until a look into the page finds what it looks for. */
  async finds(what: string, look: () => boolean) {
    await until(what, async () => (await inPage(this.drive, look)) || null)
  }

  /** Where the pointer reaches an element, once it is there and nothing covers it. */
  private async place(sight: Sight): Promise<{ x: number; y: number }> {
    return await until(`The ${sight.by} “${sight.name}”`, async () => {
      const hasLibrary = await inPage(this.drive, () => 'TestingLibraryDom' in window)
      if (!hasLibrary) await this.drive.run(library)
      return await inPage(this.drive, placeOf, sight)
    })
  }
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
  }
}

async function placeOf({ by, name }: Sight) {
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
