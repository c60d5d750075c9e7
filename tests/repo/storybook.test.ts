import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { specified } from '../../.storybook/specified.ts'
import { isVariant } from '../../.storybook/variants.ts'
import { whenToUse } from '../../.storybook/when-to-use.ts'
import { isNamed, screens, screenStories } from '../../scripts/screens.ts'
import { pages } from '../support/pages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const titles = globSync('src/{ui,kit}/**/*.stories.tsx', { cwd: root }).map(
  (file) => /title: '(Components\/[^']+)'/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1],
)

test('Storybook explains when to use each component', () => {
  expect(titles.length).toBeGreaterThan(0)
  expect(new Set(Object.keys(whenToUse))).toEqual(new Set(titles))
})

test('the links of the welcome page lead to stories', () => {
  const welcome = readFileSync(path.join(root, '.storybook/welcome.mdx'), 'utf8')
  const ids = [...welcome.matchAll(/path=\/(?:story|docs)\/([\w-]+?)--/g)].map(([, id]) => id)
  const known = globSync('{src,.storybook}/**/*.stories.tsx', { cwd: root })
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/title: '([^']+)'/g),
    ])
    .map(([, title = '']) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !known.includes(id ?? ''))).toEqual([])
})

test('the stories of a screen are named as the menu names it', () => {
  const all = screens()
  const named = (title: string, route: string) =>
    all.some((screen) => screen.route === route && isNamed(title, screen.names))
  const others = screenStories
    .filter(({ routes }) => routes.size > 0)
    .filter(({ title, routes }) => ![...routes].some((route) => named(title, route)))
    .map(({ file, title }) => `${file}: ${title}`)
  expect(others).toEqual([])
})

test('every screen has a page in Storybook that says what it is for', () => {
  const incomplete = screens()
    .filter(({ title, purpose }) => !title || !/^[A-Z].*\.$/.test(purpose))
    .map(({ route }) => route)
  expect(incomplete).toEqual([])
})

test('what Storybook says about the specification is about screens', () => {
  const known = pages.map(({ route }) => route)
  expect(Object.keys(specified).filter((route) => !known.includes(route))).toEqual([])
})

test('every screen that loads something shows in Storybook how it loads', () => {
  const loading = new Set(pages.filter(({ loads }) => loads).map(({ route }) => route))
  const silent = screens().filter(
    ({ route, title }) =>
      loading.has(route) &&
      !screenStories.some(
        (each) => each.title === title && /^export const \w*Load(ing|s)/m.test(each.text),
      ),
  )
  expect(silent.map(({ route }) => route)).toEqual([])
})

test('every state of a screen says when it appears', () => {
  const states = screenStories.flatMap(({ file, text }) =>
    [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const (\w+) = (.*\n.*)/g)]
      .filter(
        ([, , name = '', start]) =>
          !start?.includes("'!dev'") && !isVariant(storyNameFromExport(name)),
      )
      .map(([, when = '', name]) => ({ story: `${file}: ${name}`, when })),
  )
  expect(states.length).toBeGreaterThan(200)
  const silent = states.filter(({ when }) => !/^\/\*\* [A-Z][^.]*[\s\S]*\. \*\/$/.test(when.trim()))
  expect(silent.map(({ story }) => story)).toEqual([])
})

test('the stories of a part of a screen say what the part is for', () => {
  const titles = new Set(screens().map(({ title }) => title))
  const silent = screenStories
    .filter(
      ({ title, text }) => !titles.has(title) && /^export const \w+ = (?!.*\n.*'!dev')/m.test(text),
    )
    .filter(({ text }) => !/\. \*\/\nconst meta = /.test(text))
    .map(({ file }) => file)
  expect(silent).toEqual([])
})
