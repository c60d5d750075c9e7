import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:css|html|js|json|svg|wasm)$/

/** What a file is called once compressed, by the name that HTTP has for it. */
export const encodings = { br: '.br', gzip: '.gz' } as const

/**
 * Writes a brotli and a gzip copy beside each file of a build that gets smaller by it, so that no server spends time on
 * it. Not beside `config.json`: a deployment has another one.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('.'))
    .filter((file) => path.relative(folder, file) !== 'config.json')
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string) {
  const content = await readFile(file)
  const copies = {
    br: await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzip: await promisify(gzip)(content, { level: 9 }),
  }
  // Both or none: a server that offers one alone would hand the plain file to half of the browsers.
  if (Math.max(copies.br.length, copies.gzip.length) >= content.length) return
  await writeFile(file + encodings.br, copies.br)
  await writeFile(file + encodings.gzip, copies.gzip)
}
