import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare, difference, writePage } from './compare.ts'
import { screenShots, type Shot } from './list.ts'

/** A gray picture with some pixels one shade darker. */
function picture(width: number, height: number, darker = 0): Buffer {
  const image = new PNG({ width, height })
  image.data.fill(200)
  for (let index = 0; index < darker; index += 1) image.data[index * 4] = 199
  return PNG.sync.write(image)
}

describe('difference', () => {
  it('counts each pixel that is even a shade darker', () => {
    expect(difference(picture(10, 10), picture(10, 10, 3))).toMatchObject({
      pixels: 3,
      share: 0.03,
    })
  })

  it('takes pictures that are stored differently but look the same as the same', () => {
    const image = PNG.sync.read(picture(10, 10))
    const other = PNG.sync.write(image, { deflateLevel: 0 })
    expect(difference(picture(10, 10), other)).toEqual({ pixels: 0, share: 0 })
  })

  it('counts what a longer page has more', () => {
    expect(difference(picture(10, 10), picture(10, 12)).pixels).toBe(20)
  })
})

describe('compare', () => {
  it('keeps only what differs, and shows it on a page without markup of its own in names', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shots-'))
    const folders = { before: path.join(folder, 'old'), after: path.join(folder, 'current') }
    const target = path.join(folder, 'result')
    const shots = ['same', 'changed', 'gone', 'new'].map(shot)
    const before = shots.filter(({ id }) => id !== 'new')
    const after = shots.filter(({ id }) => id !== 'gone')
    for (const [place, list] of [
      [folders.before, before],
      [folders.after, after],
    ] as const) {
      for (const { id } of list) {
        const darker = id === 'changed' && list === after ? 1 : 0
        writePicture(path.join(place, `${id}.png`), picture(4, 4, darker))
      }
    }

    const compared = compare({ before, after }, folders, target)
    const page = readFileSync(writePage(target, compared, { before: 'a', after: 'b' }), 'utf8')

    expect(compared.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['same', 'same'],
      ['changed', 'changed'],
      ['gone', 'gone'],
      ['new', 'new'],
    ])
    expect(readdirSync(path.join(target, 'difference'))).toEqual(['changed.png'])
    expect(readdirSync(path.join(target, 'before'))).toEqual(['changed.png', 'gone.png'])
    expect(page).not.toContain('<b>changed')
    expect(page).not.toContain('/* data */')
  })
})

describe('screenShots', () => {
  it('takes a screen at each width, light and dark, in each language', () => {
    const pages = [{ path: '/admin-admin/users', route: '/admin-admin/users', public: false }]
    const shots = screenShots(pages, { widths: [360, 1440], languages: ['en-US', 'de'] })
    expect(new Set(shots.map(({ id }) => id)).size).toBe(8)
    expect(new Set(shots.map(({ area }) => area))).toEqual(new Set(['admin-admin/users']))
  })
})

function shot(id: string): Shot {
  const name = `<b>${id}</b>`
  const look = { width: 360, theme: 'light', language: 'en-US' } as const
  return { id, kind: 'story', name, area: 'Screens', address: '/', ...look }
}

function writePicture(file: string, content: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
