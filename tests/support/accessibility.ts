import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { textsOfEachColor } from './contrast.ts'

/** Less than half of what `axe.source` is: sending it and running it takes as long as a check. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

declare global {
  interface Window {
    axe: typeof axe
    textsOfEachColor: typeof textsOfEachColor
  }
}

/**
 * The violations that axe finds on the page, with their elements.
 *
 * @param only 'colors' checks only the contrast, for example in another theme.
 */
export async function accessibilityFaults(page: Page, only?: 'colors'): Promise<string[]> {
  // During a transition, colors have neither the old nor the new contrast.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(`${axeSource}; window.textsOfEachColor = ${textsOfEachColor.toString()}`)
  }
  // Runs in the page and drops passes, since transferring all results takes longer than checking the rules.
  const violations = await page.evaluate(async (isWhole) => {
    const resultTypes: RunOptions['resultTypes'] = ['violations']
    // An open menu belongs to its button, wherever it stands in the document.
    const region = { enabled: !document.querySelector('[data-part=positioner]') }
    const rules = { 'color-contrast': { enabled: false }, region }
    const others = isWhole ? await window.axe.run(document, { resultTypes, rules }) : undefined
    const include = window.textsOfEachColor()
    const runOnly = ['color-contrast']
    const colors =
      include.length > 0 ? await window.axe.run({ include }, { resultTypes, runOnly }) : undefined
    return [...(others?.violations ?? []), ...(colors?.violations ?? [])]
  }, only === undefined)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
