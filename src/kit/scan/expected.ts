import { codeKey, splitCodes } from '~/lib/codes.ts'

export type Comparison = {
  /** The number of expected codes that were scanned. */
  scanned: number
  /** Null if nothing is expected. */
  total: number | null
  /** Known only if codes are expected, not just a number. */
  missing: readonly string[]
  unexpected: readonly string[]
}

/**
 * Compares scanned with expected codes.
 *
 * @param expected A number of codes, or the codes, as typed.
 * @param names The scanned codes.
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
