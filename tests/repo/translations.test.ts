import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'src/i18n/catalogues')
const tags = globSync('*.json', { cwd: folder }).map((file) => path.basename(file, '.json'))
const read = (tag: string) =>
  JSON.parse(readFileSync(path.join(folder, `${tag}.json`), 'utf8')) as Record<string, string>
const english = read('en')

test('every language of the product has a catalogue', () => {
  expect(tags).toEqual(expect.arrayContaining(['ar', 'de', 'en', 'es', 'fr', 'pt-BR']))
})

describe.each(tags.filter((tag) => tag !== 'en'))('the catalogue of %s', (tag) => {
  const texts = Object.entries(read(tag))

  test('has every message, none besides, and each with its values', () => {
    expect(verify('en.json', `${tag}.json`)).toBe('')
  })

  test('has every plural form of the language', () => {
    const needed = formsOf(tag)
    const poor = compiled(tag).filter(([, message]) =>
      pluralsOf(message).some((forms) => needed.some((form) => !forms.includes(form))),
    )
    expect(poor.map(([id]) => id)).toEqual([])
  })

  test('begins and ends like the English text, and has no typewriter ellipsis', () => {
    const careless = texts.filter(
      ([id, text]) =>
        text !== text.trim() || text.includes('...') || endOf(text) !== endOf(english[id]),
    )
    expect(careless).toEqual([])
  })
})

/** The sign that a text ends with when it goes on elsewhere, or later. Some English texts have it as three dots. */
const endOf = (text = '') => /[:…]$/.exec(text.replace(/\.\.\.$/, '…'))?.[0]

/** What the tool complains of, or nothing. */
function verify(...names: string[]): string {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  const files = names.map((name) => path.join(folder, name))
  const { status, stdout, stderr } = formatjs('verify', '--source-locale=en', ...checks, ...files)
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** The plural forms of the counts that a person meets; that of a million, which some languages have, is not among them. */
function formsOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))]
}

type Element = { pluralType?: string; options?: Record<string, { value: Element[] }> }

/** The messages of a language as they are compiled. */
function compiled(tag: string): [string, Element[]][] {
  const file = path.join(folder, `${tag}.json`)
  return Object.entries(
    JSON.parse(formatjs('compile', file, '--format=simple', '--ast').stdout) as Record<
      string,
      Element[]
    >,
  )
}

/** The forms of each plural in a message, those within others included. `=0` stands in for the form of nothing else. */
function pluralsOf(elements: Element[]): string[][] {
  return elements.flatMap(({ pluralType, options = {} }) => {
    const forms = Object.keys(options).map((form) => (form === '=0' ? 'zero' : form))
    const inner = Object.values(options).flatMap(({ value }) => pluralsOf(value))
    return pluralType === 'cardinal' ? [forms, ...inner] : inner
  })
}

const formatjs = (...args: string[]) =>
  spawnSync(path.join(root, 'node_modules/.bin/formatjs'), args, { encoding: 'utf8' })
