import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLanguage } from '../../scripts/catalogs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'src/i18n/catalogs')
const tags = readdirSync(folder)
const areas = readdirSync(path.join(folder, 'en')).map((file) => path.basename(file, '.json'))
const english = readLanguage('en')

test('every language of the product has catalogs', () => {
  expect(tags).toEqual(expect.arrayContaining(['ar', 'de', 'en', 'es', 'fr', 'pt-BR']))
})

test('every area has its own file of texts', () => {
  expect(areas).toEqual(expect.arrayContaining(['shared', 'enterprises', 'sign-in']))
})

describe.each(tags.filter((tag) => tag !== 'en'))('the catalogs of %s', (tag) => {
  const texts = Object.entries(readLanguage(tag))

  test.each(areas)('have exactly the messages of %s', (area) => {
    expect(idsOf(tag, area)).toEqual(idsOf('en', area))
  })

  test('have the values of each message', () => {
    expect(verify(tag)).toBe('')
  })

  test('have no unknown area', () => {
    expect(readdirSync(path.join(folder, tag)).toSorted()).toEqual(
      areas.map((area) => `${area}.json`).toSorted(),
    )
  })

  test('have every plural form of the language', () => {
    const needed = formsOf(tag)
    const poor = compiled(tag).filter(([, message]) =>
      pluralsOf(message).some((forms) => needed.some((form) => !forms.includes(form))),
    )
    expect(poor.map(([id]) => id)).toEqual([])
  })

  test('begin and end like the English text, and have no ellipsis of three dots', () => {
    const careless = texts.filter(
      ([id, text]) =>
        text !== text.trim() || text.includes('...') || endOf(text) !== endOf(english[id]),
    )
    expect(careless).toEqual([])
  })
})

/** The ellipsis at the end of a text. Some English texts have three dots instead. */
const endOf = (text = '') => /[:…]$/.exec(text.replace(/\.\.\.$/, '…'))?.[0]

/** The ids of the messages of an area, in the order of the alphabet. */
function idsOf(tag: string, area: string): string[] {
  const texts = readFileSync(path.join(folder, tag, `${area}.json`), 'utf8')
  return Object.keys(JSON.parse(texts) as object).toSorted()
}

/** The tool's errors, or nothing. It derives the language from the file name: each language gets one file of all its texts. */
function verify(tag: string): string {
  const temporary = mkdtempSync(path.join(tmpdir(), 'texts-'))
  const files = ['en', tag].map((each) => {
    const copy = path.join(temporary, `${each}.json`)
    writeFileSync(copy, JSON.stringify(readLanguage(each)))
    return copy
  })
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  const { status, stdout, stderr } = formatjs('verify', '--source-locale=en', ...checks, ...files)
  rmSync(temporary, { recursive: true })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** The plural forms of common counts, without the form of a million that some languages have. */
function formsOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))]
}

type Element = { pluralType?: string; options?: Record<string, { value: Element[] }> }

/** The compiled messages of a language. */
function compiled(tag: string): [string, Element[]][] {
  const files = areas.map((area) => path.join(folder, tag, `${area}.json`))
  const { stdout } = formatjs('compile', ...files, '--format=simple', '--ast')
  return Object.entries(JSON.parse(stdout) as Record<string, Element[]>)
}

/** The forms of each plural in a message, including nested ones. `=0` counts as `zero`. */
function pluralsOf(elements: Element[]): string[][] {
  return elements.flatMap(({ pluralType, options = {} }) => {
    const forms = Object.keys(options).map((form) => (form === '=0' ? 'zero' : form))
    const inner = Object.values(options).flatMap(({ value }) => pluralsOf(value))
    return pluralType === 'cardinal' ? [forms, ...inner] : inner
  })
}

const formatjs = (...args: string[]) =>
  spawnSync(path.join(root, 'node_modules/.bin/formatjs'), args, { encoding: 'utf8' })
