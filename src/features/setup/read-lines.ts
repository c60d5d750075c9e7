import { cleanText } from '~/lib/typed-text.ts'

/** An entry of an archive that was not added. */
export type ImportLine = {
  /** The line number, from 1. */
  place: number
  /** The file of the archive and its row; null if the line does not name them. */
  file: string | null
  row: number | null
  /** The problem, in the server's words. */
  problem: string
}

/** Splits lines such as `users.csv, row 2: There is no enterprise Nobody`. Others stay whole; blank ones are dropped. */
export function readLines(messages: readonly string[]): ImportLine[] {
  const lines = messages.map((message) => cleanText(message, 'text')).filter((line) => line !== '')
  return lines.map((message, index) => {
    const [, file = null, row, problem = message] =
      /^([^,:]+), row (\d+): (.+)$/s.exec(message) ?? []
    return { place: index + 1, file, row: row === undefined ? null : Number(row), problem }
  })
}
