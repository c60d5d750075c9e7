import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '../browser.ts'
import { openSites } from '../speed/sites.ts'
import { Tab } from '../speed/tab.ts'
ensureBrowser()
const sites = await openSites()
const browser = await chromium.launch(browserOptions())
const rows = { selector: 'tbody tr:has(a)', count: 50 }
for (const site of ['floor', 'console'] as const) {
  const tab = await Tab.open(browser)
  await tab.visit(`${sites[site]}${site === 'floor' ? '/enterprises' : '/admin-admin/enterprises?size=50'}`, rows)
  await tab.rest()
  const out = await tab.page.evaluate(async () => {
    const tbody = document.querySelector('tbody')!
    const html = tbody.innerHTML
    const html2 = html.replace(/>([A-Z][a-z]+) /g, '>X$1 ')
    const sheet = document.createElement('style'); document.head.append(sheet)
    const frame = () => new Promise<void>((done) => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => done(); c.port2.postMessage(0) }))
    const variants: Record<string, { css?: string; map?: (h: string) => string }> = {
      base: {},
      nosvg: { map: (h) => h.replace(/<svg.*?<\/svg>/g, '') },
      path: { map: (h) => h.replace(/<svg(.*?)>.*?<\/svg>/g, '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 4h16v12H4ZM9 20h6M12 16v4"/></svg>') },
      i: { map: (h) => h.replace(/<svg.*?<\/svg>/g, '<i></i>'), css: '[data-action] i {width:16px;height:16px;display:block}' },
      mask: { map: (h) => h.replace(/<svg.*?<\/svg>/g, '<i></i>'), css: "[data-action] i {width:16px;height:16px;display:block;background:currentColor;mask:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'%3E%3Cpath d='M4 4h16v12H4ZM9 20h6M12 16v4'/%3E%3C/svg%3E\")}" },
      pseudomask: { map: (h) => h.replace(/<svg.*?<\/svg>/g, ''), css: "[data-action]::before {content:'';width:16px;height:16px;background:currentColor;mask:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'%3E%3Cpath d='M4 4h16v12H4ZM9 20h6M12 16v4'/%3E%3C/svg%3E\")}" },
      bg: { map: (h) => h.replace(/<svg.*?<\/svg>/g, '<i></i>'), css: "[data-action] i {width:16px;height:16px;display:block;background:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'%3E%3Cpath d='M4 4h16v12H4ZM9 20h6M12 16v4'/%3E%3C/svg%3E\")}" },
      pathnotext: { map: (h) => h.replace(/<svg(.*?)>.*?<\/svg>[^<]+</g, '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 4h16v12H4ZM9 20h6M12 16v4"/></svg><') },
      notextnosvg: { map: (h) => h.replace(/<svg(.*?)>.*?<\/svg>[^<]+</g, '<') },
      nofontsize: { css: '[data-action] {font-size: 12px !important}' , map: (h)=>h},
      blockcell: { css: 'td[data-cell=actions] {display:block}' },
      containcell: { css: '[data-action] {contain: layout paint style}' },
      base2: {},
    }
    const result: Record<string, string> = {}
    for (const [name, v] of Object.entries(variants)) {
      sheet.textContent = v.css ?? ''
      const a = (v.map ?? ((h) => h))(html), b = (v.map ?? ((h) => h))(html2)
      const times: number[][] = []
      for (let i = 0; i < 7; i++) {
        await frame(); await frame()
        const t0 = performance.now(); tbody.innerHTML = i % 2 ? a : b
        const t1 = performance.now(); getComputedStyle(tbody).color; (tbody.firstElementChild as any).computedStyleMap().get('color')
        const t2 = performance.now(); tbody.offsetHeight
        const t3 = performance.now(); await frame()
        const t4 = performance.now()
        times.push([t1 - t0, t2 - t1, t3 - t2, t4 - t3, t4-t0])
      }
      const med = (k: number) => times.map((t) => t[k]!).sort((x, y) => x - y)[3]!.toFixed(0)
      result[name] = `parse ${med(0)} style ${med(1)} layout ${med(2)} rest ${med(3)} total ${med(4)}`
    }
    return { count: document.querySelectorAll('*').length, result }
  })
  console.log(site, JSON.stringify(out, null, 1))
  await tab.close()
}
await browser.close(); await sites.close(); process.exit(0)
