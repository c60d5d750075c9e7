import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { build } from 'vite'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { openSite } from './site.ts'

type BuiltOptions = {
  /** Whether `dist` is up to date. */
  isBuilt: boolean
  /** Further arguments of the browser. */
  args?: readonly string[]
  /** Where the build is, if not in `dist`. */
  outDir?: string
}

/** A browser context of a user at the console, in English and on a wide screen. */
export const newContext = (
  browser: Browser,
  { url }: { url: string },
  options?: BrowserContextOptions,
) =>
  browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...options,
  })

/** Builds the console unless it is built, serves it beside an API of its own, and starts a browser. */
export async function openBuilt({ isBuilt, args = [], outDir }: BuiltOptions) {
  ensureBrowser()
  if (!isBuilt) {
    console.log('Building the console …')
    await build({ logLevel: 'error' })
  }
  const site = await openSite(outDir)
  const options = browserOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, ...args] })
  return {
    site,
    browser,
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}
