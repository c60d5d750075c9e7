import { parseHtml } from '~/lib/parse-html.ts'
import { readHtml } from '~/lib/quiet-html.ts'

/**
 * Changes addresses of links in HTML. Everything else stays as it is, since a text that nobody edits must not lose anything.
 *
 * @param change Returns the new address of a link; undefined for one that stays.
 * @returns The HTML, and how many links were changed.
 */
export function replaceLinks(
  html: string,
  change: (address: string) => string | undefined,
): { html: string; count: number } {
  let [replaced, at, count] = ['', 0, 0]
  readHtml(html, {
    text: () => {},
    tag: ({ slash, name, attributes }) => {
      if (slash || name.toLowerCase() !== 'a') return
      const href = attributes.find((each) => each[1]?.toLowerCase() === 'href')
      const place = href && valueOf(href, html)
      const address = place && change(decoded(html.slice(place.value[0], place.value[1])))
      if (!place || address === undefined) return
      const [from, to] = place.quoted
      replaced += `${html.slice(at, from)}"${encoded(address)}"`
      at = to
      count += 1
    },
  })
  return { html: replaced + html.slice(at), count }
}

type Span = [from: number, to: number]

/** Where an attribute's value stands, without and with its quotes. */
function valueOf(
  { indices }: RegExpExecArray,
  html: string,
): { value: Span; quoted: Span } | undefined {
  const value = indices?.slice(2).find((each) => (each as Span | undefined) !== undefined)
  if (!value) return undefined
  const [from, to] = value
  const quote = html[from - 1]
  const isQuoted = quote === '"' || quote === "'"
  return {
    value,
    quoted: isQuoted ? [from - 1, html[to] === quote ? to + 1 : to] : value,
  }
}

const decoded = (value: string) => {
  const { body } = parseHtml(`<p title="${value.replaceAll('"', '&quot;')}"></p>`)
  return body.firstElementChild?.getAttribute('title')?.trim() ?? ''
}

const encoded = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
