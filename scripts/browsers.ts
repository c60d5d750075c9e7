import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { pages } from '../tests/support/pages.ts'
import { atRest, differences, errorsOf, layoutOf, type Box } from './browsers/layout.ts'
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
const shown = pages.filter((page) => !flags.only || page.path.includes(flags.only))
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
  await walk(name)
  console.log(`${name}: ${shown.length} screens in ${Math.round((Date.now() - started) / 1000)} s`)
}
process.exit(failures === 0 ? 0 : 1)

/** Opens every screen at two widths. Chromium says what the others are compared with. */
async function walk(name: BrowserName) {
  const site = await openSite()
  const drive = await openDrive(name)
  const person = new Person(drive, site.url)
  const fail = (where: string, what: string) => {
    failures += 1
    console.error(`✗ ${name}, ${where}: ${what}`)
  }
  try {
    await person.signedIn('admin')
    for (const { path: address } of shown) {
      for (const [width, height] of windows) {
        await drive.resize(width, height)
        await person.open(address)
        await atRest(drive)
        const where = `${address} at ${width} px`
        for (const error of await errorsOf(drive)) fail(where, error)
        const boxes = await layoutOf(drive)
        const known = expected.get(where)
        // Pictures and late answers may still move it.
        const differing = known
          ? await settled(async () => differences(known, await layoutOf(drive), width))
          : []
        for (const difference of differing) fail(where, difference)
        if (!known) expected.set(where, boxes)
        if (differing.length > 0 || flags.pictures) {
          const file = `${where} ${name}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(1)
          await drive.picture(path.join(folder, `${file}.png`))
        }
      }
    }
  } finally {
    await drive.close()
    await site.close()
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
