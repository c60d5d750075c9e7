import type { Page } from '@playwright/test'

/** Holds uploads to so many bytes a second, until what it gives is called. */
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
