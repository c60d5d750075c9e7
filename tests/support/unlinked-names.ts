import type { Page } from '@playwright/test'
import { watchAnswers } from './answers.ts'

/** The keys of answers whose values the console can often open. */
const keys: Partial<Record<string, string>> = {
  serialNumber: 'serial number',
  serial: 'serial number',
  deviceIdentifier: 'MAC address',
  deviceRadioMacAddress: 'MAC address',
  referenceId: 'reference',
  inventoryReferenceId: 'reference',
  displayNumber: 'order number',
  locationName: 'location',
  enterpriseName: 'enterprise',
  commissionedForFullName: 'enterprise',
}

/** Objects whose `name` is that of a record. */
const named: Partial<Record<string, string>> = {
  enterprise: 'enterprise',
  enterprises: 'enterprise',
  commissionedFor: 'enterprise',
  deviceGrouping: 'location',
  adminDashboardLocations: 'location',
}

/** Collects the names, numbers and codes of records that the API sends to a page from now on, by kind. */
export function watchNames(page: Page, apiUrl: string): () => Promise<Map<string, string>> {
  const answers = watchAnswers(page, apiUrl)
  return async () => {
    const names = new Map<string, string>()
    for (const body of await answers()) collect(body, '', names)
    return names
  }
}

function collect(value: unknown, within: string, names: Map<string, string>) {
  if (Array.isArray(value)) return value.forEach((each) => collect(each, within, names))
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const kind = key === 'name' ? named[within] : keys[key]
    if (kind && typeof inner === 'string' && inner.length > 2) names.set(inner, kind)
    collect(inner, key, names)
  }
}

/**
 * The kinds of records that the page's content names without a link. Headings, fields and choices name what the user is at, or
 * has typed.
 */
export const unlinkedKinds = async (page: Page, names: ReadonlyMap<string, string>) => {
  const texts = await page.evaluate(() => {
    const own =
      'a[href], h1, h2, header, nav, button, label, input, textarea, select, [role=option]'
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element?.checkVisibility() && !element.closest(own)) found.add(node.textContent!.trim())
    }
    return [...found]
  })
  return [...new Set(texts.flatMap((text) => names.get(text) ?? []))].toSorted()
}
