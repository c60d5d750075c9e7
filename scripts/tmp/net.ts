import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { openSites } from '../speed/sites.ts'
import { Tab } from '../speed/tab.ts'
ensureBrowser()
const sites = await openSites()
const browser = await chromium.launch(browserOptions())
const rows = { selector: 'tbody tr:has(a)', count: 50 }
const tab = await Tab.open(browser)
await tab.visit(`${sites.console}/admin-admin/enterprises?size=50`, rows)
await tab.rest()
const t0 = () => Date.now() - start
let start = Date.now()
tab.page.on('request', (r) => console.log('  >', t0(), r.method(), r.url().slice(0, 120)))
tab.page.on('requestfinished', (r) => console.log('  <', t0(), r.method(), r.url().slice(0, 120)))
for (const sel of ['[aria-label="Next page"]', 'thead button']) for (let i = 0; i < 2; i++) {
  const other = (await tab.page.locator(rows.selector).first().textContent()) ?? ''
  start = Date.now()
  console.log(sel, await tab.click(sel, { ...rows, other })); await tab.rest()
}
await browser.close(); await sites.close(); process.exit(0)
