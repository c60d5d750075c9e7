import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { staticSite } from '../../deploy/static-site.ts'
import { startFront } from '../../mocks/server.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What is measured, each at its address. */
export type Sites = {
  console: string
  floor: string
  close: () => Promise<void>
}

/** Serves console and floor page as `npm start` serves the console, in front of one sandbox. */
export async function openSites(): Promise<Sites> {
  const floor = mkdtempSync(path.join(tmpdir(), 'waypost-floor-'))
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'floor'),
    plugins: [react(), compression({ algorithms: ['brotliCompress', 'gzip'], logLevel: 'silent' })],
    build: {
      outDir: floor,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
    logLevel: 'error',
  })
  const api = await startFront({ port: 0, upstream: 'sandbox', scenario: 'large' })
  // A world is filled by its first call.
  await fetch(`${api.url}/users/me`, { headers: { Authorization: 'demo-token-admin' } })
  const config = {
    apiBaseUrl: api.url,
    imageBaseUrl: `${api.url}/images`,
    productName: 'Waypost',
  }
  const handlers = [staticSite(path.join(root, 'dist'), config), staticSite(floor, config)]
  const servers = await Promise.all(handlers.map((handler) => listen(createServer(handler))))
  const [consoleUrl = '', floorUrl = ''] = servers.map(addressOf)
  return {
    console: consoleUrl,
    floor: floorUrl,
    close: async () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      await api.close()
      rmSync(floor, { recursive: true })
    },
  }
}

const listen = (server: Server) =>
  new Promise<Server>((done) => server.listen(0, '127.0.0.1', () => done(server)))

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
