import { readdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { wordsIn } from '../../tests/support/words-in.ts'
import { newContext, type openBuilt } from '../browsers/open-built.ts'
import { catalogFolder } from '../catalogs.ts'
import { installPageProbe } from '../soak/in-page.ts'
import type { Account } from './accounts.ts'
import { Checks } from './checks.ts'
import { Colleague } from './colleague.ts'
import { installStrangeProbe } from './in-page.ts'
import type { Step } from './steps.ts'
import { RandomUser } from './user.ts'

type Site = Awaited<ReturnType<typeof openBuilt>>['site']

type Walk = {
  site: Site
  browser: Browser
  account: Account
  /** Whether the service worker answers for the console's files. */
  keepsFiles: boolean
  /** How the only findings begin that end the walk. */
  only?: string
  onStep?: (taken: string) => void
}

export type Outcome = { taken: string[]; faults: string[] }

/** The sign of a message of success. The status of a label is called so too. */
const success = readdirSync(catalogFolder).map((tag) => wordsIn(tag, 'shared')('Success'))

/** A user whose steps fail this often in a row is stuck. */
const most = 5

/** Takes the steps in a new world, up to the first fault. */
export async function walk(
  { site, browser, account, keepsFiles, only = '', onStep }: Walk,
  steps: readonly Step[],
): Promise<Outcome> {
  const world = crypto.randomUUID()
  const context = await newContext(browser, site, {
    extraHTTPHeaders: { 'X-Waypost-World': world },
    serviceWorkers: keepsFiles ? 'allow' : 'block',
  })
  context.setDefaultTimeout(10_000)
  await context.addInitScript(installPageProbe)
  await context.addInitScript(installStrangeProbe, success)
  await context.clock.install()
  // A page that asks before it is left is left.
  context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  const colleague = new Colleague(site.apiUrl, world)
  const checks = new Checks(context, { apiUrl: site.apiUrl, world, colleague })
  await context.exposeFunction('strangeSays', (text: string) => checks.noteSaid(text))
  const page = await context.newPage()
  await page.goto('/signin')
  const command = async (name: string) => {
    await site.command(`${name}${name.includes('?') ? '&' : '?'}world=${world}`)
  }
  const onTheirChange = checks.noteTheirs.bind(checks)
  const onAgreed = checks.noteAgreed.bind(checks)
  const user = new RandomUser(
    context,
    page,
    { url: site.url, world, command, colleague, keepsFiles, onTheirChange, onAgreed },
    account,
  )
  const taken: string[] = []
  let failures = 0
  for (const [index, step] of steps.entries()) {
    const what = await user
      .take(step)
      .catch((error: unknown) => `fails: ${String(error).split('\n')[0]}`)
    const { kind } = step
    const faults = await checks
      .after({
        step: index,
        page: user.page,
        kind,
        isTroubled: user.troubled > 0,
        keepsFocus: user.keepsFocus,
        signsIn: user.signsIn,
      })
      .catch((error: unknown) => [`check: ${String(error)}`])
    faults.push(...user.faults)
    failures = what.startsWith('fails: ') ? failures + 1 : 0
    const isStuck = failures === most
    if (isStuck) faults.push(`no step: ${what}`)
    taken.push(`${index}: ${what}, then at ${new URL(user.page.url()).pathname}`)
    onStep?.(taken.at(-1)!)
    if (!isStuck && !faults.some((each) => each.startsWith(only))) continue
    await context.close().catch(() => undefined)
    return { taken, faults }
  }
  await context.close()
  return { taken, faults: [] }
}
