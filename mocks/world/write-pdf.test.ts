import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib'
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

/** The drawing instructions of the only page. */
async function contentOf(file: Blob): Promise<string> {
  const document = await PDFDocument.load(await file.arrayBuffer())
  const contents = document.getPage(0).node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents]
  return parts
    .map((part) => document.context.lookup(part))
    .filter((part) => part instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}

test('a PDF has one page with its size and title', async () => {
  const document = await PDFDocument.load(await (await page('Store')).arrayBuffer())
  expect(document.getPageCount()).toBe(1)
  expect(document.getPage(0).getSize()).toEqual({ width: 288, height: 432 })
  expect(document.getTitle()).toBe('Label')
})

test('letters that the font lacks lose their marks, and other characters become a question mark', async () => {
  const content = await contentOf(await page('a) – (Čapek\\ü 店'))
  const [, hex = ''] = /<([0-9A-F]+)> Tj/.exec(content) ?? []
  expect(Buffer.from(hex, 'hex').toString('latin1')).toBe('a) \x96 (Capek\\\xfc ?')
})

test('positions count from the upper left corner', async () => {
  const content = await contentOf(await page('Store'))
  expect(content).toContain('1 0 0 1 18 396 Tm')
  expect(content).toContain('1 0 0 1 0 417 cm')
})
