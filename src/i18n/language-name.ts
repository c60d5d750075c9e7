import { sourceLanguage } from './resolve-language.ts'

/** A language's own name for itself, capitalized for a list. A tag that the browser cannot read is its own name. */
export function languageName(tag: string): string {
  try {
    // The console's English is not tied to a country.
    const code = tag === sourceLanguage ? new Intl.Locale(tag).language : tag
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
