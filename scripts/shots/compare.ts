import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Shot } from './list.ts'

export type Outcome = 'same' | 'changed' | 'new' | 'gone'

export type Compared = Shot & {
  outcome: Outcome
  /** The pixels that differ. */
  pixels: number
  /** Their share of the larger picture, from 0 to 1. */
  share: number
}

/** Compares two folders of pictures, and writes what differs to `folder`, with a page to look at it. */
export function compare(
  shots: { before: Shot[]; after: Shot[] },
  folders: { before: string; after: string },
  folder: string,
): Compared[] {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['before', 'after', 'difference']) {
    mkdirSync(path.join(folder, part), { recursive: true })
  }
  const all = new Map([...shots.before, ...shots.after].map((shot) => [shot.id, shot]))
  return [...all.values()].map((shot) => {
    const file = `${shot.id}.png`
    const [before, after] = [folders.before, folders.after].map((each) => path.join(each, file))
    const images = [before!, after!].map((each) => (existsSync(each) ? readFileSync(each) : null))
    const [old, current] = images
    if (old && current) {
      const { pixels, share, picture } = difference(old, current)
      if (!picture) return { ...shot, outcome: 'same', pixels: 0, share: 0 }
      writeFileSync(path.join(folder, 'difference', file), picture)
      copyFileSync(before!, path.join(folder, 'before', file))
      copyFileSync(after!, path.join(folder, 'after', file))
      return { ...shot, outcome: 'changed', pixels, share }
    }
    if (old) copyFileSync(before!, path.join(folder, 'before', file))
    if (current) copyFileSync(after!, path.join(folder, 'after', file))
    return { ...shot, outcome: current ? 'new' : 'gone', pixels: 0, share: 1 }
  })
}

/** A picture of the pixels that differ, or none if all are the same. */
export function difference(before: Buffer, after: Buffer) {
  if (before.equals(after)) return { pixels: 0, share: 0 }
  const images = [PNG.sync.read(before), PNG.sync.read(after)] as const
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const [old, current] = images.map((image) => onCanvas(image, width, height))
  const picture = new PNG({ width, height })
  const options = { threshold: 0, includeAA: true, alpha: 0.2 }
  const pixels = pixelmatch(old!.data, current!.data, picture.data, width, height, options)
  return pixels === 0
    ? { pixels, share: 0 }
    : { pixels, share: pixels / (width * height), picture: PNG.sync.write(picture) }
}

function onCanvas(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image
  const canvas = new PNG({ width, height })
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}

/** Writes the page that shows the pictures in `folder`. */
export function writePage(folder: string, compared: Compared[], labels: Record<string, string>) {
  const here = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
  const shown = compared.filter(({ outcome }) => outcome !== 'same')
  const data = JSON.stringify({ shots: shown, labels, same: compared.length - shown.length })
  const page = here('page.html')
    .replace('/* data */', () => `const report = ${data.replaceAll('<', String.raw`\u003c`)}`)
    .replace('/* script */', () => stripTypeScriptTypes(here('page.ts')))
  const file = path.join(folder, 'index.html')
  writeFileSync(file, page)
  return file
}
