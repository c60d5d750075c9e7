import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { hashedFolder } from '../deploy/headers.ts'
import { workerAddress } from '../src/app/kept-files/names.ts'
import { workerLicenseList } from './supply-chain-plugin.ts'

const root = path.resolve(import.meta.dirname, '..')
const id = '\0virtual:files'
const page = '/index.html'
/** The product's mark, which the page shows. */
const mark = '/favicon.svg'

/**
 * Writes the service worker, with the names of the files of the build. It is a build of its own, since a worker of the
 * page loads no parts; Workbox's own build would bring a second bundler for a list of files that is known here.
 */
export function serviceWorker(): Plugin {
  let publicFolder = ''
  return {
    name: 'waypost:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ publicDir }) => void (publicFolder = publicDir),
    // After the page is there, before the compressed copies are made.
    async generateBundle(_options, bundle) {
      const { code, licenses } = await workerFor(filesOf(bundle, publicFolder))
      this.emitFile({ type: 'asset', fileName: workerAddress.slice(1), source: code })
      this.emitFile({ type: 'asset', fileName: workerLicenseList, source: licenses })
    },
  }
}

/** `virtual:files`: the page, what it starts with, and the hashed files of the build. */
function filesOf(bundle: Rolldown.OutputBundle, publicFolder: string): string {
  const html = bundle[page.slice(1)]
  if (html?.type !== 'asset') throw new Error('The build has no page')
  const text = String(html.source)
  const named = [...text.matchAll(/(?:href|src|data-screens)="(\/(?:assets\/|boot\.js\?)[^"]+)"/g)]
  const start = [
    { url: page, revision: hashOf(text) },
    { url: mark, revision: hashOf(readFileSync(path.join(publicFolder, mark))) },
    ...named.map(([, url]) => ({ url, revision: null })),
  ]
  const files = Object.keys(bundle)
    .map((file) => `/${file}`)
    .filter((file) => file.startsWith(hashedFolder))
  return Object.entries({ page, start, files })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

async function workerFor(files: string) {
  const [result] = [
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'waypost:files',
          resolveId: (source) => (`\0${source}` === id ? id : null),
          load: (resolved) => (resolved === id ? files : null),
        },
      ],
      build: {
        write: false,
        license: { fileName: workerLicenseList },
        target: 'es2023',
        rolldownOptions: {
          input: path.join(root, 'src/app/kept-files/service-worker.ts'),
          output: { format: 'iife' },
        },
      },
    }),
  ].flat()
  const output = result && 'output' in result ? result.output : []
  const licenses = output.find(({ fileName }) => fileName === workerLicenseList)
  if (output[0]?.type !== 'chunk' || licenses?.type !== 'asset')
    throw new Error('The service worker was not built')
  return { code: output[0].code, licenses: String(licenses.source) }
}
