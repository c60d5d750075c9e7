import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { openSites } from '../speed/sites.ts'
import { Tab } from '../speed/tab.ts'
import { writeFileSync } from 'node:fs'
ensureBrowser()
const sites = await openSites()
const browser = await chromium.launch(browserOptions())
const rows = { selector: 'tbody tr:has(a)', count: 50 }
const what = process.argv[2] ?? 'next'
const selector = what === 'sort' ? 'thead button' : '[aria-label="Next page"]'
for (const site of ['floor', 'console'] as const) {
  const tab = await Tab.open(browser)
  await tab.visit(`${sites[site]}${site === 'floor' ? '/enterprises' : '/admin-admin/enterprises?size=50'}`, rows)
  await tab.rest()
  const s = (tab as any).session
  await s.send('Profiler.enable')
  await s.send('Profiler.setSamplingInterval', { interval: 250 })
  const calls: string[] = []
  for (let i = 0; i < 8; i++) {
    const other = (await tab.page.locator(rows.selector).first().textContent()) ?? ''
    if (i === 2) await s.send('Profiler.start')
    const t = await tab.click(selector, { ...rows, other })
    calls.push(t.toFixed(0))
    await tab.rest()
  }
  const { profile } = await s.send('Profiler.stop')
  console.log(site, what, calls.join(' '))
  writeFileSync(`/tmp/${site}-${what}.cpuprofile`, JSON.stringify(profile))
  await tab.close()
}
await browser.close(); await sites.close(); process.exit(0)
