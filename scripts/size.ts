import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; src?: string }

const dist = path.resolve(import.meta.dirname, '../dist')
const manifest = readJson<Record<string, Chunk>>('.vite/manifest.json')
/** The modules of each chunk, as paths from the top folder. */
const modules = readJson<Record<string, string[]>>('.vite/modules.json')

const frame = 'src/shell/signed-in-frame.tsx'

/** The most JavaScript, in kB of gzip, that a first visit to a screen may load. */
const budgets = [
  { screen: 'sign-in', parts: ['src/routes/signin.tsx'], limit: 165 },
  { screen: 'a list', parts: [frame, 'src/routes/admin-admin/enterprises/index.tsx'], limit: 220 },
]

/** Plain scripts of the page, which the manifest does not know. */
const plain = [
  ...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/<script src="\/([^"]+)"/g),
].flatMap(([, file = '']) => file)

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
const faults: string[] = []

for (const { screen, parts, limit } of budgets) {
  const files = [...plain, ...reach([...entry, ...parts.map(chunkOf)])]
  const total = files.reduce((sum, file) => sum + gzipSize(file), 0)
  console.log(`${screen}: ${total.toFixed(1)} kB of ${limit} kB`)
  for (const file of files) console.log(`  ${gzipSize(file).toFixed(1).padStart(6)}  ${file}`)
  if (total > limit) faults.push(`${screen} loads ${(total - limit).toFixed(1)} kB too much`)
}

const features = [...reach(entry)]
  .flatMap((file) => modules[file] ?? [])
  .filter((module) => module.startsWith('src/features/'))
if (features.length > 0) faults.push(`the entry holds ${features.join(', ')}`)

for (const [name, folders] of packageFolders()) {
  if (folders.size > 1) faults.push(`${name} is there twice: ${[...folders].join(', ')}`)
}

for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

/** Where each package of the build lies: one that lies in two places is there in two versions. */
function packageFolders(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const module of Object.values(modules).flat()) {
    const [, folder, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(module) ?? []
    if (folder && name) found.set(name, (found.get(name) ?? new Set()).add(folder))
  }
  return found
}

/** The key of the chunk that a source file is the entry of, or lies in; of a route, that of its component. */
function chunkOf(source: string): string {
  const keys = Object.keys(manifest)
  const key =
    keys.find((each) => each.split('?')[0] === source) ??
    keys.find((each) => modules[manifest[each]?.file ?? '']?.includes(source))
  if (key === undefined) throw new Error(`The build has no chunk for ${source}`)
  return key
}

function reach(keys: string[], seen = new Set<string>(), files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    reach(chunk.imports ?? [], seen, files)
  }
  return files
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(path.join(dist, file))).length / 1000
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as Content
}
