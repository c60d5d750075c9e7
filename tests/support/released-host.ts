import { readdirSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { staticSite } from '../../deploy/static-site.ts'
import { uploadList } from '../../deploy/upload-list.ts'
import { test as base } from './console-test.ts'
import { writeNextBuild } from './next-build.ts'

type Host = {
  url: string
  /** Adds the parts of the next build, as the first step of a release. */
  addParts: () => Promise<void>
  /** Completes the release: only the next build is served, nothing of the old one. */
  replace: () => Promise<void>
  /** Serves the old build's page with the next build's parts for this many page loads. */
  mixFor: (pages: number) => void
  /** How many pages were served. */
  pages: () => number
  /** The addresses of the next build's parts. */
  nextFiles: () => string[]
  /** Sets `serviceWorker` of `config.json`. */
  keepFiles: (on: boolean) => void
}

/** A host of the console that the test releases a new build to. */
export const test = base.extend<{ host: Host }>({
  host: async ({ apiUrl, page }, use) => {
    const config = {
      apiBaseUrl: apiUrl,
      imageBaseUrl: `${apiUrl}/images`,
      productName: 'Waypost',
      serviceWorker: true,
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'waypost-versions-'))
    const [old, next, live] = ['old', 'next', 'live'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ]
    const isPlain = (file: string) => !/\.(?:br|gz)$/.test(file)
    await cp('dist', old, { recursive: true, filter: isPlain })
    writeNextBuild('dist', next, '7.7.7')
    await cp(old, live, { recursive: true })
    let site = staticSite(live, config)
    let pages = 0
    let mixed = 0
    const server = createServer((request, response) => {
      if (request.headers.accept?.includes('text/html')) {
        pages += 1
        if (mixed > 0) {
          mixed -= 1
          return staticSite(old, config)(request, response)
        }
      }
      return site(request, response)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      addParts: async () => {
        const { files } = uploadList({ config, configFile: 'public/config.json', root: next })
        await mkdir(live, { recursive: true })
        for (const file of files.filter((each) => each.path.startsWith('/assets/'))) {
          await copyFile(file.source, path.join(live, file.path))
        }
        site = staticSite(live, config)
      },
      replace: async () => void (site = staticSite(next, config)),
      mixFor: (count) => void (mixed = count),
      pages: () => pages,
      nextFiles: () => readdirSync(path.join(next, 'assets')).map((file) => `/assets/${file}`),
      keepFiles: (on) => void (config.serviceWorker = on),
    })
    // The page loads more when it is idle: no file may be removed before it is requested.
    await page.close()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
    await rm(folder, { recursive: true })
  },
})
