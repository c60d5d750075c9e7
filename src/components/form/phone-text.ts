/** The most digits that a number has: the country code and ten more. */
export const phoneLength = 11

/**
 * The digits of a typed or pasted number, the country code 1 first. Nobody has to type it: no area code begins with 1.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return (digits === '' || digits.startsWith('1') ? digits : `1${digits}`).slice(0, phoneLength)
}

/** Digits as they are shown: `15555550100` is `+1 (555) 555-0100`, and less of it while it is typed. */
export function phoneText(digits: string): string {
  if (digits === '') return ''
  const [area, exchange, line] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)]
  return [
    `+${digits.slice(0, 1)}`,
    area && ` (${area}`,
    exchange && `) ${exchange}`,
    line && `-${line}`,
  ].join('')
}

/** Where the caret stands in a shown number, behind so many of its digits. */
export function caretBehind(text: string, digits: number): number {
  let left = digits
  for (const { index } of text.matchAll(/\d/g)) {
    left -= 1
    if (left <= 0) return index + 1
  }
  return text.length
}
