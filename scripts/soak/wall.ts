import { expect, type Browser, type Response } from '@playwright/test'
import { newContext } from '../browsers/open-built.ts'
import type { openSite } from '../browsers/site.ts'
import { asText, HeapMeter, type Figures } from './figures.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const minute = 60_000
/** In refreshes. */
const tickEvery = 10
const lostEvery = 300
/** In minutes. */
const lostFor = 5

/** A wall display for days: a refresh a minute, changes, network losses, and a session that expires at the end. */
export async function soakWall(browser: Browser, site: Site, refreshes: number) {
  const sampleEvery = Math.max(Math.round(refreshes / 20), 10)
  const context = await newContext(browser, site, { viewport: { width: 1920, height: 1080 } })
  const page = await context.newPage()
  const faults: string[] = []
  const caused = /ERR_INTERNET_DISCONNECTED|status of 401/
  page.on('console', (message) => {
    if (message.type() === 'error' && !caused.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.clock.install()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('signed-in')) return
    sessionStorage.setItem('signed-in', 'yes')
    localStorage.setItem('waypost.token', 'demo-token-admin')
  })
  await page.goto('/monitoring/locations?wall=1')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\d/)

  /** Lets a minute pass until its figures have come. It takes milliseconds here, so a call may time out until the next one. */
  const refresh = () =>
    expect(async () => {
      const isAnswer = (response: Response) => response.url().includes('needs-attention')
      const answer = page.waitForResponse(isAnswer, { timeout: 5000 })
      await page.clock.runFor(minute)
      expect((await answer).ok()).toBe(true)
    }).toPass({ timeout: 60_000 })
  const recover = () =>
    expect(async () => {
      await refresh()
      expect(await page.getByRole('alert').allTextContents()).toEqual([])
    }).toPass({ timeout: 60_000 })
  const meter = await HeapMeter.attach(page)
  const samples: Figures[] = []
  for (let done = 1; done <= refreshes; done += 1) {
    if (done % tickEvery === 0) await site.command('tick?minutes=10')
    if (done % lostEvery === 0) {
      await context.setOffline(true)
      await page.clock.runFor(lostFor * minute)
      await expect(page.getByRole('alert')).toHaveText(/^These figures are \d+ minutes old/)
      await context.setOffline(false)
      await recover()
    }
    await refresh()
    if (done % sampleEvery !== 0) continue
    const figures = await meter.measure()
    samples.push(figures)
    console.log(`${done} refreshes: ${asText(figures)}`)
  }

  // After the session, the last picture stays under the password, with its age.
  await site.command('expire-tokens')
  await page.clock.runFor(10 * minute)
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.waitFor()
  await expect(page.getByText(/^These figures are \d+ minutes old/)).toBeVisible()
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.clock.runFor(minute)
  await expect(page.getByText(/^These figures are \d+ minutes old/)).toHaveCount(0)
  await context.close()
  return { samples, faults }
}
