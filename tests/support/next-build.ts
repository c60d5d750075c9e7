import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }

/**
 * Writes a copy of the build with another version, which is faster than a second build. Like a bundler, it renames the
 * files with the version and every file that imports a renamed one, and no others. Compressed copies are left out.
 */
export function writeNextBuild(from: string, to: string, version: string): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const folder = path.join(to, 'assets')
  const texts = new Map(
    globSync('*.{js,css}', { cwd: folder }).map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  )
  const old = `\`${packageFile.version}\``
  const first = [...texts].filter(([, text]) => text.includes(old)).map(([name]) => name)
  if (first.length === 0) throw new Error(`No file has the version ${old}`)
  const importers = new Map<string, string[]>()
  for (const [name, text] of texts) {
    for (const imported of namesIn(text))
      importers.set(imported, [...(importers.get(imported) ?? []), name])
  }
  const renamed = new Map<string, string>()
  const queue = [...first]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (renamed.has(name) || !texts.has(name)) continue
    renamed.set(name, nextName(name, version))
    queue.push(...(importers.get(name) ?? []))
  }
  const rename = (text: string) => text.replaceAll(fileName, (name) => renamed.get(name) ?? name)
  for (const [name, next] of renamed) {
    const text = rename(texts.get(name) ?? '').replaceAll(old, `\`${version}\``)
    renameSync(path.join(folder, name), path.join(folder, next))
    writeFileSync(path.join(folder, next), text)
  }
  for (const file of ['index.html', 'service-worker.js'].map((name) => path.join(to, name))) {
    const text = rename(readFileSync(file, 'utf8'))
    writeFileSync(
      file,
      text.replace(/(?<=\burl:\s*["'`]\/index\.html["'`],revision:\s*["'`])\w+/, version),
    )
  }
}

/** A file name with a hash: `start-CVkIF8N.js`. */
const fileName = /[\w.-]+-[\w-]{7,8}\.(?:js|css)\b/g

const namesIn = (text: string) => new Set(text.match(fileName))

function nextName(name: string, version: string): string {
  const hash = createHash('sha256')
    .update(name + version)
    .digest('base64url')
  return name.replace(/-[\w-]{7,8}(\.\w+)$/, `-${hash.slice(0, 7)}$1`)
}
