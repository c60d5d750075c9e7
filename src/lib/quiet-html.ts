/**
 * Rewrites HTML so that parsing it reports nothing: Chromium reports style attributes, event handlers and `base` to the
 * Content-Security-Policy even if the HTML is never shown. Attributes become `data-style` and so on, style sheets
 * `noframes`; comments and `base` are dropped. This is not a sanitizer: the output is as untrusted as the input.
 *
 * It reads tags as a browser does, and writes them in one strict form: quoted values, and no `<` that opens no tag. So
 * nothing can hide in markup that is read differently.
 */
export function quietHtml(html: string): string {
  let quiet = ''
  readHtml(html, {
    text: (text) => (quiet += text.replaceAll('<', '&lt;')),
    tag: ({ slash, name, attributes }) => {
      const lower = name.toLowerCase()
      if (lower === 'base' || !plainName.test(name)) return
      const kept = slash ? '' : attributes.map(written).join('')
      quiet += `<${slash}${lower === 'style' ? 'noframes' : name}${kept}>`
    },
  })
  return quiet
}

/** Each attribute is a match of `attribute`, with the indices of its parts in the HTML. */
type Tag = { slash: string; name: string; attributes: readonly RegExpExecArray[] }

type Reader = { text: (text: string) => void; tag: (tag: Tag) => void }

/** Reads the tags of HTML and the text between them as a browser does. */
export function readHtml(html: string, reader: Reader): void {
  let at = 0
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at = pattern.lastIndex
    return found
  }
  const readText = (end: number) => {
    reader.text(html.slice(at, end))
    at = end
  }
  for (;;) {
    const start = html.indexOf('<', at)
    readText(start === -1 ? html.length : start)
    if (start === -1) return
    if (read(comment)) continue
    const [, slash, name = ''] = read(tag) ?? []
    if (slash === undefined) {
      readText(at + 1)
      continue
    }
    const attributes: RegExpExecArray[] = []
    for (let part = read(attribute); part; part = read(attribute)) attributes.push(part)
    // Browsers drop a tag without an end.
    if (!read(tagEnd)) return
    reader.tag({ slash, name, attributes })
    const lower = name.toLowerCase()
    if (slash || !rawText.test(lower)) continue
    const end = html.slice(at).search(new RegExp(`</${lower}[\\s/>]`, 'i'))
    readText(end === -1 ? html.length : at + end)
  }
}

const comment = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]|$))[^>]*>?/giy
const tag = /<(\/?)([a-z][^\s/>]*)/iy
const tagEnd = /[\s/]*>/y
const attribute =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/dy

const plainName = /^[a-z_][\w:.-]*$/i

/** Elements whose content is text, whatever it looks like. */
const rawText = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)$/

function written([, name = '', ...values]: RegExpExecArray): string {
  if (!plainName.test(name)) return ''
  const value = values.find((each) => each !== undefined)
  const quiet = /^(?:style|on.*)$/i.test(name) ? `data-${name.toLowerCase()}` : name
  return ` ${quiet}="${(value ?? '').replaceAll(/["<>]/g, (sign) => escaped[sign] ?? '')}"`
}

const escaped: Record<string, string> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' }
