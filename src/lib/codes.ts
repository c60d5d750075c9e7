import { cleanText } from './typed-text.ts'
import { isKey, withoutKeys } from './without-keys.ts'

const macAddress = /^(?:[\dA-F]{12}|[\dA-F]{16})$/

/** The 12 or 16 hex digits of a MAC address, uppercase and without separators; undefined for any other text. */
export function macAddressOf(text: string): string | undefined {
  const digits = cleanText(text, 'identifier')
    .replace(/[\s:.-]/g, '')
    .toUpperCase()
  return macAddress.test(digits) ? digits : undefined
}

/**
 * The text to search for part of a MAC address: hex digits lose their separators, of a label with a key only the MAC address
 * stays, and any other text is unchanged.
 */
export function macSearch(typed: string): string {
  const text = withoutKeys(typed)
  const digits = cleanText(text, 'identifier').replace(/[\s:.-]/g, '')
  return /^[\dA-F]+$/i.test(digits) ? digits : text
}

/** A key for comparing codes, ignoring case and the separators of MAC addresses. */
export const codeKey = (text: string) =>
  macAddressOf(text) ?? cleanText(text, 'identifier').toUpperCase()

/**
 * The codes in a typed or pasted text, separated by line breaks, tabs, commas, semicolons or blanks. A label with a key is one
 * code: its device's.
 */
export const splitCodes = (text: string) => splitParts(withoutKeys(text))

/** The distinct codes in a typed or pasted text, in their order. */
export function distinctCodes(text: string, keyOf: (code: string) => string = codeKey): string[] {
  const found = new Map<string, string>()
  for (const code of splitCodes(text)) if (!found.has(keyOf(code))) found.set(keyOf(code), code)
  return [...found.values()]
}

/** The text of these codes, for `splitCodes`. */
export const textOfCodes = (codes: readonly string[], separator: string) =>
  codes.map((code) => (splitCodes(code).length > 1 ? `"${code}"` : code)).join(separator)

const splitParts = (text: string) => split(text, /"[^"\n]*"|[^\n\r\t,;]+/g)

/** The same, but what only commas separate stays together: it may be a label. */
export const splitLabels = (text: string) =>
  split(text, /[^\n\r\t;]+/g)
    .map((label) => label.replace(/^,+|,+$/g, ''))
    .filter(Boolean)

/** A text in quotation marks, such as the cell of a spreadsheet, is one code. */
const split = (text: string, parts: RegExp) =>
  (text.match(parts) ?? []).flatMap((part) => {
    const isOne = part.trim().startsWith('"') || spacedMac.test(part.trim())
    return (isOne ? [part] : part.replace(/\s*,\s*/g, ',').split(/\s+/))
      .map((each) => cleanText(each.replaceAll('"', ''), 'identifier'))
      .filter((each) => each !== '')
  })

const spacedMac = /^[\da-f]{2}(?: [\da-f]{2}){5}(?: [\da-f]{2}){0,2}$/i

/** A longer list is hardly the label of one device. */
const mostParts = 8

/**
 * What a scanned text means: itself if it is known, else the one part that is. A device's label may read
 * `DevEUI,AppEUI,AppKey`. Undefined if none or several parts are known. Nobody is asked about a key.
 */
export async function readLabel(
  text: string,
  isKnown: (code: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (!text.includes(',')) return text
  const parts = partsOf(text)
  const hasKey = splitParts(text).some((part) => isKey(part))
  if (!hasKey && (await isKnown(text))) return text
  const known = await Promise.all(parts.map(isKnown))
  return onlyOne(parts.filter((_, index) => known[index]))
}

const partsOf = (text: string) => {
  const parts = text.includes(',')
    ? [...new Set(splitParts(text))].filter((part) => !isKey(part))
    : []
  return parts.length > mostParts ? [] : parts
}

const onlyOne = <Each>([first, ...others]: readonly Each[]) =>
  others.length === 0 ? first : undefined

/**
 * What a list is searched for when a text was scanned: a code itself, of a label its MAC address. Never a key. Undefined if there
 * is no code.
 */
export function searchedCode(text: string): string | undefined {
  const parts = text.includes(',') ? splitCodes(text) : [cleanText(text, 'identifier')]
  const codes = parts.filter((part) => part !== '' && !isKey(part))
  return codes.find((part) => macAddressOf(part)) ?? codes[0]
}

/**
 * Returns a function that finds an item by one of its codes, or by a label with one of them (see `readLabel`). If several
 * items share a code, the first one wins.
 */
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
  const find = (code: string) => index.get(codeKey(code))
  return (code) => {
    const parts = partsOf(code).flatMap((part) => find(part) ?? [])
    return find(code) ?? onlyOne([...new Set(parts)])
  }
}

/** The text to search for in a list of MAC addresses: see `macSearch`. Of a label, it is the part that is in the list. */
export function searchAmong(macAddresses: readonly string[]): (text: string) => string {
  const find = indexByCode(macAddresses, (each) => [each])
  return (text) => (text.includes(',') ? find(text) : undefined) ?? macSearch(text)
}
