import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticSite } from './static-site.ts'
import { uploadList } from './upload-list.ts'

const config = { apiBaseUrl: 'https://api.example.com', imageBaseUrl: '/images' }
const root = mkdtempSync(path.join(tmpdir(), 'waypost-upload-'))
const configFile = path.join(root, 'config.json')
let server: Server
let host = ''

beforeAll(async () => {
  for (const folder of ['assets', '.vite']) mkdirSync(path.join(root, folder))
  const texts = ['index.html', 'boot.js', 'favicon.svg', 'assets/start-1.js', 'assets/look-2.css']
  for (const name of texts) {
    writeFileSync(path.join(root, name), `text of ${name}`)
    writeFileSync(path.join(root, `${name}.br`), brotliCompressSync(`text of ${name}`))
  }
  for (const name of ['assets/inter-3.woff2', 'assets/reader-4.wasm', '.vite/manifest.json']) {
    writeFileSync(path.join(root, name), `bytes of ${name}`)
  }
  writeFileSync(configFile, JSON.stringify(config))
  server = createServer(staticSite(root, config)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const list = () => uploadList({ config, configFile, root })

test('parts are uploaded first, the page last, and hidden files never', () => {
  expect(list().files.map((file) => file.path)).toEqual([
    '/assets/inter-3.woff2',
    '/assets/look-2.css',
    '/assets/reader-4.wasm',
    '/assets/start-1.js',
    '/boot.js',
    '/favicon.svg',
    '/config.json',
    '/index.html',
  ])
})

test('every file has the content and headers that our host sends', async () => {
  const { files, headers } = list()
  for (const { source, contentEncoding, ...file } of files) {
    const answer = await fetch(host + file.path)
    const sent = Buffer.from(await answer.arrayBuffer())
    const stored = readFileSync(source)
    const plain = contentEncoding === 'br' ? brotliDecompressSync(stored) : stored
    expect(String(plain)).toBe(String(sent))
    expect({
      path: file.path,
      contentType: answer.headers.get('content-type'),
      cacheControl: answer.headers.get('cache-control'),
    }).toEqual(file)
    for (const [name, value] of Object.entries(headers)) {
      expect([name, answer.headers.get(name)]).toEqual([name, value])
    }
  }
})

test('texts are brotli unless plain files are requested', () => {
  const encoded = (brotli: boolean) =>
    uploadList({ config, configFile, root, brotli }).files.filter((file) => file.contentEncoding)
  expect(encoded(true).map((file) => file.path)).toContain('/assets/start-1.js')
  expect(encoded(true).map((file) => file.path)).not.toContain('/config.json')
  expect(encoded(false)).toEqual([])
})

test('a file of an unknown kind is refused', () => {
  const file = path.join(root, 'assets/film-5.xyz')
  writeFileSync(file, '')
  try {
    expect(list).toThrow('/assets/film-5.xyz')
  } finally {
    rmSync(file)
  }
})
