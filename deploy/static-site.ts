import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type Options } from 'sirv'
import { cacheControl, isFilePath, securityHeaders, type PolicyConfig } from './headers.ts'

/** Serves a build as nginx does: with the same headers and compressed copies, and the page at every other address. */
export function staticSite(folder: string, config: PolicyConfig) {
  const headers = securityHeaders(config)
  const files = serve(folder, {
    onNoMatch: (_request, response) => void response.writeHead(404).end(),
  })
  const pages = serve(folder, {
    single: true,
    // Addresses of screens may look like files: `/help/version-1.2`.
    ignores: false,
    onNoMatch: (_request, response) =>
      void response.writeHead(404).end('There is no build. Run npm start.'),
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/config.json') {
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', cacheControl(pathname))
      response.end(JSON.stringify(config))
    } else if (isFilePath(pathname)) files(request, response)
    else pages(request, response)
  }
}

const serve = (folder: string, options: Options) =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    ...options,
  })
