import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { orExplain, readConfig } from './config.ts'
import {
  cacheControl,
  fixedFiles,
  hashedFolder,
  isHidden,
  securityHeaders,
  type PolicyConfig,
} from './headers.ts'

/** A file as an object store must serve it. */
type Upload = {
  /** The file on this machine: for texts, the brotli copy of the build. */
  source: string
  /** Its address on the console's host. */
  path: string
  contentType: string
  contentEncoding?: 'br'
  cacheControl: string
}

type Site = {
  config: PolicyConfig
  /** The path of the `config.json` of this deployment. */
  configFile: string
  /** The folder of the build. */
  root: string
  /** Whether the brotli copies are uploaded instead of the texts. */
  brotli?: boolean
}

/**
 * What a CDN needs to serve the console as nginx does. The files are in upload order, so that the parts of a page are
 * always available before it.
 */
export function uploadList({ config, configFile, root, brotli = true }: Site) {
  return {
    /** Headers of every answer. */
    headers: securityHeaders(config),
    /** An address that is not in the list is a screen and gets the page with status 200; a missing part gets a 404. */
    page: '/index.html',
    missing: [`${hashedFolder}*`, ...fixedFiles, '*/.*'],
    files: globSync('**/*.*', { cwd: root })
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .filter((file) => !isHidden(file) && !isCopy(root, file))
      .toSorted((a, b) => phaseOf(a) - phaseOf(b) || (a < b ? -1 : 1))
      .map((file): Upload => {
        const plain = file === '/config.json' ? configFile : path.join(root, file)
        const copy = `${plain}.br`
        const compressed = brotli && existsSync(copy)
        return {
          source: compressed ? copy : plain,
          path: file,
          contentType: typeOf(file),
          ...(compressed ? { contentEncoding: 'br' as const } : {}),
          cacheControl: cacheControl(file),
        }
      }),
  }
}

/** Parts come first and the page that names them comes last. */
const phaseOf = (file: string) =>
  file.startsWith(hashedFolder) ? 0 : file === '/index.html' ? 3 : file === '/config.json' ? 2 : 1

const isCopy = (root: string, file: string) =>
  /\.(?:br|gz)$/.test(file) && existsSync(path.join(root, file.slice(0, -3)))

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

function typeOf(file: string): string {
  const type = types[path.extname(file)]
  if (type === undefined) throw new Error(`upload-list.ts has no content type for ${file}`)
  return type
}

if (import.meta.main) orExplain(write)

function write() {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: '/etc/waypost/config.json' },
      root: { type: 'string', default: 'dist' },
      'no-brotli': { type: 'boolean', default: false },
    },
  })
  const list = uploadList({
    config: readConfig(values.config),
    configFile: path.resolve(values.config),
    root: path.resolve(values.root),
    brotli: !values['no-brotli'],
  })
  process.stdout.write(`${JSON.stringify(list, null, 2)}\n`)
}
