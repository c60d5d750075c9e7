import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../tests/support/pages.ts'

/** One picture of a screen or a story. */
export type Shot = {
  /** The name of its file, without the extension. */
  id: string
  kind: 'screen' | 'story'
  /** The address of a screen, or the title of a story with its name. */
  name: string
  /** What the pictures are grouped by: the first part of an address or title that tells areas apart. */
  area: string
  /** What to open, at the console or at Storybook. */
  address: string
  width: number
  theme: Theme
  language: string
  /** A screen that needs no session. */
  public?: boolean
  /** Of a build that marks its texts. */
  marked?: boolean
}

export type Theme = 'light' | 'dark'

export type Wish = {
  widths: number[]
  languages: string[]
  /** Each story at each width, light and dark. Otherwise, wide and light, and on a phone and dark. */
  all?: boolean
  /** An address, or part of a story's id. Everything, if empty. */
  only?: string
  /** Light only, of a build that marks its texts. */
  marked?: boolean
}

const themes: Theme[] = ['light', 'dark']
const phone = 360
const desktop = 1440

export function screenShots(pages: Pick<Page, 'path' | 'public'>[], wish: Wish): Shot[] {
  const { widths, languages, only, marked } = wish
  const asked = only
    ? [pages.find((page) => page.path === only) ?? { path: only, public: false }]
    : pages
  return asked.flatMap((page) =>
    combine(widths, themesOf(wish), languages).map(([width, theme, language]) => ({
      id: fileName(page.path, width, theme, language),
      kind: 'screen',
      name: page.path,
      area: page.path.split('?')[0]!.split('/').slice(1, 3).join('/') || '/',
      address: page.path,
      width,
      theme,
      language,
      public: page.public,
      marked,
    })),
  )
}

/** @param folder A built Storybook. */
export function storyShots(folder: string, wish: Wish): Shot[] {
  const { widths, languages, all, only, marked } = wish
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index
  const looks: [number, Theme][] = all
    ? combine(widths, themesOf(wish), ['']).map(([width, theme]) => [width, theme])
    : [[desktop, 'light'], ...(marked ? [] : [[phone, 'dark'] as [number, Theme]])]
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && id.includes(only ?? ''))
    .flatMap(({ id, title, name }) =>
      languages.flatMap((language) =>
        looks.map(([width, theme]) => ({
          id: fileName(`story-${id}`, width, theme, language),
          kind: 'story' as const,
          name: `${title}/${name}`,
          area: title.split('/').slice(0, 2).join('/'),
          address: `/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${language};a11y.manual:!true`,
          width,
          theme,
          language,
          marked,
        })),
      ),
    )
}

const themesOf = ({ marked }: Wish) => (marked ? themes.slice(0, 1) : themes)

type Index = { entries: Record<string, { id: string; type: string; title: string; name: string }> }

function combine<Third>(widths: number[], each: Theme[], third: Third[]) {
  return widths.flatMap((width) =>
    each.flatMap((theme) => third.map((last) => [width, theme, last] as const)),
  )
}

function fileName(name: string, width: number, theme: Theme, language: string): string {
  const plain = name.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '') || 'root'
  return `${plain}-${width}-${theme}-${language}`
}
