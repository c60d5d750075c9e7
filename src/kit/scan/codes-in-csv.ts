import { macAddressOf } from '~/lib/codes.ts'

/** A heading such as `Serial number` or `Code`. */
const isHeading = (text: string) => /serial|\bcode/i.test(text)

/**
 * The codes in a table, each once: the column with the most MAC addresses, else the one with a heading that says so, else the first.
 * Of the first two, headings above the codes are left out.
 */
export function codesInRows(rows: readonly (readonly string[])[]): string[] {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  const columns = Array.from({ length: width }, (_, place) =>
    rows.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== ''),
  )
  const addressed = columns
    .map((cells) => cells.filter((cell) => macAddressOf(cell) !== undefined))
    .toSorted((a, b) => b.length - a.length)[0]
  if (addressed && addressed.length > 0) return [...new Set(addressed)]
  const headed = columns.find(([heading = '']) => isHeading(heading))
  return [...new Set(headed ? headed.slice(1) : (columns[0] ?? []))]
}

/** The codes of a CSV file, or of any text with a code on each line. */
export async function codesInFile(file: Blob): Promise<string[]> {
  const { default: Papa } = await import('papaparse')
  return codesInRows(Papa.parse<string[]>(await file.text(), { skipEmptyLines: true }).data)
}
