import type { Page } from '@playwright/test'
import { watchAnswers } from './answers.ts'

/** Texts from Intl, which has no pseudo-locale, and the names of keys. */
const wordsOfIntl = new Set([...intlWords(), 'Ctrl', 'Shift', 'Alt'])

/** Collects every text that the API sends to a page from now on. */
export function watchData(page: Page, apiUrl: string): () => Promise<string[]> {
  const answers = watchAnswers(page, apiUrl)
  return async () => [...new Set((await answers()).flatMap(textsOf))]
}

/**
 * English texts on a page in the pseudo-locale: visible texts and accessible names that are not from the server. The
 * pseudo-locale uses no letter of the alphabet.
 */
export async function foreignTexts(page: Page, data: readonly string[]): Promise<string[]> {
  const longestFirst = data.toSorted((a, b) => b.length - a.length)
  return (await shownTexts(page)).filter((shown) => {
    let rest = shown
    for (const text of longestFirst) {
      if (!isForeign(rest)) return false
      if (!rest.includes(text)) continue
      rest = rest.replace(new RegExp(`(?<![A-Za-z])${escaped(text)}(?![A-Za-z])`, 'g'), ' ')
    }
    return isForeign(rest)
  })
}

const isForeign = (text: string) =>
  (text.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !wordsOfIntl.has(word))

/** Visible texts and accessible names. Elements with their own language, keys and typed text are not the console's. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const names = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('body [lang], kbd, script, style')) continue
      for (const name of names) texts.push(element.getAttribute(name) ?? '')
      if (!element.checkVisibility() && !(element instanceof HTMLOptionElement)) continue
      // A possible line break does not end a text.
      if (element.querySelector(':scope > wbr')) texts.push(element.textContent)
      else {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
        }
      }
    }
    return [document.title, ...texts].map((text) => text.trim()).filter((text) => text !== '')
  })

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Every text in an answer. Rich text is split at its tags, whose attributes may be shown too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const attributes = [...value.matchAll(/="([^"]*)"/g)].map(([, text = '']) => text)
    return [value, ...value.split(/<[^>]*>/), ...attributes]
      .map((text) => text.trim())
      .filter((text) => text.length > 1)
  }
  if (typeof value !== 'object' || value === null) return []
  // Keys are shown only for maps by type or by address.
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/^[a-z_]+[A-Za-z0-9]*$/.test(key) ? [] : textsOf(key)),
    ...textsOf(inner),
  ])
}

function intlWords(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, month + 1, month * 2))
  const zones = [
    'US/Eastern',
    'US/Central',
    'US/Mountain',
    'US/Pacific',
    'US/Alaska',
    'US/Hawaii',
    'UTC',
  ]
  const dates = zones.flatMap((timeZone) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat('en', {
        timeZone,
        month,
        weekday: month,
        day: 'numeric',
        hour: 'numeric',
        timeZoneName: 'short',
      })
      return days.map((day) => format.format(day))
    }),
  )
  const units = [
    'millisecond',
    'second',
    'minute',
    'hour',
    'day',
    'byte',
    'kilobyte',
    'megabyte',
    'gigabyte',
    'fahrenheit',
    'celsius',
  ]
  const measures = units.flatMap((unit) =>
    (['short', 'long'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay })
      return [1, 2].map((count) => format.format(count))
    }),
  )
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  const spans = (['second', 'minute', 'hour', 'day'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => relative.format(count, unit)),
  )
  const list = new Intl.ListFormat('en').format(['1', '2'])
  return [...dates, ...measures, ...spans, list].flatMap((text) => text.match(/[A-Za-z]+/g) ?? [])
}
