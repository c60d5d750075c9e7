import { findProgram, installPackages, isExecutable } from './programs.ts'

/** The installed Chromium, or undefined. `CHROMIUM_PATH` names another one. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named && isExecutable(named)) return named
  return findProgram(
    // Without the windows of the whole browser, it needs half the processor's time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  )
}

/** Installs what is missing of Debian's Chromium. Throws with instructions if there is no browser. */
export function ensureBrowser(): void {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!process.env['CHROMIUM_PATH'] && !findProgram(name)) installPackages(name)
    if (findBrowser()) return
  }
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.')
}

/** Chromium's arguments: no sandbox, since tests run as root in containers, and no background requests. */
export const browserOptions = () => ({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
