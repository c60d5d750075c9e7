import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { encodings } from './compress.ts'
import {
  cacheControl,
  isFilePath,
  isHidden,
  securityHeaders,
  type PolicyConfig,
} from './headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Serves a build as the nginx file does: the same headers, compressed copies, and screens at any other address. */
export function staticSite(folder: string, config: PolicyConfig) {
  const headers = securityHeaders(config)
  return async ({ url = '/', headers: asked }: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const wanted = pathOf(url)
    if (wanted === '/config.json') {
      send(response, 'config.json', wanted, Buffer.from(JSON.stringify(config)))
      return
    }
    const found = isHidden(wanted) ? undefined : await read(folder, wanted, asked)
    if (!found && isFilePath(wanted)) {
      response.writeHead(404).end()
      return
    }
    const { file, encoding, content } = found ?? (await read(folder, '/index.html', asked)) ?? {}
    if (!file || !content) {
      response.writeHead(404).end('There is no build. Run npm start.')
      return
    }
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Vary', 'Accept-Encoding')
    send(response, file, `/${path.relative(folder, file)}`, content)
  }
}

function pathOf(url: string): string {
  const { pathname } = new URL(url, 'http://localhost')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function send(response: ServerResponse, file: string, pathname: string, content: Buffer) {
  response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControl(pathname))
  response.end(content)
}

async function read(folder: string, pathname: string, asked: IncomingMessage['headers']) {
  const file = path.join(folder, pathname)
  if (!file.startsWith(folder + path.sep)) return undefined
  const accepted = String(asked['accept-encoding'] ?? '')
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (!accepted.includes(encoding) || !(await isFile(file + ending))) continue
    return { file, encoding, content: await readFile(file + ending) }
  }
  return (await isFile(file)) ? { file, content: await readFile(file) } : undefined
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
