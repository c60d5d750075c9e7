import { cleanText } from '~/lib/typed-text.ts'

/** No serial number may be longer; the server refuses to look for one. */
export const longestSerial = 200

/** Serial numbers are the same whatever their letter case. */
export const foldedSerial = (serial: string) => serial.toLowerCase()

/** The serial numbers of a pasted text, each once: on lines of their own, or with commas, semicolons or tabs between them. */
export function serialsOf(text: string): string[] {
  const found = new Map<string, string>()
  for (const part of text.split(/[\n\r\t,;]+/)) {
    // Cells of a spreadsheet may come in quotation marks.
    const serial = cleanText(part.replaceAll('"', ''), 'identifier')
    if (serial && !found.has(foldedSerial(serial))) found.set(foldedSerial(serial), serial)
  }
  return [...found.values()]
}
