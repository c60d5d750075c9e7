import { readLabel } from '~/lib/codes.ts'
import { cleanText } from '~/lib/typed-text.ts'
import { maxSerialLength, serialsOf } from './serials.ts'

/**
 * The serial numbers in a scanned text: one, unless it reads like a list.
 *
 * @param isKnown Asks the server whether a device has this serial number.
 */
export async function readScanned(
  code: string,
  isKnown: (serial: string) => Promise<boolean>,
): Promise<string[]> {
  const text = cleanText(code, 'identifier')
  const has = async (serial: string) => serial.length <= maxSerialLength && isKnown(serial)
  // Without an answer, the screen that gets them looks each of them up.
  const serial = await readLabel(text, has).catch(() => undefined)
  return serial === undefined ? serialsOf(text) : [serial].filter(Boolean)
}
