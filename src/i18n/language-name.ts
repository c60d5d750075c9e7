import { sourceLanguage } from './resolve-language.ts'

/** A language as its speakers call it, with the capital letter of a list. */
export function languageName(tag: string): string {
  // The console's English is not named after a country.
  const code = tag === sourceLanguage ? new Intl.Locale(tag).language : tag
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
