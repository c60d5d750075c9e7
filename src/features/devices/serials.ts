import { splitCodes } from '~/lib/codes.ts'

/** The server refuses to look for a longer serial number. */
export const maxSerialLength = 200

/** For comparing serial numbers, which ignore letter case. */
export const foldedSerial = (serial: string) => serial.toLowerCase()

/** The distinct serial numbers in a typed or pasted text. */
export function serialsOf(text: string): string[] {
  const found = new Map<string, string>()
  for (const serial of splitCodes(text)) {
    if (!found.has(foldedSerial(serial))) found.set(foldedSerial(serial), serial)
  }
  return [...found.values()]
}

/** The text of these serial numbers, for `serialsOf`. */
export const textOfSerials = (serials: readonly string[], separator: string) =>
  serials.map((serial) => (splitCodes(serial).length > 1 ? `"${serial}"` : serial)).join(separator)
