/** What came of a part of the long suite. */
export type Part = {
  name: string
  commit: string
  /** The day, as 2026-11-28. */
  when: string
  passed: number
  failed: number
  seconds: number
  output: string
}

const header = '| Part | Result | Minutes | Figures | Commit |'

/** The lines of a script's output that have its figures; of the others, the last line has them. */
const figures: Record<string, RegExp> = {
  soak: /minutes with seed|has grown|^✗/,
  wander: /without a finding/,
  planted: /of \d+ found/,
  conformance: /operations keep it/,
}

/** A row of the report's table. */
export function rowOf({ name, commit, when, passed, failed, seconds, output }: Part): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const pattern = figures[name]
  const found = pattern ? lines.filter((line) => pattern.test(line)) : lines.slice(-1)
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  const text = [counts, ...found].filter(Boolean).join('; ').replaceAll('|', '\\|')
  const result = failed === 0 ? 'passed' : 'failed'
  return `| ${name} | ${result} | ${Math.ceil(seconds / 60)} | ${text} | ${commit}, ${when} |`
}

/** The document with these rows in its table, in place of those of the same parts. */
export function withRows(document: string, rows: readonly string[]): string {
  const lines = document.split('\n')
  const first = lines.indexOf(header) + 2
  if (first === 1) throw new Error(`The report has no table: ${header}`)
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'))
  const last = length === -1 ? lines.length : first + length
  const partOf = (row: string) => row.split('|')[1]?.trim()
  const kept = lines
    .slice(first, last)
    .filter((row) => !rows.some((each) => partOf(each) === partOf(row)))
  return [...lines.slice(0, first), ...kept, ...rows, ...lines.slice(last)].join('\n')
}
