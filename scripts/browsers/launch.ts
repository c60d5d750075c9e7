import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core'
import { Builder, By, Key as Keys, Origin } from 'selenium-webdriver'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { findProgram, installPackages } from '../programs.ts'
import type { BrowserTab } from './tab.ts'

export type BrowserName = 'Chromium' | 'Firefox' | 'WebKit'

/** Opens a tab in a new profile of an installed browser. Installs Debian's package if the browser is missing. */
export function openTab(name: BrowserName): Promise<BrowserTab> {
  return name === 'WebKit' ? openWebKit() : openWithPuppeteer(name)
}

/** Drives Chromium by its own protocol, and Firefox by WebDriver BiDi, which needs no separate driver. */
async function openWithPuppeteer(name: 'Chromium' | 'Firefox'): Promise<BrowserTab> {
  if (name === 'Chromium') ensureBrowser()
  const { executablePath, args } =
    name === 'Chromium'
      ? browserOptions()
      : { executablePath: need('firefox-esr', 'firefox-esr', 'firefox'), args: [] }
  const browser = await launch({
    browser: name === 'Chromium' ? 'chrome' : 'firefox',
    headless: true,
    executablePath: executablePath ?? '',
    args,
    env: { ...process.env, LANG: 'en_US.UTF-8' },
    // Scroll bars of headless Chromium take up no space.
    extraPrefsFirefox: {
      'ui.useOverlayScrollbars': 1,
      'widget.gtk.overlay-scrollbars.enabled': true,
    },
  })
  const page = await browser.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    click: async (x, y) => {
      await page.mouse.move(besideOf(x), y)
      await page.mouse.click(x, y)
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    upload: async (selector, file) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      await field?.uploadFile(file)
    },
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  }
}

/** Where a pointer comes from: the console ignores one that rests on what has just appeared. */
const besideOf = (x: number) => Math.max(0, x - 48)

/** Drives WebKitGTK by its WebDriver, on a virtual screen. */
async function openWebKit(): Promise<BrowserTab> {
  const programs = [need('webkit2gtk-driver', 'WebKitWebDriver'), need('xvfb', 'Xvfb')] as const
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
  if (!binary) throw new Error('webkit2gtk-driver has no MiniBrowser')
  const [webDriver, screen] = programs
  const display = `:${70 + (process.pid % 900)}`
  const port = 20_000 + (process.pid % 20_000)
  const started: ChildProcess[] = []
  const start = (program: string, args: string[]) => {
    const env = { ...process.env, DISPLAY: display, LANGUAGE: 'en_US' }
    const child = spawn(program, args, { stdio: 'ignore', env })
    process.once('exit', () => child.kill())
    started.push(child)
  }
  start(screen, [display, '-screen', '0', '1600x2000x24', '-nolisten', 'tcp'])
  start(webDriver, [`--port=${port}`])
  const driver = await answers(() =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build(),
  )
  const window = driver.manage().window()
  return {
    open: (url) => driver.get(url),
    resize: async (width, height) => {
      const inner = () => driver.executeScript<number>('return innerHeight')
      let outer = height
      for (let tries = 0; tries < 5; tries += 1) {
        await window.setRect({ x: 0, y: 0, width, height: outer })
        // The page is resized a moment later, and the window has a title bar.
        await new Promise((done) => setTimeout(done, 200))
        const missing = height - (await inner())
        if (missing === 0) return
        outer += missing
      }
    },
    run: async (body) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = await driver.executeAsyncScript<Outcome>(script)
      if (error !== undefined) throw new Error(error)
      return value
    },
    click: async (x, y) => {
      const point = { origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) }
      const from = { ...point, x: Math.round(besideOf(x)) }
      await driver.actions().move(from).move(point).click().perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    upload: async (selector, file) => {
      await driver.findElement(By.css(selector)).sendKeys(file)
    },
    screenshot: async (file) => {
      await writeFile(file, await driver.takeScreenshot(), 'base64')
    },
    close: async () => {
      await driver.quit()
      for (const program of started) {
        const ended = once(program, 'exit')
        // It may have exited with the browser.
        if (program.exitCode === null && program.signalCode === null && program.kill()) await ended
      }
    },
  }
}

type Outcome = { value?: unknown; error?: string }

const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN }

/** The first of the programs that is installed. Throws with the name of Debian's package if installing it fails. */
function need(debianPackage: string, ...names: string[]): string {
  if (!findProgram(...names)) installPackages(debianPackage)
  const program = findProgram(...names)
  if (!program) throw new Error(`This needs ${names[0]}. Install ${debianPackage}.`)
  return program
}

/** Retries until a server that was just started answers. */
async function answers<T>(ask: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 20) throw error
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}
