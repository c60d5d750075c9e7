/** The language that the messages in the code are written in. */
export const sourceLanguage = 'en-US'

export type Choice = {
  /** The language of the texts, one of those that are offered. */
  tag: string
  /** How dates and numbers are written: a region of that language, as it was asked for. */
  locale: string
}

/**
 * Finds the offered language that suits the first preference best: that of the same tag, a region of it, or one that its
 * readers understand. English is used when no preference has any.
 *
 * @param wanted Preferred languages in order. Invalid tags are skipped.
 */
export async function resolveLanguage(
  wanted: readonly string[],
  offered: readonly string[],
): Promise<Choice> {
  for (const { baseName, language } of wanted.flatMap(toLocale)) {
    if (offered.includes(baseName)) return { tag: baseName, locale: baseName }
    // Its tables weigh more than the sign-in screen, and most browsers ask for a language by its plain tag.
    const { match } = await import('@formatjs/intl-localematcher')
    const tag = match([baseName], offered, none)
    if (tag === none) continue
    // Dates of another language would not fit the text around them.
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
