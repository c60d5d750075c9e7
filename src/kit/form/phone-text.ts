import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The most digits that a number has: the country code and ten more. */
export const phoneLength = 11

/**
 * The digits of a typed or pasted number of the United States, with the country code 1 first. Nobody has to type it: no area
 * code begins with 1.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return (digits === '' || digits.startsWith('1') ? digits : `1${digits}`).slice(0, phoneLength)
}

/** Whether a text begins like a number of another country, with the code or with what is dialed before the code. */
export const isForeign = (text: string) => /^\s*(?:\+\s*[02-9]|00|011)/.test(text)

/**
 * Digits as they are shown: `15555550100` is `+1 (555) 555-0100`, and less of it while it is typed. Anything but digits is
 * unchanged.
 */
export function phoneText(digits: string): string {
  if (!/^\d+$/.test(digits)) return digits
  const national = new AsYouType('US').input(digits.slice(1))
  // A closing bracket at the end could not be deleted: it would come back with every digit before it.
  return `+${digits.slice(0, 1)} ${national}`.replace(/\D+$/, '')
}

/** The digits of a saved number as it is written, whatever its country. Anything else is unchanged. */
export function phoneNumberText(digits: string): string {
  if (digits.startsWith('1') && digits.length === phoneLength) return phoneText(digits)
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits
}

/** Where the caret stands in a shown number after that many of its digits. */
export function caretBehind(text: string, digits: number): number {
  let left = digits
  for (const { index } of text.matchAll(/\d/g)) {
    left -= 1
    if (left <= 0) return index + 1
  }
  return text.length
}

/**
 * A typed number as people in the United States write it: `(555) 555-0100`. One that begins with + is written as its
 * country does; a text with letters, such as an extension, is left alone.
 */
export function nationalPhoneText(typed: string): string {
  if (!/\d/.test(typed) || /[^\d\s()+./-]/.test(typed)) return typed
  return new AsYouType('US').input(typed).replace(/\D+$/, '')
}
