export type CsvRow = {
  /** Its line in the file; the header is 1. */
  row: number
  /** The trimmed value of a column, or an empty text. */
  value: (column: string) => string
}

export type Csv = { columns: string[]; rows: CsvRow[] }

/** Reads comma-separated values with a header. Column names ignore letter case; empty rows are skipped. */
export function readCsv(text: string): Csv {
  const [header = [], ...records] = recordsOf(text)
  const columns = header.map((name) => name.trim().toLowerCase())
  const rows = records.map((values, index) => ({
    row: index + 2,
    values,
    value: (column: string) => values[columns.indexOf(column)]?.trim() ?? '',
  }))
  return {
    columns,
    rows: rows
      .filter(({ values }) => values.some((each) => each.trim() !== ''))
      .map(({ row, value }) => ({ row, value })),
  }
}

/** A value, quoted or not, and its delimiter. */
const token = /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r?\n|\r|$)/gy

function recordsOf(text: string): string[][] {
  const records: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(token)) {
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== ',') records.push([])
  }
  return records
}
