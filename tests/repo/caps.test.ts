import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// Stories and journeys cost minutes. A screen that needs one more explains in a comment what only that one finds:
// `// Beyond the cap: …`.

const root = path.resolve(import.meta.dirname, '../..')
const reason = /\/\/ Beyond the cap: \S/g

const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    source: readFileSync(path.join(root, file), 'utf8'),
  }))
const countOf = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].length

test('no screen has more than 8 stories that run as tests', () => {
  const screens = files('src/features/**/*.stories.tsx')
  expect(screens.length).toBeGreaterThan(0)
  const over = screens.filter(({ source }) => {
    const stories = countOf(source, /^export const \w+ = \w+\.(?:story|extend)\(/gm)
    const forLooking = countOf(source, /tags: \['!test'\]/g)
    return stories - forLooking - countOf(source, reason) > 8
  })
  expect(over.map(({ file }) => file)).toEqual([])
})

/** Journeys of shared behavior. All other files are named after their screen. */
const shared = [
  'built',
  'early-page',
  'every-fault',
  'faults',
  'headers',
  'languages',
  'leaving',
  'list',
  'live',
  'long-names',
  'look',
  'lost-parts',
  'navigation',
  'session',
  'spoken',
  'walk',
]

test('no screen has more than 3 journeys', () => {
  const journeys = files('tests/e2e/*.e2e.ts').filter(
    ({ file }) => !shared.includes(path.basename(file, '.e2e.ts')),
  )
  expect(journeys.length).toBeGreaterThan(0)
  const over = journeys.filter(
    ({ source }) => countOf(source, /^ *test\(/gm) - countOf(source, reason) > 3,
  )
  expect(over.map(({ file }) => file)).toEqual([])
})
