import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page as Tab } from '@playwright/test'
import { readLanguage } from '../catalogs.ts'
import { readTexts, type Text } from '../texts.ts'
import type { Shot } from './list.ts'
import type { Place } from './marks.ts'

/** The texts of a picture. */
export type Pictured = { shot: Shot; places: Place[] }

/** The texts of an open page, without their marks from then on. */
export const placesOf = (tab: Tab) =>
  tab.evaluate(() => (globalThis as unknown as { findTexts: () => Place[] }).findTexts())

/**
 * Writes one page per screen or story, with its pictures and the id of each text at its place, and a page that lists them and the
 * texts that no picture shows.
 *
 * @param pictures The folder of the pictures; the pages get a folder in it.
 */
export async function writeTextPages(tag: string, found: Pictured[], pictures: string) {
  const folder = path.join(pictures, `texts-${tag}`)
  mkdirSync(folder, { recursive: true })
  const texts = await readTexts()
  const known = new Map(texts.map((text) => [text.id, text]))
  const catalog = tag === 'en' ? {} : readLanguage(tag)
  const row = (id: string, anchor = '') => {
    const text = known.get(id)
    return text ? rowOf(text, catalog[id] ?? '', anchor) : ''
  }
  const screens = Map.groupBy(found, ({ shot }) => shot.name)
  const pages = [...screens].map(([name, shown]) => {
    const file = `${shown[0]!.shot.id.replace(/-\d+-(?:light|dark)-[\w-]+$/, '')}.html`
    const places = shown.flatMap((each) => each.places)
    const ids = [...new Set(places.map(({ id }) => id))]
    const drawn = new Set(places.flatMap(({ id, boxes }) => (boxes.length > 0 ? [id] : [])))
    const rows = ids.filter((id) => drawn.has(id)).map((id) => row(id, id))
    const others = ids.filter((id) => !drawn.has(id)).map((id) => row(id, id))
    const body = [
      `<p><a href="index.html">All pages</a></p><h1>${escape(name)}</h1>`,
      ...shown.map(pictureOf),
      tableOf('Texts in the pictures', rows),
      tableOf('Read aloud, or in closed lists', others),
    ]
    writeFileSync(path.join(folder, file), pageOf(`${tag}: ${name}`, body))
    return { name, file, ids }
  })
  const shown = new Set(pages.flatMap(({ ids }) => ids))
  const missing = texts.filter(({ id }) => !shown.has(id))
  const links = pages.map(
    ({ name, file, ids }) => `<li><a href="${file}">${escape(name)}</a> (${ids.length})</li>`,
  )
  const body = [
    `<h1>Texts: ${tag}</h1><ul>${links.join('')}</ul>`,
    tableOf(
      `In no picture: ${missing.length} of ${texts.length}`,
      missing.map(({ id }) => row(id)),
    ),
  ]
  const index = path.join(folder, 'index.html')
  writeFileSync(index, pageOf(`Texts: ${tag}`, body))
  return { index, shown: shown.size, missing: missing.length }
}

/** A picture with a frame around each text. A text that is there many times has its id at the first one. */
function pictureOf({ shot, places }: Pictured): string {
  const named = new Set<string>()
  const frames = places.flatMap(({ id, boxes }) =>
    boxes.map(({ x, y, width, height }) => {
      const label = named.has(id) ? '' : `<b>${id}</b>`
      named.add(id)
      const place = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
      return `<a href="#${encodeURIComponent(id)}" title="${id}" style="${place}">${label}</a>`
    }),
  )
  return `<figure style="width:${shot.width}px"><img src="../${shot.id}.png" alt="">${frames.join('')}</figure>`
}

function tableOf(title: string, rows: string[]): string {
  if (rows.length === 0) return ''
  const heads = ['Id', 'Translation', 'English', 'What it is', 'Source']
  const head = heads.map((each) => `<th>${each}</th>`).join('')
  return `<h2>${title}</h2><table><tr>${head}</tr>${rows.join('\n')}</table>`
}

function rowOf({ id, english, description, file }: Text, translation: string, anchor: string) {
  const cells = [id, translation, english, description, file]
  const row = anchor ? `<tr id="${anchor}">` : '<tr>'
  return `${row}${cells.map((cell) => `<td dir="auto">${escape(cell)}</td>`).join('')}</tr>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const pageOf = (title: string, body: string[]) => `<!doctype html>
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 1rem }
  figure { position: relative; margin: 0 0 2rem; outline: 1px solid #8886 }
  img { display: block; width: 100% }
  figure a { position: absolute; outline: 1px solid #c0268880 }
  figure a:hover { background: #c0268840 }
  figure b { position: absolute; bottom: 100%; left: 0; font: 9px/1 monospace; padding: 1px; color: #fff; background: #c02688 }
  table { border-collapse: collapse }
  td, th { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem; border-bottom: 1px solid #8884 }
  tr:target { background: #fe0 }
</style>
${body.join('\n')}
`
