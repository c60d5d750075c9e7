import { macAddressOf } from '~/lib/codes.ts'

/** A heading such as `Serial number` or `Code`. */
const isHeading = (text: string) => /serial|\bcode/i.test(text)

/** The codes in a table, each once, by column; and the column that most likely has them. */
export type CodeTable = {
  rows: readonly (readonly string[])[]
  columns: readonly (readonly string[])[]
  guess: number
}

/**
 * The likely column is the one with the most MAC addresses, else the one with a heading that says so, else the first. Of the first
 * two, headings above the codes are left out.
 */
export function codesInRows(rows: readonly (readonly string[])[]): CodeTable {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== ''),
  )
  const addresses = columns.map((cells) => cells.filter((cell) => macAddressOf(cell) !== undefined))
  const most = addresses.reduce((largest, { length }) => Math.max(largest, length), 0)
  const headed = columns.findIndex(([heading = '']) => isHeading(heading))
  return {
    rows,
    columns: columns.map((cells, index) => {
      const found = addresses[index] ?? []
      const isHeaded = isHeading(cells[0] ?? '')
      return [...new Set(found.length > 0 ? found : isHeaded ? cells.slice(1) : cells)]
    }),
    guess: most > 0 ? addresses.findIndex(({ length }) => length === most) : Math.max(0, headed),
  }
}

/** The codes of a CSV file, or of any text with a code on each line. */
export async function codesInFile(file: Blob): Promise<CodeTable> {
  const { default: Papa } = await import('papaparse')
  return codesInRows(Papa.parse<string[]>(await file.text(), { skipEmptyLines: true }).data)
}
