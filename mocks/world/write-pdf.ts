import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib'

/** Lengths in points, of which 72 make an inch; `x` and `y` count from the upper left corner. */
type PdfPage = {
  width: number
  height: number
  title: string
  texts: { x: number; y: number; size: number; text: string; bold?: boolean }[]
  boxes: { x: number; y: number; width: number; height: number }[]
}

/** A PDF of one page with text in Helvetica and black boxes. */
export async function writePdf({ width, height, title, texts, boxes }: PdfPage): Promise<Blob> {
  const file = await PDFDocument.create({ updateMetadata: false })
  file.setTitle(title)
  const page = file.addPage([width, height])
  const regular = await file.embedFont(StandardFonts.Helvetica)
  const heavy = await file.embedFont(StandardFonts.HelveticaBold)
  for (const box of boxes) page.drawRectangle({ ...box, y: height - box.y - box.height })
  for (const { text, y, bold, ...rest } of texts) {
    const font = bold ? heavy : regular
    page.drawText(drawable(text, font), { ...rest, y: height - y, font })
  }
  return new Blob([Uint8Array.from(await file.save())], { type: 'application/pdf' })
}

/** Letters that the font lacks lose their marks, or become a question mark. */
function drawable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text, (character) => {
    const forms = [character, character.normalize('NFD').charAt(0)]
    return forms.find((form) => known.has(form.codePointAt(0) ?? 0)) ?? '?'
  }).join('')
}
