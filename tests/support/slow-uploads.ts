import type { Page } from '@playwright/test'

/** Holds uploads to so many bytes a second; 0 lets them go. */
export async function slowUploads(page: Page, bytes: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytes || -1,
  })
}
