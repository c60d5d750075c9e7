import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The digits of a typed or pasted number of the United States, with the country code 1 first. Nobody has to type it: no area
 * code begins with 1. Digits beyond the number's end stay, for the form's check to refuse.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits === '' || digits.startsWith('1') ? digits : `1${digits}`
}

/** Whether a text begins like a number of another country: with its code, or with 0, which no area code has first. */
export const isForeign = (text: string) => /^(?:\D*0|\s*\+\s*[2-9])/.test(text)

/**
 * Digits as they are shown: `15555550100` is `+1 (555) 555-0100`, and less of it while it is typed. Anything but digits after
 * the country code 1 is unchanged.
 */
export function phoneText(digits: string): string {
  if (!/^1\d*$/.test(digits)) return digits
  const national = new AsYouType('US').input(digits.slice(1))
  // A closing bracket at the end could not be deleted: it would come back with every digit before it.
  return `+${digits.slice(0, 1)} ${national}`.replace(/\D+$/, '')
}

/** The digits of a saved number as it is written, whatever its country. Anything else is unchanged. */
export function phoneNumberText(digits: string): string {
  if (/^1\d{10}$/.test(digits)) return phoneText(digits)
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits
}

/** The caret position after the given number of digits. */
export function caretBehind(text: string, digits: number): number {
  let left = digits
  for (const { index } of text.matchAll(/\d/g)) {
    left -= 1
    if (left <= 0) return index + 1
  }
  return text.length
}

/**
 * A typed number as people in the United States write it: `(555) 555-0100`, once it has an area code. One that begins with +
 * is written as its country does; a text with letters, such as an extension, is left alone. A number that would get longer
 * than `maxLength` is not formatted.
 */
export function nationalPhoneText(typed: string, maxLength: number): string {
  const digits = typed.replace(/\D/g, '')
  if (digits === '' || /[^\d\s()+./-]/.test(typed)) return typed
  const isAbroad = /^\s*\+/.test(typed)
  if (!isAbroad && digits.length < 10) return typed
  const text = new AsYouType('US').input(typed).replace(/\D+$/, '')
  if (text.length <= maxLength) return text
  // The text may have been formatted before its last digit was typed.
  return typed.length > maxLength ? `${isAbroad ? '+' : ''}${digits}` : typed
}
