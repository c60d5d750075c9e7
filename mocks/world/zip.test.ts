import { expect, test } from 'vitest'
import { readZip, zipOf } from './zip.ts'

const entries = { 'a.txt': 'Grüße', 'b/ç.txt': '', 'long.csv': 'name\n'.repeat(5000) }

test.each([true, false])('an archive gives back what went in (packed: %s)', async (packed) => {
  const files = await readZip(zipOf(entries, { packed }))
  expect(Object.fromEntries(files?.map(({ name, text }) => [name, text()]) ?? [])).toEqual(entries)
})

test('an archive begins with a file, and a packed one is small', async () => {
  const packed = zipOf(entries)
  expect(await packed.slice(0, 4).text()).toBe('PK\u0003\u0004')
  expect(packed.size).toBeLessThan(zipOf(entries, { packed: false }).size / 10)
})

test('a truncated archive and a damaged file are refused', async () => {
  const archive = zipOf(entries)
  expect(await readZip(archive.slice(0, archive.size - 30))).toBeUndefined()
  const bytes = new Uint8Array(await archive.arrayBuffer())
  bytes.fill(0xff, 40, 60)
  const [first] = (await readZip(new Blob([bytes]))) ?? []
  expect(() => first?.text()).toThrow(/invalid|unexpected|damaged/i)
})
