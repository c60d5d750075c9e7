import { expect, test } from 'vitest'
import { writePdf } from './write-pdf.ts'

const page = (text: string) =>
  writePdf({
    width: 288,
    height: 432,
    title: 'Label',
    texts: [{ x: 18, y: 36, size: 12, text }],
    boxes: [{ x: 0, y: 10, width: 20, height: 5 }],
  })
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1')

test('the table at the end of a PDF leads to each object', async () => {
  const file = await bytesOf(page('Store'))
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(7)
  for (const [place, offset] of offsets.entries()) {
    expect(file.slice(offset)).toMatch(new RegExp(`^${place + 1} 0 obj\n`))
  }
})

test('a text stays in its brackets, and letters that a PDF lacks lose their marks', async () => {
  expect(await bytesOf(page('a) – (Čapek\\ü'))).toContain('(a\\) \x96 \\(Capek\\\\\xfc) Tj')
})
