import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { openSites } from '../speed/sites.ts'
import { Tab } from '../speed/tab.ts'
import { writeFileSync } from 'node:fs'
ensureBrowser()
const sites = await openSites()
const browser = await chromium.launch(browserOptions())
const rows = { selector: 'tbody tr:has(a)', count: 50 }
const selector = '[aria-label="Next page"]'
for (const site of ['floor', 'console'] as const) {
  const tab = await Tab.open(browser)
  await tab.visit(`${sites[site]}${site === 'floor' ? '/enterprises' : '/admin-admin/enterprises?size=50'}`, rows)
  await tab.rest()
  for (let i = 0; i < 3; i++) {
    const other = (await tab.page.locator(rows.selector).first().textContent()) ?? ''
    await tab.click(selector, { ...rows, other }); await tab.rest()
  }
  await browser.startTracing(tab.page, { path: `/tmp/${site}.trace.json`, categories: ['devtools.timeline', 'blink.user_timing', 'loading','cc','viz','blink'] } as any)
  const t = []
  for (let i = 0; i < 3; i++) {
    const other = (await tab.page.locator(rows.selector).first().textContent()) ?? ''
    t.push((await tab.click(selector, { ...rows, other })).toFixed(0)); await tab.rest()
  }
  await browser.stopTracing()
  console.log(site, t.join(' '))
  await tab.close()
}
await browser.close(); await sites.close(); process.exit(0)
