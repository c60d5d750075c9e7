import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createIntl } from 'react-intl'

const catalogs = path.resolve(import.meta.dirname, '../../src/i18n/catalogs')

const textsOf = (tag: string, area: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(catalogs, tag))
      .filter((file) => file.startsWith(area))
      .map((file) => JSON.parse(readFileSync(path.join(catalogs, tag, file), 'utf8'))),
  )

/**
 * Returns a function that gives an English text of the catalogs in another language, with its values filled in.
 *
 * @param area Only texts of this area, where another one has the same English text for something else.
 */
export function wordsIn(tag: string, area = '') {
  const english = textsOf('en', area)
  const translated = textsOf(tag, area)
  const intl = createIntl({ locale: tag, messages: translated })
  return (text: string, values?: Record<string, string | number>) => {
    const ids = Object.keys(english).filter((each) => english[each] === text)
    const [id] = ids
    if (id === undefined) throw new Error(`No text of the console: ${text}`)
    if (new Set(ids.map((each) => translated[each])).size > 1) {
      throw new Error(`“${text}” has several meanings in ${tag}`)
    }
    return plain(String(intl.formatMessage({ id, defaultMessage: text }, values)))
  }
}

/** Without what is not said: line ends, and the signs that isolate a name from the direction of its sentence. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\u{200E}\u{200F}\u{2066}-\u{2069}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
