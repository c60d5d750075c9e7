import { second } from '~/lib/units.ts'

const patience = 10 * second

/**
 * Asks the console's own server, not the API, whether it serves a different build from the running one. False if it
 * does not respond: then the network is at fault.
 */
export async function isReplaced(): Promise<boolean> {
  const scripts = document.querySelectorAll('script[type="module"][src^="/assets/"]')
  const running = [...scripts].map((script) => script.getAttribute('src') ?? '')
  try {
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    const text = await page.text()
    // Some scripts are the same in both builds.
    return page.ok && running.some((script) => !text.includes(script))
  } catch {
    return false
  }
}
