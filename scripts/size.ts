import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; src?: string }

const dist = path.resolve(import.meta.dirname, '../dist')
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

const frame = 'src/shell/signed-in-frame.tsx'

/** The most JavaScript, in kB of gzip, that a first visit to a screen may load. */
const budgets = [
  { screen: 'sign-in', parts: ['src/routes/signin.tsx'], limit: 170 },
  { screen: 'a list', parts: [frame, 'src/routes/admin-admin/enterprises/index.tsx'], limit: 220 },
]

let over = 0
for (const { screen, parts, limit } of budgets) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const files = [...reach([...entry, ...parts.map(chunkOf)])]
  const total = files.reduce((sum, file) => sum + gzipSize(file), 0)
  console.log(`${screen}: ${total.toFixed(1)} kB of ${limit} kB`)
  for (const file of files) console.log(`  ${gzipSize(file).toFixed(1).padStart(6)}  ${file}`)
  if (total > limit) over += 1
}
process.exit(over === 0 ? 0 : 1)

/** The key of the chunk that a source file is the entry of; of a route, that of its component. */
function chunkOf(source: string): string {
  const key = Object.keys(manifest).find((each) => each.split('?')[0] === source)
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
