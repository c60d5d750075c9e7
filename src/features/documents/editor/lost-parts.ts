import { isRichTextElement, rewriteVideos, synonyms } from '~/kit/rich-text/sanitize.ts'
import { parseHtml } from '~/lib/parse-html.ts'

/**
 * The parts lost by converting HTML: names of elements (`<iframe>`) and attributes (`style`), or null
 * for text. Wrappers, and elements rewritten as an equivalent one, do not count.
 */
export function lostParts(before: string, after: string): (string | null)[] {
  const old = partsOf(before)
  const kept = partsOf(after)
  const lost = [...old.counts].filter(([part, count]) => count > (kept.counts.get(part) ?? 0))
  return [...lost.map(([part]) => part), ...(old.text === kept.text ? [] : [null])]
}

function partsOf(html: string) {
  const { body, head } = parseHtml(html)
  rewriteVideos(body)
  const counts = new Map<string, number>()
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1)
  for (const element of [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]) {
    const name = sameAs[element.localName] ?? element.localName
    if (name !== '') count(`<${name}>`)
    if (name !== '' && !isRichTextElement(name)) continue
    for (const { name: attribute } of element.attributes) {
      const original = attribute.replace(/^data-(?=style$|on)/, '')
      if (!(element.localName === 'video' && original === 'controls')) count(original)
    }
  }
  for (const hidden of body.querySelectorAll(unread)) hidden.remove()
  return { counts, text: (body.textContent ?? '').replaceAll(/\s+/g, '') }
}

/** Elements whose text is invisible. */
const unread = 'script, noframes, template, iframe, noscript'

/** Equivalent elements count under the same name. Those without one are wrappers: their content stays. */
const sameAs: Record<string, string> = {
  ...synonyms,
  ...Object.fromEntries(
    ['p', 'div', 'span', 'thead', 'tbody', 'tfoot', 'br'].map((name) => [name, '']),
  ),
  noframes: 'style',
}
