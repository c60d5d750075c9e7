/**
 * Asks the console's own server, not the API, whether it serves another build than the running one. False without an
 * answer too: then the network is at fault.
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
