import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { pages as currentPages, type Page } from '../tests/support/pages.ts'
import { ensureBrowser } from './browser.ts'
import { compare, writePage } from './shots/compare.ts'
import { screenShots, storyShots, type Shot, type Wish } from './shots/list.ts'
import { buildStorybook, openConsole, openFolder } from './shots/site.ts'
import { steadyOptions, takeShots } from './shots/take.ts'
import { treeOf, workTree, type Tree } from './shots/tree.ts'

const folder = path.resolve(import.meta.dirname, '../screenshots')
const { values: flags, positionals } = parseArgs({
  options: {
    compare: { type: 'string' },
    language: { type: 'string', multiple: true, default: ['en-US'] },
    all: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
    stories: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [only] = positionals
const wish: Wish = {
  widths: flags.compare ? [360, 768, 1440, 1920] : [360, 768, 1440],
  languages: flags.language,
  all: flags.all,
  only,
}
const withStories = flags.compare !== undefined && !flags.screens && !only?.startsWith('/')
const withScreens = !flags.stories && (!only || only.startsWith('/'))

ensureBrowser()
const browser = await chromium.launch(steadyOptions())
try {
  if (flags.compare) await compareWith(browser, treeOf(flags.compare))
  else {
    const { shots } = await picture(browser, { ...workTree(), pictures: folder })
    for (const { id } of shots) console.log(`screenshots/${id}.png`)
  }
} finally {
  await browser.close()
}

async function compareWith(browser: Browser, old: Tree) {
  const before = await picture(browser, old)
  const now = workTree()
  const after = await picture(browser, now)
  const target = path.join(folder, 'compare')
  const folders = { before: old.pictures, after: now.pictures }
  const compared = compare({ before: before.shots, after: after.shots }, folders, target)
  const page = writePage(target, compared, { before: old.label, after: now.label })
  for (const outcome of ['same', 'changed', 'new', 'gone'] as const) {
    const found = compared.filter((shot) => shot.outcome === outcome)
    console.log(`${outcome.padEnd(8)}${found.length}`)
  }
  const unsteady = [...new Set([...before.unsteady, ...after.unsteady])]
  if (unsteady.length > 0) console.log(`kept changing or failed: ${unsteady.join(', ')}`)
  console.log(`\n${page}`)
}

/** Takes the pictures of a state of the project. Those of a commit are kept, those of the current files are taken again. */
async function picture(browser: Browser, tree: Tree) {
  const shots: Shot[] = []
  const unsteady: string[] = []
  if (withScreens) {
    const wanted = screenShots(await pagesOf(tree), wish)
    const site = await openConsole(tree.folder)
    try {
      for (const language of wish.languages) {
        await speak(site.api, language)
        const spoken = wanted.filter((shot) => shot.language === language)
        unsteady.push(...(await takeShots(browser, spoken, site.console, tree.pictures, tree.kept)))
      }
    } finally {
      await site.close()
    }
    shots.push(...wanted)
  }
  if (withStories) {
    const built = buildStorybook(tree.folder)
    const wanted = storyShots(built, wish)
    const site = await openFolder(built)
    unsteady.push(...(await takeShots(browser, wanted, site.address, tree.pictures, tree.kept)))
    site.close()
    shots.push(...wanted)
  }
  return { shots, unsteady }
}

async function pagesOf(tree: Tree): Promise<Page[]> {
  if (tree.label === 'now') return currentPages
  const file = path.join(tree.folder, 'tests/support/pages.ts')
  return ((await import(file)) as { pages: Page[] }).pages
}

/** Sets the language of the account that the pictures are taken with. */
async function speak(api: string, locale: string) {
  await fetch(`${api}/users/me`, {
    method: 'PATCH',
    headers: { Authorization: 'demo-token-admin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ locale }),
  })
}
