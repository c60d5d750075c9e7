import { codeKey, splitCodes } from '~/lib/codes.ts'

export type Comparison = {
  /** How many of the expected codes were scanned. */
  scanned: number
  /** Null while nothing is expected. */
  total: number | null
  /** Known only where the codes themselves are expected, not just a number of them. */
  missing: readonly string[]
  unexpected: readonly string[]
}

/**
 * Compares what was scanned with what is expected.
 *
 * @param expected A number of codes, or the codes, as typed.
 * @param names What was scanned.
 */
export function compareWithExpected(expected: string, names: readonly string[]): Comparison {
  const typed = expected.trim()
  const none = { scanned: names.length, missing: [], unexpected: [] }
  if (typed === '') return { ...none, total: null }
  if (/^\d{1,5}$/.test(typed)) return { ...none, total: Number(typed) }
  const codes = new Map(splitCodes(typed).map((code) => [codeKey(code), code]))
  const scanned = new Set(names.map(codeKey))
  const missing = [...codes].flatMap(([key, code]) => (scanned.has(key) ? [] : [code]))
  return {
    scanned: codes.size - missing.length,
    total: codes.size,
    missing,
    unexpected: names.filter((name) => !codes.has(codeKey(name))),
  }
}
