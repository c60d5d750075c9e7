import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { openSites } from '../speed/sites.ts'
import { Tab } from '../speed/tab.ts'
import { readFileSync } from 'node:fs'
ensureBrowser()
const sites = await openSites()
const browser = await chromium.launch(browserOptions())
const rows = { selector: 'tbody tr:has(a)', count: 50 }
const variants: Record<string, string> = { masksvg: '', bg: '[data-action]::before{mask-image:none !important;}', bgsvg: '', bgpng: '', maskpng: '', cv: '[data-cell=actions] > * {content-visibility:auto}' }
const only = process.argv.slice(2)
async function run(site: 'floor' | 'console', name: string, css: string) {
  const tab = await Tab.open(browser)
  await tab.visit(`${sites[site]}${site === 'floor' ? '/enterprises' : '/admin-admin/enterprises?size=50'}`, rows)
  await tab.page.evaluate((css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s] }, css)
  await tab.page.evaluate(async (name) => {
    if (!/svg|png/.test(name)) return
    const sheet = document.adoptedStyleSheets.find((s) => [...s.cssRules].some((r) => r.cssText.includes('mask-image: url')))
    if (!sheet) return
    const rules = [...sheet.cssRules].map((r) => r.cssText)
    for (let i = rules.length; i--;) sheet.deleteRule(i)
    for (let rule of rules) {
      if (name.endsWith('png')) {
        const m = /url\("(.*?)"\)/.exec(rule)!
        const img = new Image(); img.src = m[1]!; await img.decode()
        const c = document.createElement('canvas'); c.width = c.height = 16; c.getContext('2d')!.drawImage(img, 0, 0, 16, 16)
        rule = rule.replace(m[1]!, c.toDataURL())
      }
      if (name.startsWith('bg')) rule = rule.replace('mask-image', 'background: 0 0 / contain').replace(/mask-image:/g, 'background-image:')
      sheet.insertRule(rule)
    }
  }, name)
  await tab.rest()
  const step = async () => { const other = (await tab.page.locator(rows.selector).first().textContent()) ?? ''; const t = await tab.click('[aria-label="Next page"]', { ...rows, other }); await tab.rest(); return t }
  for (let i = 0; i < 2; i++) await step()
  await browser.startTracing(tab.page, { path: `/tmp/v.json`, categories: ['devtools.timeline', 'blink'] } as any)
  const t = []
  for (let i = 0; i < 4; i++) t.push(await step())
  await browser.stopTracing()
  const ev = JSON.parse(readFileSync('/tmp/v.json', 'utf8')).traceEvents as any[]
  const count = new Map<string, number>()
  for (const e of ev) if (e.name === 'UpdateLayoutTree') count.set(`${e.pid}/${e.tid}`, (count.get(`${e.pid}/${e.tid}`) ?? 0) + 1)
  const main = [...count].sort((a, b) => b[1] - a[1])[0]![0]
  const X = ev.filter((e) => e.ph === 'X' && `${e.pid}/${e.tid}` === main)
  const sum = (n: string) => (X.filter((e) => e.name === n).reduce((s, e) => s + (e.tdur ?? 0), 0) / 4000).toFixed(0)
  console.log(site, name.padEnd(10), t.map((x) => x.toFixed(0)).join(' '), ' js', sum('FunctionCall'), 'layout', sum('Layout'), 'style', sum('UpdateLayoutTree'), 'prepaint', sum('Blink.PrePaint.UpdateTime'), 'paint', sum('Blink.Paint.UpdateTime'), 'layerize', sum('Layerize'), 'frame', sum('ProxyMain::BeginMainFrame'), 'task', sum('RunTask'))
  await tab.close()
}
await run('floor', 'floor', '')
for (const [n, css] of Object.entries(variants)) if (only.length === 0 || only.includes(n)) await run('console', n, css)
await browser.close(); await sites.close(); process.exit(0)
