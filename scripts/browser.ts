import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { installPackages } from './install.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** The installed Chromium, or undefined. `CHROMIUM_PATH` names another one. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [process.env['CHROMIUM_PATH'], ...places].find((file) => {
    try {
      accessSync(file ?? '', constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Installs Debian's Chromium where there is none. Throws, with what to do, when it cannot. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium (once) …')
    installPackages('chromium')
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.')
}

/** How Chromium is started: no sandbox, since tests run as root in containers, and no calls of its own. */
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
