import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { securityHeaders } from '../../deploy/headers.ts'
import { staticSite } from '../../deploy/static-site.ts'
import { startFront } from '../../mocks/server.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

/** Runs before the console: records the errors in the browser's console. */
const watch = `
  window.consoleErrors = []
  const keep = (text) => void window.consoleErrors.push(String(text))
  const log = console.error
  console.error = (...parts) => (keep(parts.join(' ')), log(...parts))
  addEventListener('error', ({ message, target }) => {
    // Firefox reports an error for preloading a module that is already loaded.
    if (target.rel !== 'modulepreload') keep(message ?? target.src ?? target.href)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => keep(reason?.stack ?? reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('Policy: ' + violatedDirective + ' ' + blockedURI))
`

/** Serves the build with its own sandbox. Its pages also load the script above. */
export async function openSite(folder = dist) {
  const api = await startFront({ port: 0, upstream: 'sandbox' })
  const config = {
    apiBaseUrl: api.url,
    imageBaseUrl: `${api.url}/images`,
    productName: 'Waypost',
  }
  const serve = staticSite(folder, config)
  const page = (await readFile(path.join(folder, 'index.html'), 'utf8')).replace(
    '<head>',
    '<head><script src="/watch-errors.js"></script>',
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/watch-errors.js') {
      response.setHeader('Content-Type', 'text/javascript').end(watch)
    } else if (!request.headers.accept?.includes('text/html')) serve(request, response)
    else {
      for (const [name, value] of Object.entries(securityHeaders(config))) {
        response.setHeader(name, value)
      }
      response.setHeader('Content-Type', 'text/html').end(page)
    }
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiUrl: api.url,
    /** One of the sandbox's own commands, such as `reset`. */
    command: async (name: string) => {
      const answer = await fetch(`${api.url}/sandbox/${name}`, { method: 'POST' })
      if (!answer.ok) throw new Error(`The sandbox refused ${name}`)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await api.close()
    },
  }
}
