import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inPage, until, type Drive, type Key } from './drive.ts'

/** An element as people find it: by its role and name, or by its text alone. */
export type Sight = { role?: string; name: string; exact?: boolean }

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

  sees(name: string, role?: string, exact = true) {
    return this.place({ name, exact, ...(role !== undefined && { role }) })
  }

  async clicks(role: string, name: string, exact = true) {
    const { x, y } = await this.place({ role, name, exact })
    await this.drive.click(x, y)
  }

  /** Puts a text in the place of what a field has. */
  async fills(role: string, name: string, text: string) {
    await this.clicks(role, name)
    await inPage(this.drive, () => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.drive.type(text)
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

  /** What a script in the page says, once it says something. */
  async finds<T>(what: string, look: () => T | null): Promise<T> {
    return await until(what, () => inPage(this.drive, look))
  }

  /** Where the pointer reaches an element, once it is there and nothing covers it. */
  private async place(sight: Sight): Promise<{ x: number; y: number }> {
    const { role, name } = sight
    return await until(role ? `${role} “${name}”` : `“${name}”`, async () => {
      const hasLibrary = await inPage(this.drive, () => 'TestingLibraryDom' in window)
      if (!hasLibrary) await this.drive.run(library)
      return await inPage(this.drive, placeOf, sight)
    })
  }
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof import('@testing-library/dom')
  }
}

async function placeOf({ role, name, exact }: Sight) {
  const { screen } = window.TestingLibraryDom ?? {}
  const matches = (text: string) => (exact ? text.trim() === name : text.includes(name))
  const found = role
    ? screen?.queryAllByRole(role, { name: matches })
    : screen?.queryAllByText(matches)
  const element = found?.find((each) => each.checkVisibility())
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const top = document.elementFromPoint(x, y)
  return top && (element.contains(top) || top.contains(element)) ? { x, y } : null
}
