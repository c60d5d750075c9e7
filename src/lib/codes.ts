import { cleanText } from './typed-text.ts'

const macAddress = /^(?:[\dA-F]{12}|[\dA-F]{16})$/

/** The 12 or 16 hex digits of a MAC address, uppercase and without separators; undefined for any other text. */
export function macAddressOf(text: string): string | undefined {
  const digits = cleanText(text, 'identifier')
    .replace(/[\s:.-]/g, '')
    .toUpperCase()
  return macAddress.test(digits) ? digits : undefined
}

/** The text to search for part of a MAC address: hex digits lose their separators, any other text is unchanged. */
export function macSearch(text: string): string {
  const digits = cleanText(text, 'identifier').replace(/[\s:.-]/g, '')
  return /^[\dA-F]+$/i.test(digits) ? digits : text
}

/** A key for comparing codes, ignoring case and the separators of MAC addresses. */
export const codeKey = (text: string) =>
  macAddressOf(text) ?? cleanText(text, 'identifier').toUpperCase()

/** The codes in a typed or pasted text, separated by line breaks, tabs, commas, semicolons or spaces. */
export const splitCodes = (text: string) =>
  text.split(/[\n\r\t,;]+/).flatMap((part) => {
    // "70 B3 D5 A1 E0 1A" is one MAC address.
    const parts = macAddressOf(part) === undefined ? part.split(/\s+/) : [part]
    return parts.map((each) => cleanText(each, 'identifier')).filter((each) => each !== '')
  })

/** Returns a function that finds an item by one of its codes. If several items share a code, the first one wins. */
export function indexByCode<Item>(
  items: readonly Item[],
  codesOf: (item: Item) => readonly (string | null | undefined)[],
): (code: string) => Item | undefined {
  const index = new Map<string, Item>()
  for (const item of items) {
    for (const code of codesOf(item)) {
      const key = code ? codeKey(code) : ''
      if (key !== '' && !index.has(key)) index.set(key, item)
    }
  }
  return (code) => index.get(codeKey(code))
}
