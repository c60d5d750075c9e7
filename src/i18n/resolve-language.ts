/** The language of the messages in the code. */
export const sourceLanguage = 'en-US'

export type Choice = {
  /** The language of the texts: one of the available ones. */
  tag: string
  /** The locale for dates and numbers: the requested region of that language. */
  locale: string
}

/**
 * Finds the best available language for the first preference that has one: the same tag, a region of it, or a language
 * that its readers understand. Falls back to English.
 *
 * @param wanted Preferred languages in order. Invalid tags are skipped.
 */
export async function resolveLanguage(
  wanted: readonly string[],
  offered: readonly string[],
): Promise<Choice> {
  for (const { baseName, language } of wanted.flatMap(toLocale)) {
    if (offered.includes(baseName)) return { tag: baseName, locale: baseName }
    // Its data is larger than the sign-in screen, and most browsers request a language by its plain tag.
    const { match } = await import('@formatjs/intl-localematcher')
    const tag = match([baseName], offered, none)
    if (tag === none) continue
    // Dates in another language would not match the text around them.
    return { tag, locale: new Intl.Locale(tag).language === language ? baseName : tag }
  }
  return { tag: sourceLanguage, locale: sourceLanguage }
}

const none = 'und'

/** The writing direction of a language. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(tag) ? 'rtl' : 'ltr'

function toLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    return []
  }
}
