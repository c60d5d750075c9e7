import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { startFront } from '../mocks/server.ts'
import { pages } from '../tests/support/pages.ts'
import { browserOptions, ensureBrowser } from './browser.ts'

const folder = path.resolve(import.meta.dirname, '../screenshots')
const { values: flags, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en-US' } },
  allowPositionals: true,
})
const [asked] = positionals
const shown = asked
  ? [pages.find((page) => page.path === asked) ?? { path: asked, public: false }]
  : pages
const widths = [1440, 768, 360]

ensureBrowser()
mkdirSync(folder, { recursive: true })
const now = new Date('2026-11-16T15:00:00Z')
const api = await startFront({ port: 0, upstream: 'sandbox', fixedNow: now })
process.env['WAYPOST_API_PORT'] = new URL(api.url).port
await build({ logLevel: 'error' })
await fetch(`${api.url}/users/me`, {
  method: 'PATCH',
  headers: { Authorization: 'demo-token-admin', 'Content-Type': 'application/json' },
  body: JSON.stringify({ locale: flags.language }),
})
const site = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' })
const baseURL = site.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(browserOptions())

for (const page of shown) {
  for (const width of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        locale: flags.language,
        viewport: { width, height: width < 500 ? 780 : 900 },
      })
      if (!page.public) {
        await context.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-admin'))
      }
      const tab = await context.newPage()
      await tab.clock.setFixedTime(now)
      await tab.goto(page.path)
      await tab.getByRole('heading', { level: 1 }).waitFor()
      await tab.waitForLoadState('networkidle')
      const name = `${page.path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '')}-${width}-${colorScheme}-${flags.language}.png`
      await tab.screenshot({ path: path.join(folder, name), fullPage: true })
      console.log(`screenshots/${name}`)
      await context.close()
    }
  }
}
await browser.close()
await Promise.all([site.close(), api.close()])
