import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Browser, BrowserContext, Page as Tab } from '@playwright/test'
import { browserOptions } from '../browser.ts'
import type { Shot } from './list.ts'

/** The time of the world and of the browser. */
export const now = new Date('2026-11-16T15:00:00Z')

/** Chromium draws the same page the same way each time. */
export const steadyOptions = () => {
  const options = browserOptions()
  const steady = ['--disable-partial-raster', '--disable-lcd-text', '--font-render-hinting=none']
  return { ...options, args: [...options.args, ...steady, '--force-color-profile=srgb'] }
}

/** The tries until two pictures in a row are the same, and the pause between them in milliseconds. */
const tries = 25
const pause = 80

/**
 * Takes pictures. Animations are off, clock and random numbers are fixed, and a picture counts once the next one is the
 * same.
 *
 * @param keep Leave the pictures that are in `folder` already.
 * @param look What else to do with each page, before its picture.
 * @returns The shots that kept changing or whose story failed.
 */
export async function takeShots(
  browser: Browser,
  shots: Shot[],
  base: string,
  folder: string,
  keep: boolean,
  look?: Visit,
) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (shot: Shot) => path.join(folder, `${shot.id}.png`)
  const missing = shots.filter((shot) => !keep || !existsSync(fileOf(shot)))
  return await visitShots(browser, missing, base, async (tab, shot) => {
    await look?.(tab, shot)
    const { image, steady } = await still(tab)
    writeFileSync(fileOf(shot), image)
    return steady
  })
}

type Visit = (tab: Tab, shot: Shot) => Promise<boolean>

/**
 * Opens pages, two at a time, and visits each.
 *
 * @returns The shots whose visit returned false, or whose story failed.
 */
export async function visitShots(browser: Browser, shots: Shot[], base: string, visit: Visit) {
  const left = [...shots]
  const unsteady: string[] = []
  let done = 0
  await Promise.all(
    [0, 1].map(async () => {
      for (let shot = left.shift(); shot; shot = left.shift()) {
        const context = await browser.newContext({
          baseURL: base,
          colorScheme: shot.theme,
          locale: shot.language,
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          viewport: { width: shot.width, height: heightOf(shot.width) },
        })
        const steady = await open(context, shot, visit).catch((error: unknown) => {
          console.error(`${shot!.id}: ${String(error)}`)
          return false
        })
        await context.close()
        if (!steady) unsteady.push(shot.id)
        done += 1
        if (done % 50 === 0) console.log(`${done} taken, ${left.length} left`)
      }
    }),
  )
  return unsteady
}

/** The height of a window. */
export const heightOf = (width: number) => (width < 500 ? 780 : 900)

async function open(context: BrowserContext, shot: Shot, visit: Visit) {
  if (shot.kind === 'screen' && !shot.public) {
    await context.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-admin'))
  }
  const tab = await context.newPage()
  await tab.addInitScript(countRandomly)
  if (shot.marked) await tab.addInitScript({ content: inPage })
  if (shot.marked && shot.language === 'en-US') {
    await tab.addInitScript(() => localStorage.setItem('waypost.language', 'en-XA'))
  }
  await tab.clock.setFixedTime(now)
  await tab.goto(shot.address)
  const failed = shot.kind === 'story' ? await storyEnds(tab) : await screenLoads(tab)
  await tab.evaluate(() => document.fonts.ready)
  return (await visit(tab, shot)) && !failed
}

const inPage = stripTypeScriptTypes(
  readFileSync(path.join(import.meta.dirname, 'in-page.ts'), 'utf8'),
)

async function screenLoads(tab: Tab): Promise<boolean> {
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await tab.waitForLoadState('networkidle')
  return false
}

/** Waits for the story's steps. Returns whether they failed. */
async function storyEnds(tab: Tab): Promise<boolean> {
  const phase = await tab.waitForFunction(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__
    const now = preview?.currentRender?.phase ?? ''
    const last = ['completed', 'afterEach', 'finished', 'errored', 'aborted']
    return last.includes(now) ? now : undefined
  })
  return ['errored', 'aborted'].includes(String(await phase.jsonValue()))
}

type Preview = { currentRender?: { phase?: string } }

async function still(tab: Tab) {
  let before: Buffer | undefined
  for (let index = 0; index < tries; index += 1) {
    const image = await tab.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    if (before?.equals(image)) return { image, steady: true }
    before = image
    await new Promise((done) => setTimeout(done, pause))
  }
  return { image: before!, steady: false }
}

/** Runs in the page: the same numbers each time. */
function countRandomly() {
  let state = 1
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
