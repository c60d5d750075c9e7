import { getDocumentProxy } from 'unpdf'

/** A line of text on a printed page, in points from its lower left corner. */
export type PdfLine = { text: string; x: number; y: number }

export type PdfPage = { width: number; height: number; text: string; lines: PdfLine[] }

/** Reads the texts of a PDF that Chromium printed. */
export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const lines = items.flatMap((item): PdfLine[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x, y] = item.transform as number[]
      return [{ text: item.str, x: x ?? NaN, y: y ?? NaN }]
    })
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    return { width, height, text: text.join('').replaceAll(/\s+/g, ' '), lines }
  })
  return Promise.all(pages)
}
