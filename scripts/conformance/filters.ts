import type { Call } from './client.ts'
import type { Run } from './run.ts'
import { rowsOf, samples, type Found } from './values.ts'

/** A parameter that narrows a list. */
export type Filter = {
  parameter: string
  /** Values of rows that exist. */
  values: (found: Found) => unknown[]
  /** Whether the contract says that the rows of the values are found. */
  finds?: boolean
  /** Whether a row belongs to the answer for a value. */
  matches: (row: unknown, value: string) => boolean
}

/** A text that no record has. */
export const nonsense = 'conformance-no-such-text'

/** Checks that every row of a narrowed list belongs there, and that letter case does not hide any. */
export async function checkFilters(run: Run, call: Call, filters: Filter[]): Promise<void> {
  for (const { parameter, values, finds, matches } of filters) {
    const known = samples(values(run.found).map(String), 2)
    if (known.length === 0) {
      run.outcomes.skip(call.operation, 'filter', `no row shows a value for ${parameter}`)
    }
    for (const value of known) {
      const answer = await run.read(call, { [parameter]: value })
      const rows = rowsOf(answer.body)
      if (answer.status !== 200 || !rows) continue
      const wrong = rows.findIndex((row) => !matches(row, value))
      const problems = [
        ...(wrong === -1
          ? []
          : [`${parameter}=${value} also finds ${JSON.stringify(rows[wrong])?.slice(0, 120)}`]),
        ...(finds && rows.length === 0 ? [`${parameter}=${value} finds nothing`] : []),
      ]
      run.outcomes.judge(call.operation, 'filter', answer, problems)
      if (ignoresCase.has(parameter)) await checkCase(run, call, parameter, value, rows.length)
    }
  }
}

/** The contract says of these that letter case does not matter. */
const ignoresCase = new Set(['search', 'serialNumber'])

async function checkCase(run: Run, call: Call, parameter: string, value: string, count: number) {
  const changed = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()
  if (changed === value) return
  const answer = await run.read(call, { [parameter]: changed })
  const rows = rowsOf(answer.body)?.length ?? 0
  const problem = `${parameter}=${changed} finds ${rows} rows, ${value} ${count}`
  run.outcomes.judge(call.operation, 'filter', answer, rows === count ? [] : [problem])
}

/** Checks that a text that no record has finds nothing. */
export async function checkNothingFound(run: Run, call: Call, parameter: string): Promise<void> {
  const answer = await run.read(call, { [parameter]: nonsense })
  const rows = rowsOf(answer.body)?.length ?? 0
  const problem = `${parameter}=${nonsense} finds ${rows} rows`
  run.outcomes.judge(call.operation, 'filter', answer, rows === 0 ? [] : [problem])
}
