import { styleOf } from './pasted-styles.ts'

/** Turns Word's list paragraphs into lists. Their style contains the level. */
export function joinWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = wordItem(paragraph)
    if (!item) continue
    if (last && paragraph.previousElementSibling !== last) open = []
    const { level, ordered, start } = item
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined
    const name = ordered ? 'ol' : 'ul'
    if (!list || (list.localName !== name && open.length === 1)) {
      if (list) open.pop()
      list = body.ownerDocument.createElement(name)
      if (start > 1) list.setAttribute('start', String(start))
      const outer = open.at(-1)?.list.lastElementChild
      if (outer) outer.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const entry = body.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    list.append(entry)
    paragraph.remove()
    last = open[0]?.list
  }
}

/** Moves a list that is a direct child of a list into the previous item, as Google Docs and old Word require. */
export function nestLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = inner.previousElementSibling
    if (before?.localName === 'li') before.append(inner)
  }
}

function wordItem(paragraph: Element) {
  const setting = styleOf(paragraph).get('mso-list')
  if (!setting || setting === 'none') return undefined
  const marker = [...paragraph.querySelectorAll('[data-style]')].find((span) =>
    styleOf(span).get('mso-list')?.startsWith('ignore'),
  )
  const sign = marker?.textContent.trim() ?? ''
  marker?.remove()
  const [, level = '1'] = /\blevel(\d+)/.exec(setting) ?? []
  return {
    level: Number(level),
    ordered: /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign),
    start: Number(/^\(?(\d+)/.exec(sign)?.[1] ?? 1),
  }
}
