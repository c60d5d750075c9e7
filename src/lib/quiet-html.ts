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
  let at = 0
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at = pattern.lastIndex
    return found
  }
  const readText = (end: number) => {
    quiet += html.slice(at, end).replaceAll('<', '&lt;')
    at = end
  }
  for (;;) {
    const start = html.indexOf('<', at)
    readText(start === -1 ? html.length : start)
    if (start === -1) return quiet
    if (read(comment)) continue
    const [, slash, name = ''] = read(tag) ?? []
    if (slash === undefined) {
      readText(at + 1)
      continue
    }
    let attributes = ''
    for (let part = read(attribute); part; part = read(attribute)) {
      attributes += written(part)
    }
    // Browsers drop a tag without an end.
    if (!read(tagEnd)) return quiet
    const lower = name.toLowerCase()
    if (lower === 'base' || !plainName.test(name)) continue
    quiet += `<${slash}${lower === 'style' ? 'noframes' : name}${slash ? '' : attributes}>`
    if (slash || !rawText.test(lower)) continue
    const end = html.slice(at).search(new RegExp(`</${lower}[\\s/>]`, 'i'))
    readText(end === -1 ? html.length : at + end)
  }
}

const comment = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]|$))[^>]*>?/giy
const tag = /<(\/?)([a-z][^\s/>]*)/iy
const tagEnd = /[\s/]*>/y
const attribute =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/y

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
