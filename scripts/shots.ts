import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { pages as currentPages, type Page } from '../tests/support/pages.ts'
import { ensureBrowser } from './browser.ts'
import { translatedTags } from './catalogs.ts'
import { compare, writePage } from './shots/compare.ts'
import { linesOf, misfitsOf, type Misfit } from './shots/fit.ts'
import { screenShots, storyShots, type Shot, type Wish } from './shots/list.ts'
import { buildStorybook, openConsole, openFolder } from './shots/site.ts'
import { steadyOptions, takeShots, visitShots } from './shots/take.ts'
import { placesOf, writeTextPages, type Pictured } from './shots/texts.ts'
import { treeOf, workTree, type Tree } from './shots/tree.ts'

const folder = path.resolve(import.meta.dirname, '../screenshots')
const { values: flags, positionals } = parseArgs({
  options: {
    compare: { type: 'string' },
    language: { type: 'string', multiple: true },
    // Pages for translators in this language.
    texts: { type: 'string' },
    // Lists the texts that have too little room.
    fit: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
    stories: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [only] = positionals
const marked = flags.texts !== undefined || flags.fit
const allLanguages = ['en-US', ...translatedTags()]
const wish: Wish = {
  widths: widthsOf(),
  languages: flags.texts
    ? [flags.texts === 'en' ? 'en-US' : flags.texts]
    : (flags.language ?? (flags.fit ? allLanguages : ['en-US'])),
  all: flags.all,
  only,
  marked,
}
const all = flags.compare !== undefined || flags.texts !== undefined
const withStories =
  (all && !flags.screens && !only?.startsWith('/')) || (flags.fit && flags.stories)
const withScreens = !flags.stories && (!only || only.startsWith('/'))

ensureBrowser()
const browser = await chromium.launch(steadyOptions())
try {
  if (flags.compare) await compareWith(browser, treeOf(flags.compare))
  else if (flags.texts) await pictureTexts(browser, flags.texts)
  else if (flags.fit) await listMisfits(browser)
  else {
    const { shots, unsteady } = await picture(browser, { ...workTree(), pictures: folder })
    for (const { id } of shots) console.log(`screenshots/${id}.png`)
    sayUnsteady(unsteady)
  }
} finally {
  await browser.close()
}

function widthsOf(): number[] {
  if (flags.fit) return [1440]
  if (flags.texts) return [1440, 360]
  return flags.compare ? [360, 768, 1440, 1920] : [360, 768, 1440]
}

/** Writes the pages for translators into a language. */
async function pictureTexts(browser: Browser, tag: string) {
  const found: Pictured[] = []
  const { unsteady } = await picture(browser, { ...workTree(), pictures: folder }, (shots, base) =>
    takeShots(browser, shots, base, folder, false, async (tab, shot) => {
      found.push({ shot, places: await placesOf(tab) })
      return true
    }),
  )
  const { index, shown, missing } = await writeTextPages(tag, found, folder)
  sayUnsteady(unsteady)
  console.log(`${shown} texts in ${found.length} pictures, ${missing} in none\n\n${index}`)
}

/** Lists what wraps, is cut off or sticks out, at three widths. */
async function listMisfits(browser: Browser) {
  const { unsteady } = await picture(browser, workTree(), async (shots, base) => {
    const found: Misfit[] = []
    const unsteady = await visitShots(browser, shots, base, async (tab, shot) => {
      found.push(...(await misfitsOf(tab, shot, [1440, 768, 360])))
      return true
    })
    for (const line of linesOf(found)) console.log(line)
    if (found.length > 0) process.exitCode = 1
    return unsteady
  })
  sayUnsteady(unsteady)
  // Nobody knows whether their texts fit.
  if (unsteady.length > 0) process.exitCode = 1
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
  sayUnsteady([...before.unsteady, ...after.unsteady])
  console.log(`\n${page}`)
}

function sayUnsteady(ids: readonly string[]) {
  if (ids.length > 0) console.log(`kept changing or failed: ${[...new Set(ids)].join(', ')}`)
}

/** Takes the pictures of a state of the project. Those of a commit are kept, those of the current files are taken again. */
async function picture(
  browser: Browser,
  tree: Tree,
  take = (shots: Shot[], base: string) => takeShots(browser, shots, base, tree.pictures, tree.kept),
) {
  const shots: Shot[] = []
  const unsteady: string[] = []
  if (withScreens) {
    const wanted = screenShots(await pagesOf(tree), wish)
    const site = await openConsole(tree.folder, marked)
    try {
      for (const language of wish.languages) {
        await speak(site.api, language)
        const spoken = wanted.filter((shot) => shot.language === language)
        unsteady.push(...(await take(spoken, site.console)))
      }
    } finally {
      await site.close()
    }
    shots.push(...wanted)
  }
  if (withStories) {
    const built = buildStorybook(tree.folder, marked)
    const wanted = storyShots(built, wish)
    const site = await openFolder(built)
    unsteady.push(...(await take(wanted, site.address)))
    site.close()
    if (marked) rmSync(built, { recursive: true, force: true })
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
