/** Lengths in points, of which 72 make an inch; `x` and `y` count from the upper left corner. */
type PdfPage = {
  width: number
  height: number
  title: string
  texts: { x: number; y: number; size: number; text: string; bold?: boolean }[]
  boxes: { x: number; y: number; width: number; height: number }[]
}

/** A PDF of one page with texts in Helvetica and black boxes. */
export function writePdf({ width, height, title, texts, boxes }: PdfPage): Blob {
  const drawn = boxes.map(
    (box) => `${box.x} ${height - box.y - box.height} ${box.width} ${box.height} re f`,
  )
  const written = texts.map(
    ({ x, y, size, text, bold }) =>
      `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${height - y} Td ${literal(text)} Tj ET`,
  )
  const content = [...drawn, ...written].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  const bytes = Uint8Array.from(file, (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}

/** Characters that the encoding of a PDF's simple fonts has elsewhere than Unicode. */
const windows: Record<string, string> = {
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
}

/** A text as a PDF writes it; each character becomes one byte. */
function literal(text: string): string {
  const characters = Array.from(text, (character) => {
    const known = windows[character] ?? character
    if (known.charCodeAt(0) < 256) return known
    const [plain = '?'] = character.normalize('NFD')
    return plain.charCodeAt(0) < 256 ? plain : '?'
  })
  return `(${characters.join('').replaceAll(/[()\\]/g, '\\$&')})`
}
