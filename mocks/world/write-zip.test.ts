import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

const entries = [
  { name: 'a.txt', text: 'Grüße' },
  { name: 'b/ç.txt', text: '' },
]

test('the directory of an archive leads to each entry', async () => {
  const archive = writeZip(entries, new Date('2026-11-16T15:00:00Z'))
  const bytes = Buffer.from(await archive.arrayBuffer())
  let at = bytes.readUInt32LE(bytes.length - 6)
  const found = entries.map(() => {
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString()
    const start = local + 30 + nameLength
    const data = bytes.subarray(start, start + bytes.readUInt32LE(at + 24))
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
    expect(bytes.readUInt32LE(at + 16)).toBe(crc32(data))
    at += 46 + nameLength
    return { name, text: data.toString() }
  })
  expect(found).toEqual(entries)
  expect(bytes.readUInt32LE(at)).toBe(0x06054b50)
})
