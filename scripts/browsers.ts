import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { pages } from '../tests/support/pages.ts'
import { atRest, differences, errorsOf, layoutOf, type Box } from './browsers/layout.ts'
import { journeys } from './browsers/journeys.ts'
import { openDrive, type BrowserName } from './browsers/launch.ts'
import { Person } from './browsers/person.ts'
import { openSite } from './browsers/site.ts'

const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, built: { type: 'boolean' }, pictures: { type: 'boolean' } },
})
const windows = [
  [1280, 900],
  [480, 800],
] as const
/** Parts of the paths to walk, and `journeys`. */
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
  const drive = await openDrive(name)
  const fail = (where: string, what: string) => {
    failures += 1
    console.error(`✗ ${name}, ${where}: ${what}`)
  }
  try {
    if (shown.length > 0) await walk(name, new Person(drive, site.url), fail)
    if (!parts || parts.includes('journeys')) {
      await drive.resize(1280, 900)
      for (const [title, go] of Object.entries(journeys)) {
        await site.command('reset')
        const person = new Person(drive, site.url)
        try {
          await go(person, site.command)
          for (const error of await errorsOf(drive)) fail(title, error)
          console.log(`✓ ${name}, ${title}`)
        } catch (error) {
          fail(title, String(error))
          await drive.picture(path.join(folder, `${title} ${name}.png`.replaceAll(' ', '-')))
        }
      }
    }
  } finally {
    await drive.close()
    await site.close()
  }
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`)
}
console.log(failures === 0 ? 'No differences' : `${failures} differences; pictures in screenshots/`)
process.exit(failures === 0 ? 0 : 1)

/** Opens every screen at two widths. Chromium says what the others are compared with. */
async function walk(
  name: BrowserName,
  person: Person,
  fail: (where: string, what: string) => void,
) {
  const { drive } = person
  await person.signedIn('admin')
  for (const { path: address } of shown) {
    for (const [width, height] of windows) {
      await drive.resize(width, height)
      await person.open(address)
      await atRest(drive)
      const where = `${address} at ${width} px`
      const boxes = await layoutOf(drive)
      const known = expected.get(where)
      // Pictures and late answers may still move it.
      const differing = known
        ? await settled(async () => differences(known, await layoutOf(drive), width))
        : []
      for (const fault of [...(await errorsOf(drive)), ...differing]) fail(where, fault)
      if (!known) expected.set(where, boxes)
      if (differing.length > 0 || flags.pictures) {
        const file = `${where} ${name}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(1)
        await drive.picture(path.join(folder, `${file}.png`))
      }
    }
  }
}

/** What a look finds wrong, once it finds nothing or some seconds have passed. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + 6000
  let found = await look()
  while (found.length > 0 && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 500))
    found = await look()
  }
  return found
}
