import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createIntl } from 'react-intl'

const catalogs = path.resolve(import.meta.dirname, '../../src/i18n/catalogs')

const textsOf = (tag: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(catalogs, tag)).map((file) =>
      JSON.parse(readFileSync(path.join(catalogs, tag, file), 'utf8')),
    ),
  )

/** Returns a function that gives an English text of the catalogs in another language, with its values filled in. */
export function wordsIn(tag: string) {
  const english = textsOf('en')
  const intl = createIntl({ locale: tag, messages: textsOf(tag) })
  return (text: string, values?: Record<string, string | number>) => {
    const id = Object.keys(english).find((each) => english[each] === text)
    if (id === undefined) throw new Error(`No text of the console: ${text}`)
    return plain(String(intl.formatMessage({ id, defaultMessage: text }, values)))
  }
}

/** Without what is not said: line ends, and the signs that isolate a name from the direction of its sentence. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\u{200E}\u{200F}\u{2066}-\u{2069}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
