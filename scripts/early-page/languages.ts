import { match } from '@formatjs/intl-localematcher'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const none = 'und'

/**
 * The language that the console shows for each one that its own library matches, such as Spanish for Catalan: the library
 * is too large to choose the early page with.
 */
export function understoodLanguages(offered: readonly string[]): Record<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const found = codes.map((code) => [code, match([code], offered, none)] as const)
  return Object.fromEntries(found.filter(([, tag]) => tag !== none))
}
