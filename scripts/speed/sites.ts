import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import formatjs from '@formatjs/vite-plugin'
import { pandacss } from '@pandacss/vite'
import react from '@vitejs/plugin-react'
import { build, type PluginOption } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { staticSite } from '../../deploy/static-site.ts'
import { startFront } from '../../mocks/server.ts'
import { catalogs } from '../catalogs-plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The addresses of the measured pages. */
export type Sites = {
  console: string
  floor: string
  /** The console's table alone, with any number of local rows. */
  table: string
  close: () => Promise<void>
}

/** Serves the console and both comparison pages as `npm start` serves the console, all with the same sandbox. */
export async function openSites(): Promise<Sites> {
  const [floor, table] = await Promise.all([
    buildPage('floor', [react()]),
    buildPage('table', [
      pandacss({ cwd: root, transform: true }),
      formatjs({ ast: true }),
      catalogs(),
      react({ compiler: true }),
    ]),
  ])
  const api = await startFront({ port: 0, upstream: 'sandbox', scenario: 'large' })
  // The first call creates the world.
  await fetch(`${api.url}/users/me`, { headers: { Authorization: 'demo-token-admin' } })
  const config = {
    apiBaseUrl: api.url,
    imageBaseUrl: `${api.url}/images`,
    productName: 'Waypost',
  }
  const folders = [path.join(root, 'dist'), floor, table]
  const handlers = folders.map((folder) => staticSite(folder, config))
  const servers = await Promise.all(handlers.map((handler) => listen(createServer(handler))))
  const [consoleUrl = '', floorUrl = '', tableUrl = ''] = servers.map(addressOf)
  return {
    console: consoleUrl,
    floor: floorUrl,
    table: tableUrl,
    close: async () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      await api.close()
    },
  }
}

/** Builds a page of this folder for production. Returns the output folder. */
async function buildPage(name: string, plugins: PluginOption[]): Promise<string> {
  const outDir = path.join(root, '.cache/speed', name)
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, name),
    plugins: [plugins, compression({ algorithms: ['brotliCompress', 'gzip'], logLevel: 'silent' })],
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
    logLevel: 'error',
  })
  return outDir
}

const listen = (server: Server) =>
  new Promise<Server>((done) => server.listen(0, '127.0.0.1', () => done(server)))

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
