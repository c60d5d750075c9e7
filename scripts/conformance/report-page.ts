import { safe, styles } from '../../mocks/status-page.ts'
import { examplesNote, type OperationReport, type Report } from './report.ts'

/** The report as one page without scripts. */
export function asPage(report: Report): string {
  const { api, contractVersion, run, startedAt, mode, keeps, breaks, notTried, stays } = report
  const order = { 'breaks it': 0, 'not tried': 1, 'keeps it': 2 }
  const rows = report.operations
    .toSorted((a, b) => order[a.verdict] - order[b.verdict])
    .map(rowOf)
    .join('\n')
  const left = stays.map(
    ({ what, name, note }) => `<li>${safe(`${what} ${name}`)}${note ? `: ${safe(note)}` : ''}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Conformance of ${safe(api)}</title>${styles}
<style>pre { overflow-x: auto; margin: 0 } summary { cursor: pointer } td { vertical-align: top }</style>
<h1>Conformance of ${safe(api)}</h1>
<p>Version ${safe(contractVersion)} of the contract, run ${safe(run)} of ${safe(startedAt)}: ${safe(mode.join(', '))}.
<strong>${keeps}</strong> operations keep it, <strong>${breaks}</strong> break it, <strong>${notTried}</strong> were not tried.</p>
${mode.includes('only examples') ? `<p>${safe(examplesNote)}</p>` : ''}
<table><thead><tr><th>Operation<th>Call<th>Verdict<th>Details</thead><tbody>
${rows}
</tbody></table>
${left.length === 0 ? '' : `<h2>What stays</h2><ul>${left.join('\n')}</ul>`}</html>
`
}

function rowOf({ operationId, method, path, verdict, reason, checks }: OperationReport): string {
  const broken = checks.filter(({ result }) => result === 'broken')
  const skipped = checks.filter(({ result }) => result === 'not tried')
  const kept = checks.filter(({ result }) => result === 'kept').map(({ check }) => check)
  const details = [
    ...broken.map(
      ({ check, message = '', curl = '' }) =>
        `<p><strong>${check}</strong>: ${safe(message)}</p><pre>${safe(curl)}</pre>`,
    ),
    ...skipped.map(({ check, message = '' }) => `<p>${check} not tried: ${safe(message)}</p>`),
    kept.length > 0
      ? `<details><summary>${kept.length} checks kept</summary>${kept.join(', ')}</details>`
      : '',
  ]
  const why = reason === undefined ? '' : `: ${safe(reason)}`
  return `<tr><td>${safe(operationId)}<td>${method} ${safe(path)}<td>${verdict}${why}<td>${details.join('')}`
}
