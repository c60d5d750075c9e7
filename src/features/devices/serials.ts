import { cleanText } from '~/lib/typed-text.ts'

/** The server refuses to look for a longer serial number. */
export const maxSerialLength = 200

/** For comparing serial numbers, which ignore letter case. */
export const foldedSerial = (serial: string) => serial.toLowerCase()

/** The distinct serial numbers in a pasted text, separated by line breaks, commas, semicolons or tabs. */
export function serialsOf(text: string): string[] {
  const found = new Map<string, string>()
  for (const part of text.split(/[\n\r\t,;]+/)) {
    // Cells of a spreadsheet may come in quotation marks.
    const serial = cleanText(part.replaceAll('"', ''), 'identifier')
    if (serial && !found.has(foldedSerial(serial))) found.set(foldedSerial(serial), serial)
  }
  return [...found.values()]
}
