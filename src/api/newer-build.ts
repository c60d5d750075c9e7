/**
 * Asks the console's own server, not the API, whether it has another build than the one that runs. False as well when
 * there is no answer: then it is the network that fails.
 */
export async function isReplaced(): Promise<boolean> {
  const script = document.querySelector('script[type="module"]')?.getAttribute('src')
  try {
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return page.ok && !(await page.text()).includes(script ?? '')
  } catch {
    return false
  }
}
