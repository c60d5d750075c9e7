import createPurify from 'dompurify'
import { fragmentOf } from '~/lib/fragment-of.ts'
import { parseHtml } from '~/lib/parse-html.ts'
import { quietHtml } from '~/lib/quiet-html.ts'
import { htmlPolicy } from '~/lib/trusted-types.ts'

/** The allowed elements of rich text, with the attributes of each. */
export const richTextElements = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: [],
  figcaption: [],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'controls'],
} as const satisfies Record<string, readonly string[]>

export type RichTextElement = keyof typeof richTextElements

export const isRichTextElement = (name: string): name is RichTextElement =>
  Object.hasOwn(richTextElements, name)

/** A link that contains this needs a signed address. */
const protectedPart = 'ssr/general'

/** Whether the server must sign the address of a file before it plays. */
export const isProtectedLink = (link: string) => link.includes(protectedPart)

/** Elements with the same meaning as one of ours. */
export const synonyms: Record<string, RichTextElement> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
  kbd: 'code',
  samp: 'code',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
}

/** Block elements. They become paragraphs, or the words of two lines would join. */
const lines =
  'address, article, aside, center, dd, details, div, dt, footer, header, main, section, summary'
const blocks = `${lines}, blockquote, figcaption, figure, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, ul, video`

/** Embedded pages that are our videos, as other editors write them. */
const embeds = `iframe[src*="${protectedPart}"], oembed[url*="${protectedPart}"]`

let purifier: ReturnType<typeof createPurify> | undefined

/** A separate instance, so that its hook affects nobody else. Created lazily, since tests of addresses import this in Node. */
function purify() {
  purifier ??= withHook(createPurify(window))
  return purifier
}

/**
 * Makes HTML safe: only the allowed elements and attributes remain. Text inside other elements stays, except that of
 * scripts, styles and the like. Call it before showing, editing and saving HTML.
 */
export function sanitize(html: string): string {
  const body = purify().sanitize(withOwnElements(html), {
    // Otherwise DOMPurify copies the content of a disallowed body into a document that is never freed; see `parseHtml`.
    ALLOWED_TAGS: [...Object.keys(richTextElements), 'body'],
    ALLOWED_ATTR: [...new Set(Object.values(richTextElements).flat())],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
    TRUSTED_TYPES_POLICY: htmlPolicy(),
    // Null for a frameset document, which has no body.
  }) as HTMLElement | null
  body?.remove()
  return body?.innerHTML ?? ''
}

// A list of allowed addresses would be a regular expression that DOMPurify applies to every attribute, such as `controls`.
function withHook(own: ReturnType<typeof createPurify>) {
  own.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName: name, attrValue: value } = attribute
    const tag = element.localName
    const names: readonly string[] = isRichTextElement(tag) ? richTextElements[tag] : []
    if (!names.includes(name) || !isAllowedValue(tag, name, value)) attribute.keepAttr = false
  })
  return own
}

function isAllowedValue(tag: string, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return schemeOf(value, /^(https?|mailto|tel):$/)
    case 'src':
      return schemeOf(value, /^https?:$/) || (tag === 'img' && /^data:image\//i.test(value))
    case 'start':
    case 'colspan':
    case 'rowspan':
    case 'width':
    case 'height':
      return /^\d{1,4}$/.test(value)
    default:
      return true
  }
}

/** Parses the scheme of an address like the browser, ignoring tabs and line breaks. */
const schemeOf = (address: string, allowed: RegExp) =>
  URL.canParse(address, document.baseURI) &&
  allowed.test(new URL(address, document.baseURI).protocol)

/** Rewrites equivalent elements with ours, in a document that neither runs nor loads anything. */
function withOwnElements(html: string): string {
  const { body } = parseHtml(html)
  rewriteVideos(body)
  for (const [name, ours] of Object.entries(synonyms)) {
    for (const element of body.querySelectorAll(name)) replace(element, ours)
  }
  // Innermost first: around a paragraph, a block is only a wrapper.
  for (const line of [...body.querySelectorAll(lines)].reverse()) {
    if (!line.querySelector(blocks)) replace(line, 'p')
  }
  // What is written may be read differently.
  return quietHtml(body.innerHTML)
}

/** Rewrites our videos as one element each, however another editor has written them. */
export function rewriteVideos(body: Element): void {
  for (const embed of body.querySelectorAll(embeds)) {
    const video = replace(embed, 'video')
    video.setAttribute('src', embed.getAttribute('src') ?? embed.getAttribute('url') ?? '')
    video.setAttribute('controls', 'true')
  }
  for (const video of body.querySelectorAll('video')) {
    const source = video.querySelector('source[src]')?.getAttribute('src')
    if (!video.hasAttribute('src') && source) video.setAttribute('src', source)
    video.replaceChildren()
  }
}

function replace(element: Element, name: RichTextElement): Element {
  const ours = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) {
    if ((richTextElements[name] as readonly string[]).includes(attribute))
      ours.setAttribute(attribute, value)
  }
  if (name !== 'video') ours.append(fragmentOf(element.childNodes))
  element.replaceWith(ours)
  return ours
}
