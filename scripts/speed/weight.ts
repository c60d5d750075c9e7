import { randomUUID } from 'node:crypto'
import type { Figure, Measure } from './figures.ts'
import type { Sites } from './sites.ts'
import { Tab } from './tab.ts'
import { firstLink, ownSignIn, record, rows } from './targets.ts'

/** What a first visit loads and retains in memory. None of it depends on the machine. */
export const weight: Measure = async (browser, sites) => {
  const figures: Figure[] = []
  // Each screen adds its address and its title to the list. The names of its chunks come with its area.
  // Translations are loaded in addition to the English texts in the code.
  for (const { language, locale, signInBars, listBars } of [
    { language: 'English', locale: 'en-US', signInBars: [139.6, 5], listBars: [184.2, 8] },
    { language: 'Arabic', locale: 'ar', signInBars: [148.6, 7], listBars: [196.25, 10] },
  ] as const) {
    const world = randomUUID()
    await setLanguage(sites, world, locale)
    const signedOut = await Tab.open(browser, { signedIn: false, locale, world, throttled: false })
    const signInAt = await signedOut.visit(`${sites.console}/signin`, ownSignIn)
    figures.push(...(await scriptFigures(signedOut, signInAt, `sign-in, ${language}`, signInBars)))
    await signedOut.close()
    const tab = await Tab.open(browser, { locale, world, throttled: false })
    const listAt = await tab.visit(`${sites.console}/admin-admin/enterprises?size=50`, rows)
    figures.push(...(await scriptFigures(tab, listAt, `list, ${language}`, listBars)))
    if (language === 'English') {
      await tab.waitForIdle()
      const { elements } = await tab.measurements()
      figures.push({ name: 'elements of 50 rows', value: elements, bar: 900, unit: '' })
      for (let times = 0; times < 10; times += 1) {
        await tab.click(firstLink, record)
        await tab.back(rows)
      }
      await tab.waitForIdle()
      const heap = (await tab.heap()) / 1024 ** 2
      figures.push({
        name: 'heap after 20 navigations',
        value: heap,
        bar: 12.2,
        unit: 'MiB',
        digits: 2,
      })
    }
    await tab.close()
  }
  return figures
}

async function scriptFigures(
  tab: Tab,
  time: number,
  name: string,
  [kib, requests]: readonly [number, number],
) {
  await tab.waitForIdle()
  const scripts = await tab.scriptsBefore(time)
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  return [
    { name: `JavaScript of ${name}`, value: bytes / 1024, bar: kib, unit: 'KiB', digits: 2 },
    { name: `scripts of ${name}`, value: scripts.length, bar: requests, unit: '' },
  ]
}

/** Sets the language of the signed-in user's profile, in one world of the sandbox. */
async function setLanguage(sites: Sites, world: string, locale: string) {
  const config = (await (await fetch(`${sites.console}/config.json`)).json()) as {
    apiBaseUrl: string
  }
  const response = await fetch(`${config.apiBaseUrl}/users/me`, {
    method: 'PATCH',
    headers: {
      Authorization: 'demo-token-admin',
      'Content-Type': 'application/json',
      'X-Waypost-World': world,
    },
    body: JSON.stringify({ locale }),
  })
  if (!response.ok) throw new Error(`The language could not be set: ${response.status}`)
}
