import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneLength, phoneText } from '~/components/form/phone-text.ts'

/** The digits of a telephone number as it is written: `15185550127` is `+1 (518) 555-0127`. Anything else is unchanged. */
export function numberText(digits: string): string {
  if (digits.startsWith('1') && digits.length === phoneLength) return phoneText(digits)
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits
}
