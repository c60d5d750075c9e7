import type { Page } from '@playwright/test'

/** Limits uploads to some bytes per second until the returned function is called. */
export async function slowUploads(page: Page, bytes: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const hold = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await hold(bytes)
  return async () => {
    // Another session could not undo it.
    await hold(-1)
  }
}
