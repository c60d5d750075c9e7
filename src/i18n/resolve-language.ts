/** The language that the messages in the code are written in. */
export const sourceLanguage = 'en-US'

export type Choice = {
  /** The language of the texts, one of those that are offered. */
  tag: string
  /** How dates and numbers are written: a region of that language, as it was asked for. */
  locale: string
}

/**
 * Finds the first wish that can be met, by its tag (`pt-BR`) or else by its language alone (`pt`). English meets those that
 * nothing meets.
 *
 * @param wanted Language tags, the dearest first. What is no tag is passed over.
 */
export function resolveLanguage(wanted: readonly string[], offered: readonly string[]): Choice {
  for (const locale of wanted.flatMap(toLocale)) {
    const tag =
      offered.find((each) => each === locale.baseName) ??
      offered.find((each) => new Intl.Locale(each).language === locale.language)
    if (tag) return { tag, locale: locale.baseName }
  }
  return { tag: sourceLanguage, locale: sourceLanguage }
}

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
