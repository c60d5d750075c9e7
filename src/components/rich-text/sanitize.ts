import createPurify from 'dompurify'
import { parseHtml } from '~/lib/parse-html.ts'
import { quietHtml } from '~/lib/quiet-html.ts'

/** The HTML that rich text consists of: its elements, with the attributes of each. */
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
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'controls'],
} as const satisfies Record<string, readonly string[]>

export type RichTextElement = keyof typeof richTextElements

export const isRichTextElement = (name: string): name is RichTextElement =>
  Object.hasOwn(richTextElements, name)

/** What part of a link says that the file needs an address with a signature. */
const protectedPart = 'ssr/general'

/** Whether a file plays only from an address that the server signs. */
export const isProtectedLink = (link: string) => link.includes(protectedPart)

/** Elements that mean the same as one of ours. */
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

/** Elements of which each begins a line of its own. They become paragraphs, or the words of two lines would join. */
const lines =
  'address, article, aside, center, dd, details, div, dt, figcaption, figure, footer, header, main, section, summary'
const blocks = `${lines}, blockquote, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, ul, video`

/** An embedded page that is a video of ours, as other editors write it. */
const embeds = `iframe[src*="${protectedPart}"], oembed[url*="${protectedPart}"]`

let purifier: ReturnType<typeof createPurify> | undefined

/** An instance of its own: its hook is nobody else's. Only a page can have one, and tests of addresses import this too. */
function purify() {
  purifier ??= withHook(createPurify(window))
  return purifier
}

/**
 * Makes HTML safe: only the elements and attributes of rich text are left of it. Text inside other elements stays, but
 * not that of scripts, styles and the like. To be used before showing HTML, before editing it and before saving it.
 */
export function sanitize(html: string): string {
  const body = purify().sanitize(withOwnElements(html), {
    // It would copy the content of a body that is not allowed into a document that is never freed; see `parseHtml`.
    ALLOWED_TAGS: [...Object.keys(richTextElements), 'body'],
    ALLOWED_ATTR: [...new Set(Object.values(richTextElements).flat())],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
    // It is null for a document of frames, which has no body.
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

/** Reads an address as the browser would, which ignores tabs and line breaks in it. */
const schemeOf = (address: string, allowed: RegExp) =>
  URL.canParse(address, document.baseURI) &&
  allowed.test(new URL(address, document.baseURI).protocol)

/** Writes with our elements what others mean, in a document that neither runs nor loads anything. */
function withOwnElements(html: string): string {
  const { body } = parseHtml(quietHtml(html))
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
  for (const [name, ours] of Object.entries(synonyms)) {
    for (const element of body.querySelectorAll(name)) replace(element, ours)
  }
  // The innermost first: around a paragraph, a line is only a frame.
  for (const line of [...body.querySelectorAll(lines)].reverse()) {
    if (!line.querySelector(blocks)) replace(line, 'p')
  }
  return body.innerHTML
}

function replace(element: Element, name: RichTextElement): Element {
  const ours = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) {
    if ((richTextElements[name] as readonly string[]).includes(attribute))
      ours.setAttribute(attribute, value)
  }
  if (name !== 'video') ours.append(...element.childNodes)
  element.replaceWith(ours)
  return ours
}
