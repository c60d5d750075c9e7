import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { pages } from '../tests/support/pages.ts'
import { journeys } from './browsers/journeys.ts'
import { openTab, type BrowserName } from './browsers/launch.ts'
import { waitForIdle, differences, errorsOf, layoutOf, type Box } from './browsers/layout.ts'
import { openSite } from './browsers/site.ts'
import { User } from './browsers/user.ts'

const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, built: { type: 'boolean' }, pictures: { type: 'boolean' } },
})
const windows = [
  [1280, 900],
  [480, 800],
] as const
/** Substrings of the paths to open, and `journeys`. */
const parts = flags.only?.split(',')
const shown = pages.filter((page) => !parts || parts.some((part) => page.path.includes(part)))
const folder = path.resolve(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })

if (!flags.built) {
  console.log('Building the console …')
  await build({ logLevel: 'error' })
}
const expected = new Map<string, Box[]>()
let failures = 0
for (const name of ['Chromium', 'Firefox', 'WebKit'] as const) {
  const started = Date.now()
  const site = await openSite()
  const tab = await openTab(name)
  const fail = (where: string, what: string) => {
    failures += 1
    console.error(`✗ ${name}, ${where}: ${what}`)
  }
  try {
    if (shown.length > 0) await walk(name, new User(tab, site.url), fail)
    if (!parts || parts.includes('journeys')) {
      await tab.resize(1280, 900)
      for (const [title, go] of Object.entries(journeys)) {
        await site.command('reset')
        const user = new User(tab, site.url)
        try {
          await go(user, site.command)
          for (const error of await errorsOf(tab)) fail(title, error)
          console.log(`✓ ${name}, ${title}`)
        } catch (error) {
          fail(title, String(error))
          await tab.screenshot(path.join(folder, `${title} ${name}.png`.replaceAll(' ', '-')))
        }
      }
    }
  } finally {
    await tab.close()
    await site.close()
  }
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`)
}
console.log(
  failures === 0 ? 'No differences' : `${failures} differences; see the pictures in screenshots/`,
)
process.exit(failures === 0 ? 0 : 1)

/** Opens every screen at two widths and compares the layout with Chromium's. */
async function walk(name: BrowserName, user: User, fail: (where: string, what: string) => void) {
  const { tab } = user
  await user.signInAs('admin')
  for (const { path: address } of shown) {
    for (const [width, height] of windows) {
      await tab.resize(width, height)
      await user.open(address)
      await waitForIdle(tab)
      const where = `${address} at ${width} px`
      const boxes = await layoutOf(tab)
      const known = expected.get(where)
      // Images and late answers may still shift the layout.
      const differing = known
        ? await settled(async () => differences(known, await layoutOf(tab), width))
        : []
      for (const fault of [...(await errorsOf(tab)), ...differing]) fail(where, fault)
      if (!known) expected.set(where, boxes)
      if (differing.length > 0 || flags.pictures) {
        const file = `${where} ${name}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(1)
        await tab.screenshot(path.join(folder, `${file}.png`))
      }
    }
  }
}

/** Repeats a check until it finds no problem or six seconds have passed. Returns the remaining problems. */
async function settled(check: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + 6000
  let found = await check()
  while (found.length > 0 && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 500))
    found = await check()
  }
  return found
}
