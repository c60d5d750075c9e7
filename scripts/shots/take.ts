import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
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
 * Takes pictures, two at a time. Animations are off, clock and random numbers are fixed, and a picture counts once the
 * next one is the same.
 *
 * @param keep Leave the pictures that are in `folder` already.
 * @returns The shots that kept changing or whose story failed.
 */
export async function takeShots(
  browser: Browser,
  shots: Shot[],
  base: string,
  folder: string,
  keep: boolean,
) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (shot: Shot) => path.join(folder, `${shot.id}.png`)
  const missing = shots.filter((shot) => !keep || !existsSync(fileOf(shot)))
  const unsteady: string[] = []
  let done = 0
  await Promise.all(
    [0, 1].map(async () => {
      for (let shot = missing.shift(); shot; shot = missing.shift()) {
        const context = await browser.newContext({
          baseURL: base,
          colorScheme: shot.theme,
          locale: shot.language,
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          viewport: { width: shot.width, height: shot.width < 500 ? 780 : 900 },
        })
        const picture = await take(context, shot).catch((error: unknown) => {
          console.error(`${shot.id}: ${String(error)}`)
          return undefined
        })
        await context.close()
        if (picture) writeFileSync(fileOf(shot), picture.image)
        if (!picture?.steady) unsteady.push(shot.id)
        done += 1
        if (done % 50 === 0) console.log(`${done} taken, ${missing.length} left`)
      }
    }),
  )
  return unsteady
}

async function take(context: BrowserContext, shot: Shot) {
  if (shot.kind === 'screen' && !shot.public) {
    await context.addInitScript(() => localStorage.setItem('waypost.token', 'demo-token-admin'))
  }
  const tab = await context.newPage()
  await tab.addInitScript(countRandomly)
  await tab.clock.setFixedTime(now)
  await tab.goto(shot.address)
  const failed = shot.kind === 'story' ? await storyEnds(tab) : await screenLoads(tab)
  await tab.evaluate(() => document.fonts.ready)
  return await still(tab, failed)
}

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

async function still(tab: Tab, failed: boolean) {
  let before: Buffer | undefined
  for (let index = 0; index < tries; index += 1) {
    const image = await tab.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    if (before?.equals(image)) return { image, steady: !failed }
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
